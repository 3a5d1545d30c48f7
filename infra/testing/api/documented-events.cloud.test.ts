import { expect, test } from 'vitest'
import { employee } from '#functions/users/people.cloud.test.data.ts'
import { createPerson } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { address, answersAll, DocumentedClient, has, inDays, picture, went } from './documented.cloud.test.data.ts'

/** The events of documented-console.cloud.test.ts: by a client that knows only the document. */
answersAll(`
	GET /api/events
	GET /api/upcoming-events-for-signin
	POST /api/event
	POST /api/update-event
	POST /api/archive-event
	POST /api/unarchive-event
	POST /api/add-event-images
	POST /api/delete-event-images
	POST /api/update-main-event-image
	POST /api/update-attending-list-for-event`)

const key = 'meadow-and-river-7'
const { firstName, lastName } = persona
const { client, user: staffUser } = await employee('Event Access')
const staff = new DocumentedClient(client)
const { client: browser, user } = await createPerson()
const member = new DocumentedClient(browser)
const byId = (id: string) => (thing: { _id: string }) => thing._id === id

const fields = {
	name: 'Documented Evening',
	date: inDays(300),
	online: 'false',
	time: '6 to 8 pm',
	...address,
	zip: '35203',
	description: 'We walk along the river.',
	active: 'true',
}
const questions = [
	{ question: 'Will you bring a lantern?', type: 0 },
	{ question: 'Why do you come?', type: 1 },
]

const event = () => staff.find('/api/events', 'events', ({ description }) => description.includes(staffUser._id))
const own = { ...fields, description: `${fields.description} ${staffUser._id}` }

test('an event: added, edited, archived and shown again', async () => {
	const questionsText = JSON.stringify(questions)
	const added = await staff.form('/api/event', { ...own, questions: questionsText, key }, [
		['mainImg', picture('lanterns.jpg')],
	])
	expect(went(added).message).toBe('Event Added!')
	const made = await event()
	has(
		made,
		'_id, name, date, time, online, streetAddress, city, state, zip, description, active, archived, dateAdded, attending, attendingInfo, signinData, images, mainImage, questions, location',
	)
	expect(made).toMatchObject({ active: true, archived: false, attending: 0, date: inDays(300) })
	expect(made.questions).toMatchObject(questions)
	has(made.mainImage, 'name, data')

	const { _id: id } = made
	for (const time of ['7 pm', '8 pm', '7 pm']) {
		const change = { id, ...own, online: false, active: true, time, questions: questionsText, key }
		expect(went(await staff.json('/api/update-event', change)).message).toBe('Event Updated!')
		expect((await event()).time).toBe(time)
	}
	const isPublic = async () => Boolean(await member.find('/api/active-events', 'events', byId(id)))
	for (const [path, archived] of [
		['/api/archive-event', true],
		['/api/unarchive-event', false],
		['/api/archive-event', true],
		['/api/unarchive-event', false],
	] as const) {
		went(await staff.json(path, { key, id }), 'message')
		expect((await event()).archived).toBe(archived)
		expect(await isPublic()).toBe(!archived)
	}
})

test('its images: added, deleted and added again, and another main image', async () => {
	const { _id: id } = await event()
	const add = () =>
		staff.form('/api/add-event-images', { id }, [
			['eventImages', picture('one.jpg')],
			['eventImages', picture('one.jpg')],
		])
	const first = went(await add(), 'images')
	expect(first.message).toBe('Images Uploaded!')
	expect(first.images).toHaveLength(2)
	has(first.images[0], 'name, size, data, contentType')
	const removed = await staff.json('/api/delete-event-images', { key, newImages: [first.images[0]], id })
	expect(went(removed).message).toBe('Images Deleted!')
	expect(went(removed).images).toHaveLength(1)
	expect(went(await add()).images).toHaveLength(3)
	expect((await event()).images).toHaveLength(3)
	const changed = await staff.form('/api/update-main-event-image', { key, id }, [['mainImg', picture('two.jpg')]])
	expect(went(changed).message).toBe('Main Event Image Changed!')
	expect((await event()).mainImage.name).toBe('two.jpg')
	const none = await staff.form('/api/update-main-event-image', { key, id })
	expect(none.text).toContain('No File Attached!')
})

test('a guest signs up, and another signs in at the event', async () => {
	const { _id: eventID } = await event()
	went(
		await member.form('/api/attending-event', {
			firstName,
			lastName,
			email: user.email,
			id: eventID,
			questionAnswers: JSON.stringify(['Yes', 'For the light.']),
		}),
	)
	const { attending, attendingInfo } = await event()
	expect(attending).toBe(1)
	has(attendingInfo[0], 'firstName, lastName, email, questionAnswers')

	has(await staff.find('/api/upcoming-events-for-signin', 'events', byId(eventID)), '_id, name, date')
	const guest = {
		firstName,
		lastName,
		email: user.email,
		birthday: persona.birthday,
		phone: persona.phone,
		gender: 'Other',
		...address,
		ZIP: '35203',
		bleedingDisorder: 'yes',
		bleedingDisorderRelationship: 'Family Member of Patient',
		bleedingDisorderType: 'Other',
		bleedingDisorderSeverity: 'Severe',
		groupMembers: '3',
		photoOptIn: 'true',
		sponsorContactOptIn: 'false',
		eventID,
	}
	const signIn = await staff.form('/api/update-attending-list-for-event', guest)
	expect(went(signIn).message).toBe('Thank You for Signing in!')
	const { signinData } = await event()
	has(
		signinData[0],
		'firstName, lastName, email, birthday, phone, gender, city, streetAddress, state, ZIP, bleedingDisorder, bleedingDisorderRelationship, bleedingDisorderType, bleedingDisorderSeverity, groupMembers, photoOptIn, sponsorContactOptIn, eventID',
	)
	const { text } = await staff.form('/api/update-attending-list-for-event', { ...guest, photoOptIn: '' })
	expect(text).toContain('"photoOptIn"')
})
