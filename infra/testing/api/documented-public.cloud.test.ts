import { expect, test } from 'vitest'
import { createEvent } from '#infra/testing/events.ts'
import { mailTo, newEmail, recoveryCode, verificationCode } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { address, answersAll, DocumentedClient, has, letter, went, written } from './documented.cloud.test.data.ts'

/**
 * A client written from the document of the public site alone, in its order: its paths, payloads, answers and sentences.
 * The differences it can't know of are in docs/decisions/where-we-differ-from-the-documents.md.
 */
answersAll(`
	GET /api/user
	POST /api/newsletter-signup
	GET /api/upcoming-events
	POST /api/signout
	POST /api/applications
	POST /api/book-application
	POST /api/search-for-application
	GET /api/userapplications
	POST /api/join-application
	POST /api/ambassador-application
	POST /api/affiliates
	POST /api/report
	POST /api/user
	POST /api/login
	POST /api/send-recovery-email
	POST /api/verify-user
	POST /api/recover-password
	GET /api/active-events
	POST /api/attending-event`)

const { firstName, lastName, password, newPassword } = persona
const email = newEmail()
const visitor = new DocumentedClient()
const member = new DocumentedClient()

went(await member.json('/api/user', { firstName, lastName, email, password }), 'message')
went(await member.json('/api/verify-user', { verificationCode: await verificationCode(email) }))

test('a visitor is no user, and a member is the whole body', async () => {
	expect((await visitor.get('/api/user')).answer).toBe(null)
	const { answer: user } = await member.get('/api/user')
	has(
		user,
		'_id, firstName, lastName, email, verified, employee, newsletter, clientSidePermissions, applicationTokens, assistanceRecieved, amountDonated, dateRegistered',
	)
	expect(user).toMatchObject({ firstName, lastName, email, verified: true, employee: false })
})

test('the newsletter: subscribed, left and subscribed again', async () => {
	const subscribe = () => member.form('/api/newsletter-signup', { firstName, lastName, email })
	const isSubscribed = async () => (await member.get('/api/user')).answer.newsletter
	expect(went(await subscribe()).message).toBe('Thanks for Signing Up!')
	const [, token = ''] = /unsubscribe#([\w-]+)/.exec((await mailTo(email, /unsubscribe#/)).text) ?? []
	mayNotBeLogged(cloud, token)
	expect(await isSubscribed()).toBe(true)
	went(await visitor.json('/api/newsletter-unsubscribe', { token }))
	expect(await isSubscribed()).toBe(false)
	expect(went(await subscribe()).message).toBe('Thanks for Signing Up!')
	expect(await isSubscribed()).toBe(true)
})

const form = { ...written, email }

test('assistance: applied with files, found by name and token, and listed', async () => {
	const applied = await member.form('/api/applications', form, [
		['attachments', letter('rent.txt')],
		['attachments', letter('second.txt')],
	])
	const { token } = went(applied, 'token', 'message')
	mayNotBeLogged(cloud, token)

	const found = await visitor.json('/api/search-for-application', { firstName, lastName, token })
	const { application } = went(found, 'application')
	has(
		application,
		'firstName, lastName, email, birthday, phone, income, gender, relationshipStatus, streetAddress, city, state, ZIP, bleedingDisorder, bleedingDisorderRelationship, bleedingDisorderType, bleedingDisorderSeverity, HTC, type, method, amount, details, attachments, referred, referrer, status',
	)
	expect(application).toMatchObject({ status: 'Pending', bleedingDisorder: true, birthday: persona.birthday })
	expect(application.attachments).toHaveLength(2)

	const { applications } = went(await member.get('/api/userapplications'), 'applications')
	expect(applications).toHaveLength(1)
	has(
		applications[0],
		'token, status, issuedOn, firstName, lastName, gender, birthday, email, phone, type, method, amount, familyData, isMinor, livesAlone, otherApplication, otherLocations, newsletterOptIn, attachments',
	)
	const { issuedOn, attachments } = applications[0]
	expect(issuedOn).toMatch(/^\d{1,2}\/\d{1,2}\/\d{4}$/)
	has(attachments[0], 'name, size')
	const { applicationTokens } = (await member.get('/api/user')).answer
	expect(applicationTokens).toEqual([token])
	const { token: second } = went(await member.form('/api/applications', { ...form, amount: '100' }))
	mayNotBeLogged(cloud, second)
	const inOrder = went(await member.get('/api/userapplications')).applications
	expect(inOrder.map((one: { token: string }) => one.token)).toEqual([second, token])

	const other = { firstName: 'Aspen', lastName, token }
	const none = await visitor.json('/api/search-for-application', other)
	expect(none.answer).toMatchObject({ status: false, message: expect.any(String) })
	const empty = await visitor.json('/api/search-for-application', { ...other, firstName: '' })
	expect(empty.answer.message).toBe('Please input all requested information!')
})

test('books for a reader, by a visitor', async () => {
	const books = {
		firstName,
		lastName,
		email,
		...address,
		state: 'AL',
		ZIP: '35203',
		readerFirstName: 'Reed',
		readerLastName: 'Brook',
		readerGender: 'Other',
		readingLevel: 'Pre-School',
		readerDetails: '',
	}
	const { token } = went(await visitor.form('/api/book-application', books), 'token', 'message')
	mayNotBeLogged(cloud, token)
	expect(went(await visitor.form('/api/book-application', { ...books, readingLevel: '5th Grade' })).token).not.toBe(
		token,
	)
})

const applicant = {
	email,
	firstName,
	lastName,
	phone: persona.phone,
	...address,
	zip: '35203',
	callTime: 'Evening',
	employer: 'Fernwood Library',
	interestReason: 'I want to help.',
	skills: 'Listening.',
	otherCommitments: 'None.',
	otherExperience: 'A bake sale.',
	otherInformation: '',
}

test('a member applies as board member, ambassador and affiliate', async () => {
	went(await member.json('/api/join-application', { ...applicant, otherOrgs: 'The choir.' }))
	const ambassador = {
		...applicant,
		connections: 'Two schools.',
		otherInvolvement: 'None.',
		time: 'Evenings.',
		socialMediaComfort: true,
		showOnWebsite: false,
	}
	went(await member.json('/api/ambassador-application', ambassador))
	for (const type of ['Individual', 'Non-Profit', 'Private Company', 'Organization'])
		went(await member.form('/api/affiliates', { name: 'Fernwood Relief', email, type }), 'message')
})

test.each(['Technical', 'Financial', 'Staff', 'Other'])('a report of type %s', async (type) => {
	const report = { type, description: 'The page stays blank.', email }
	expect((await visitor.json('/api/report', report)).code).toBe(200)
	expect((await visitor.json('/api/report', { ...report, description: 'x'.repeat(501) })).code).toBe(400)
})

test('events: shown by date, signed up for, canceled, signed up for again', async () => {
	const event = await createEvent({
		name: 'Documented Walk',
		questions: [
			{ id: 'lantern', question: 'Will you bring a lantern?', type: 0 },
			{ id: 'why', question: 'Why do you come?', type: 1 },
		],
	})
	const upcoming = went(await visitor.get('/api/upcoming-events'), 'events')
	const shown = upcoming.events.find(({ name }: { name: string }) => name === event.name)
	has(shown, 'date, name')
	const mine = await visitor.find('/api/active-events', 'events', ({ _id }) => _id === event._id)
	has(mine, '_id, name, online, time, date, description, active, images, questions')
	expect(mine.date).toMatch(/^\d{1,2}\/\d{1,2}\/\d{4}$/)
	expect(mine.questions).toMatchObject([{ type: 0 }, { type: 1 }])

	const guest = newEmail()
	const signUp = () =>
		visitor.form('/api/attending-event', {
			firstName,
			lastName,
			email: guest,
			id: mine._id,
			questionAnswers: JSON.stringify(['Yes', 'For the light.']),
		})
	expect(went(await signUp()).message).toBe('Thanks for Signing Up!')
	const [, token = ''] = /cancel#([\w-]{21})/.exec((await mailTo(guest, /cancel#/)).text) ?? []
	mayNotBeLogged(cloud, token)
	went(await visitor.json('/api/cancel-event-sign-up', { token }))
	expect(went(await signUp()).message).toBe('Thanks for Signing Up!')
	await mailTo(guest, /cancel#/, 2)
})

test('sign out, log in and recover', async () => {
	went(await member.post('/api/signout'))
	expect((await member.get('/api/user')).answer).toBe(null)
	const refused = await member.json('/api/login', { email, password: newPassword })
	expect(refused.answer).toMatchObject({ status: false, message: expect.any(String) })
	went(await member.json('/api/login', { email, password }))
	expect((await member.get('/api/user')).answer).toMatchObject({ email })

	went(await visitor.json('/api/send-recovery-email', { email }), 'message')
	const token = await recoveryCode(email)
	expect(token).toHaveLength(10)
	went(await visitor.json('/api/recover-password', { email, password: newPassword, token }), 'message')
	went(await member.json('/api/login', { email, password: newPassword }))
})
