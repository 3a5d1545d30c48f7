import { expect, test } from 'vitest'
import { employee } from '#functions/users/people.cloud.test.data.ts'
import { createPerson, newLastName } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { answersAll, DocumentedClient, has, inDays, letter, went, written } from './documented.cloud.test.data.ts'

/**
 * A client written from the document of the console alone, in its order: its paths, payloads, answers and sentences.
 * Its events are in documented-events.cloud.test.ts, and the differences it can't know of are in
 * docs/decisions/where-we-differ-from-the-documents.md.
 */
answersAll(`
	GET /api/user
	GET /api/applications
	GET /api/legacy-applications
	GET /api/affiliates
	GET /api/reports
	GET /api/users
	GET /api/sponsors
	GET /api/last-bleeding-disorder-statistics-entry
	POST /api/update-bleeding-disorder-statistics
	POST /api/user-by-id
	POST /api/respond-to-application
	POST /api/email-user
	POST /api/add-application-attachments
	POST /api/add-application-note
	POST /api/add-user-note
	POST /api/delete-application-notes
	POST /api/delete-user-notes
	POST /api/legacy-application
	POST /api/remove-legacy-application
	POST /api/change-report
	POST /api/change-user-permissions
	POST /api/make-user-employee`)

const key = 'meadow-and-river-7'
const { firstName } = persona
const lastName = newLastName()
const all = ['Application Access', 'Event Access', 'User Access', 'Report Access'] as const
const { client, user: staffUser } = await employee(...all)
const staff = new DocumentedClient(client)
const { client: browser, user } = await createPerson()
const member = new DocumentedClient(browser)

interface Named {
	_id: string
	token: string
	body: string
}

const byToken = (token: string) => (thing: Named) => thing.token === token
const byId = (id: string) => (thing: Named) => thing._id === id

const { token } = went(
	await member.form(
		'/api/applications',
		{
			...written,
			lastName,
			email: user.email,
			bleedingDisorderRelationship: 'Self',
			bleedingDisorderType: 'Von Willebrand Disease',
			bleedingDisorderSeverity: 'Mild',
			otherApplication: 'no',
			otherLocations: '',
		},
		[['attachments', letter('rent.txt')]],
	),
)
mayNotBeLogged(cloud, token)

const application = () => staff.find('/api/applications', 'applications', byToken(token))

test('the current user is an employee, and their lists open', async () => {
	const { answer } = await staff.get('/api/user')
	expect(answer).toMatchObject({ _id: staffUser._id, employee: true, clientSidePermissions: [...all] })
	went(await staff.get('/api/affiliates'), 'affiliates')
	went(await staff.get('/api/sponsors'), 'sponsors')
	const shown = await application()
	has(
		shown,
		'token, status, applicantID, firstName, lastName, email, birthday, phone, income, gender, relationshipStatus, familyData, isMinor, livesAlone, streetAddress, city, state, ZIP, bleedingDisorder, bleedingDisorderRelationship, bleedingDisorderType, bleedingDisorderSeverity, HTC, type, method, amount, details, attachments, referred, issuedOn, notes, affiliateApproved, affiliateDenied',
	)
	expect(shown).toMatchObject({ status: 'Pending', applicantID: user._id, bleedingDisorder: true })
	has(shown.attachments[0], 'name, size, contentType')
})

test('a decision: approved, denied and approved again ends in approved', async () => {
	const respond = (status: string, amount: string) =>
		staff.form('/api/respond-to-application', {
			token,
			status,
			message: 'We read it together.',
			key,
			amount,
			emailApplicant: 'no',
		})
	for (const [status, amount] of [
		['Approved', '250'],
		['Denied', ''],
		['Approved', '250'],
	] as const) {
		const { message, application: answered } = went(await respond(status, amount), 'application')
		expect(message).toBe('Response Submitted!')
		has(answered, 'attachments, notes, firstName, familyData')
		expect(answered.status).toBe(status)
		expect((await application()).status).toBe(status)
		const lookup = { firstName, lastName, token }
		const found = went(await member.json('/api/search-for-application', lookup)).application
		expect(found.status).toBe(status === 'Denied' ? 'Declined' : status)
	}
	expect((await application()).amountApproved).toBe(250)
	const mine = went(await member.get('/api/userapplications')).applications
	expect(mine[0].status).toBe('Approved')
	const wrongKey = { token, status: 'Denied', message: '', key: 'another key', amount: '', emailApplicant: 'no' }
	const { answer } = await staff.form('/api/respond-to-application', wrongKey)
	expect(answer).toMatchObject({ status: false, message: expect.any(String) })
})

test('an email to the applicant, with its note', async () => {
	const { notes } = went(
		await staff.json('/api/email-user', { message: 'Please call us.', email: user.email, token, firstName, key }),
		'notes',
	)
	has(notes[0], 'name, date, body')
})

test('files of staff are added', async () => {
	const { attachments } = went(
		await staff.form('/api/add-application-attachments', { token }, [
			['attachments', letter('call.txt')],
			['attachments', letter('visit.txt')],
		]),
		'attachments',
	)
	expect(attachments).toHaveLength(3)
	has(attachments[0], 'name, size, contentType')
	expect((await application()).attachments).toHaveLength(3)
})

test('a note on an application: written, deleted and written again', async () => {
	const add = () => staff.json('/api/add-application-note', { token, note: 'Called back.' })
	const written = ({ body }: Named) => body === 'Called back.'
	const first = went(await add(), 'notes').notes
	expect(first.filter(written)).toHaveLength(1)
	const remaining = first.filter((note: Named) => !written(note))
	const { notes } = went(await staff.json('/api/delete-application-notes', { token, notes: remaining }), 'notes')
	expect(notes.filter(written)).toEqual([])
	expect(went(await add()).notes.filter(written)).toHaveLength(1)
	expect((await application()).notes.filter(written)).toHaveLength(1)
})

test('a user: found by id and in the list, with a note written, deleted and written again', async () => {
	const fields =
		'_id, firstName, lastName, email, dateRegistered, verified, employee, newsletter, clientSidePermissions, applicationTokens, assistanceRecieved, amountDonated, notes'
	const { user: shown } = went(await staff.form('/api/user-by-id', { id: user._id }), 'user')
	has(shown, fields)
	has(await staff.find('/api/users', 'users', byId(user._id)), fields)

	const add = () => staff.json('/api/add-user-note', { id: user._id, note: 'Asked for a call.' })
	const { notes } = went(await add(), 'notes', 'message')
	expect(notes).toHaveLength(1)
	has(notes[0], 'name, date, body')
	expect(went(await staff.json('/api/delete-user-notes', { id: user._id, notes: [] }), 'notes').notes).toEqual([])
	expect(went(await add()).notes).toHaveLength(1)
	expect(went(await staff.form('/api/user-by-id', { id: user._id })).user.notes).toHaveLength(1)
})

test('a legacy application: added, removed and added again', async () => {
	const row = { firstName, lastName, amount: '0240', date: inDays(-3), status: 'Approved' }
	const add = () => staff.form('/api/legacy-application', row)
	const isListed = async (of: string) =>
		Boolean(await staff.find('/api/legacy-applications', 'applications', byToken(of)))
	const first = went(await add(), 'message', 'application').application
	has(first, 'token, firstName, lastName, amount, date, status')
	expect(first).toMatchObject({ date: inDays(-3), status: 'Approved' })
	expect(await isListed(first.token)).toBe(true)
	went(await staff.json('/api/remove-legacy-application', { key, token: first.token }), 'message')
	expect(await isListed(first.token)).toBe(false)
	const again = went(await add()).application
	expect(again.token).not.toBe(first.token)
	expect(await isListed(again.token)).toBe(true)
	const { answer } = await staff.form('/api/legacy-application', { ...row, amount: '' })
	expect(answer.message).toBe('Missing Application Information!')
})

test('a report: resolved, not and resolved again', async () => {
	const { email } = user
	await member.json('/api/report', { type: 'Financial', description: 'The page stays blank.', email })
	const mine = () => staff.find('/api/reports', 'reports', (one) => one.email === email)
	const { token: report, ...shown } = await mine()
	has(shown, 'type, date, email, description, resolved')
	for (const resolved of [true, false, true]) {
		went(await staff.json('/api/change-report', { token: report, resolved }))
		expect((await mine()).resolved).toBe(resolved)
	}
})

test('affiliates are listed', async () => {
	const affiliate = { name: 'Fernwood Relief', email: user.email, type: 'Organization' }
	went(await member.form('/api/affiliates', affiliate))
	const mine = await staff.find('/api/affiliates', 'affiliates', ({ email }) => email === user.email)
	has(mine, 'affiliateID, name, email, type, approved, dateAdded')
	expect(mine).toMatchObject({ ...affiliate, approved: false })
})

test('the statistics of bleeding disorders', async () => {
	const updatedStats = JSON.stringify({ hemoA: {} })
	went(await staff.form('/api/update-bleeding-disorder-statistics', { updatedStats }))
	const read = async () => went(await staff.get('/api/last-bleeding-disorder-statistics-entry'), 'existingEntry')
	const isCounted = async () => (await read()).statistics?.VWD.Patients.contacts
	await expect.poll(isCounted).toContainEqual(expect.objectContaining({ email: user.email }))
	const { statistics } = await read()
	has(statistics, 'hemoA, hemoB, hemoC, VWD, fac1, fac2, fac5, fac7, fac10, fac12, fac13')
	has(statistics.VWD, 'Patients, Caretakers, FamilyMembers')
	const { contacts } = statistics.VWD.Patients.severities.Mild
	has(
		contacts.find((contact: { email: string }) => contact.email === user.email),
		'name, email, phone, state, city, ZIP',
	)
})

test('a user becomes an employee, whose permissions are given, changed and given again', async () => {
	const { user: other } = await createPerson()
	const { _id: id } = other
	const made = await staff.form('/api/make-user-employee', { key, id })
	expect(went(made).message).toBe('Successfully Made User Employee!')
	const shown = async () => went(await staff.form('/api/user-by-id', { id })).user
	expect(await shown()).toMatchObject({ employee: true, clientSidePermissions: [] })
	for (const permissions of [['Event Access'], ['Report Access', 'Event Access'], ['Event Access']]) {
		const newClientSidePermissions = JSON.stringify(permissions)
		went(await staff.form('/api/change-user-permissions', { key, newClientSidePermissions, id }), 'message')
		expect((await shown()).clientSidePermissions.toSorted()).toEqual(permissions.toSorted())
	}
})
