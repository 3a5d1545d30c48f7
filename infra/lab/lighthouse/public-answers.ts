import { addressed, picturePath } from '#functions/domain/pictures/addresses.ts'
import { encode } from '#functions/domain/pictures/encode.ts'
import { drawing, type Light } from '#infra/local/seed/event-picture.ts'
import { accountApi } from '#shared/account/api.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { eventsApi } from '#shared/events/api.ts'
import { sponsorsApi } from '#shared/sponsors/api.ts'
import { statisticsApi } from '#shared/statistics/api.ts'

const lights: Light[] = ['dusk', 'morning', 'noon']
const partners = ['Lantern Bakery', 'Pinehaven Books', 'Cedar Flats Hardware', 'Alder Pharmacy', 'River Dental']

/** The pictures are as the site stores them, by their paths. */
async function drawPictures() {
	const files = new Map<string, Buffer>()
	const pictures = []
	for (const id of lights) {
		const { width, height, sizes } = await encode(drawing(id, 5))
		for (const { step, bytes } of sizes) files.set(`/${picturePath(id, step)}`, bytes)
		pictures.push(addressed({ id, width, height }))
	}
	return { files, pictures }
}

/**
 * A visitor's browser gets these answers where there are events, sponsors, figures and pictures. Other calls fail, as
 * they may.
 */
export async function publicAnswers() {
	const { files, pictures } = await drawPictures()
	const today = dayOf(new Date())
	const events = pictures.map((picture, at) => ({
		_id: `event-${at}`,
		name: 'Lantern Walk',
		date: addDays(today, 7 * (at + 1)),
		time: '6 to 8 pm',
		location: '12 Alder Lane, Fernwood',
		description: 'We walk along the river. '.repeat(12),
		online: false,
		active: true,
		questions: [],
		signUp: 'open',
		mainImage: { ...picture, name: 'walk.webp', size: 9, contentType: 'image/webp', alt: 'A bridge at night' },
	}))
	const sponsors = ['Fernwood Savings', ...partners].map((name, at) => ({
		_id: `sponsor-${at}`,
		name,
		top: at === 0,
		logo: at < 3 ? pictures[at] : undefined,
	}))
	const published = { year: today.slice(0, 4), asOf: new Date().toISOString(), approved: 212, assistance: 61_400 }
	const answers = new Map<string, string>([
		answerTo(accountApi.currentUser, null),
		answerTo(applicationsApi.settings, { guestApplications: true, closesWithoutBill: true }),
		answerTo(eventsApi.published, { events }),
		answerTo(eventsApi.upcoming, { events }),
		answerTo(sponsorsApi.list, { sponsors }),
		answerTo(statisticsApi.published, { published: { ...published, medianDays: 9 } }),
	])
	return { files, answers }
}

/** The contract says whether this is an answer, so a page is never measured with one that it wouldn't get. */
function answerTo({ path, response }: Pick<Endpoint, 'path' | 'response'>, answer: object | null) {
	const told = response.parse(answer)
	return [path, JSON.stringify(told === null ? null : { status: true, ...Object(told) })] as const
}
