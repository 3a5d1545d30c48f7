import { addGuest, guestId } from '#functions/domain/events/guests.ts'
import { events } from '#functions/domain/events/table.ts'
import { picturePath } from '#functions/domain/pictures/addresses.ts'
import { encode } from '#functions/domain/pictures/encode.ts'
import { storePicture } from '#functions/platform/files/storage.ts'
import { transact } from '#functions/platform/store/write.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { type EventImageRecord, EventRecord } from '#shared/events/records.ts'
import { questionTypes } from '#shared/events/schema.ts'
import type { Applicant } from './applications.ts'
import { daysAgo } from './days-ago.ts'
import { drawing, type Light } from './event-picture.ts'
import { writeIfNew } from './if-new.ts'

interface DemoEvent extends Partial<EventRecord> {
	name: string
	/** Counted from today; before it if negative. */
	inDays: number
	light: Light
	pictures: number
}

const lanternQuestion = { id: 'demo-question', question: 'Will you bring a lantern?', type: questionTypes.yesNo }

const demoEvents: DemoEvent[] = [
	{
		name: 'Lantern Walk',
		inDays: 16,
		light: 'dusk',
		pictures: 5,
		time: '6 to 8 pm',
		description: 'We walk along the river and over the bridge. Bring the children, and a lantern if you have one.',
		instructions: 'Meet us at the north end of the bridge.',
		streetAddress: '2 River Street',
		city: 'Fernwood',
		state: 'AL',
		zip: '35203',
		questions: [lanternQuestion],
	},
	{
		name: 'Evening with a Nurse',
		inDays: 9,
		light: 'morning',
		pictures: 1,
		time: '7 pm',
		description: 'A nurse from the treatment center answers what you’d like to know about treating at home.',
		instructions: 'We send the link to the call on the day before.',
		online: true,
		capacity: 4,
	},
	{
		name: 'Family Day',
		inDays: -40,
		active: false,
		light: 'noon',
		pictures: 8,
		time: '10 am to 4 pm',
		description: 'Games, lunch and time to talk. Thank you all for coming.',
		streetAddress: '40 Meadow Road',
		city: 'Pinehaven',
		state: 'GA',
		zip: '30305',
	},
	{
		name: 'Winter Breakfast',
		inDays: 30,
		archived: true,
		light: 'morning',
		pictures: 1,
		time: '9 am',
		description: 'The hall isn’t free that day. We’re looking for another one.',
		online: false,
		streetAddress: '11 Hill Lane',
		city: 'Cedar Flats',
		state: 'TN',
		zip: '37203',
	},
]

/** Events that are coming, full, over and taken off the site, with pictures and the people who signed up. */
export async function seedEvents(people: readonly Applicant[]) {
	for (const [at, demo] of demoEvents.entries()) {
		const { inDays, light, pictures, ...shown } = demo
		const dateAdded = daysAgo(50 + at)
		const images = Array.from({ length: pictures }, (_, number) => picture(`demo-event-${at}-${number}`, demo))
		const [mainImage, ...others] = images
		const coming = at === 2 ? [] : people.slice(0, 4)
		const event = EventRecord.parse({
			online: false,
			...shown,
			_id: `demo-event-${at}`,
			dateAdded,
			mainImage,
			images: others,
			date: addDays(dayOf(new Date()), inDays),
			attending: coming.length,
		})
		if (!(await writeIfNew(events.add(event)))) continue
		for (const [number, image] of images.entries()) await store(image, drawing(light, number * 2 + 1))
		for (const { firstName, lastName, email } of coming)
			await transact(
				addGuest({
					firstName,
					lastName,
					email,
					_id: guestId(event._id, email),
					eventID: event._id,
					version: 0,
					language: 'en',
					date: dateAdded,
					signedIn: false,
					questionAnswers: event.questions.map(yes),
				}),
			)
	}
}

const yes = ({ id, question }: { id: string; question: string }) => ({ id, question, answer: 'Yes' })

const picture = (id: string, { name }: DemoEvent): EventImageRecord => ({
	id,
	name: `${id}.png`,
	size: 30_000,
	contentType: 'image/png',
	width: 1600,
	height: 1000,
	alt: `${name}: a drawing of the bridge`,
	addedOn: daysAgo(50),
	addedBy: 'demo-staff',
})

async function store({ id }: EventImageRecord, svg: Buffer) {
	const { sizes } = await encode(svg)
	for (const { step, bytes } of sizes) await storePicture(picturePath(id, step), bytes)
}
