import { shown } from '#functions/domain/events/shown.ts'
import { events, requireEvent } from '#functions/domain/events/table.ts'
import { addressed } from '#functions/domain/pictures/addresses.ts'
import { deleteAtOnce, takeDown } from '#functions/domain/pictures/remove.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { chosenOnceShown } from '#functions/platform/store/shown.ts'
import { retried } from '#functions/platform/store/write.ts'
import type { eventPicturesApi } from '#shared/events/pictures-api.ts'
import { type EventImageRecord, EventRecord } from '#shared/events/records.ts'
import { imagesToDelete, mostImages, withQuestionIds } from '#shared/events/rules.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { takePictures } from './take-pictures.ts'

type Api = typeof eventPicturesApi

/** A change of images is tried again if a colleague changed the event in between, so no image is lost. */
export async function addEvent(context: RequestContext<Api['add']>) {
	const { input, now, commit } = context
	const { key, mainImg, mainImgAlt, questions = [], active = true, ...fields } = input
	const { image, writes } = await takeMainImage(input, context)
	const event = EventRecord.parse({
		...fields,
		_id: newId(),
		active,
		dateAdded: now.toISOString(),
		questions: withQuestionIds(questions, [], newId),
		mainImage: image,
	})
	const answer = { message: sentences.added, event: shown(event, now) }
	return commit(event._id, [...events.add(event), ...writes], answer)
}

export async function addImages(context: RequestContext<Api['addImages']>) {
	const { input, commit } = context
	const { id, eventImages, alts = [] } = input
	requireRoom((await requireEvent(id)).images.length + eventImages.length)
	const { images, writes } = await takeImages({ ids: eventImages, alts, field: 'eventImages' }, context)
	return retried(async () => {
		const seen = await requireEvent(id)
		const all = [...seen.images, ...images]
		requireRoom(all.length)
		const change = events.change(seen, revised(seen, { images: all }), { onConflict: 'retry' })
		const answer = { message: sentences.imagesUploaded, images: all.map(addressed) }
		return commit(id, [...change, ...writes], answer)
	})
}

export async function deleteImages({ input, person, now, commit }: RequestContext<Api['deleteImages']>) {
	const { id } = input
	const { answer, gone } = await retried(async () => {
		const seen = await requireEvent(id)
		const own = person.user._id
		const ids = seen.images.map((image) => image.id)
		const gone = await chosenOnceShown({ partition: events.key(id).pk, to: own, ids, now }, (shown) =>
			imagesToDelete(seen.images, input, own, shown),
		)
		const fresh = { images: seen.images.map(addressed) }
		if (!gone) throw new Refusal('conflict', sentences.unclearRemoval, undefined, fresh)
		const left = seen.images.filter((image) => !gone.includes(image))
		const change = events.change(seen, revised(seen, { images: left }), { onConflict: 'retry' })
		const answer = { message: sentences.imagesDeleted, images: left.map(addressed) }
		const writes = gone.length > 0 ? [...change, ...takeDown(gone, now)] : []
		return { answer: await commit(id, writes, answer), gone }
	})
	await deleteAtOnce(gone)
	return answer
}

export async function changeMainImage(context: RequestContext<Api['changeMainImage']>) {
	const { input, now, commit } = context
	const { id } = input
	await requireEvent(id)
	const { image, writes } = await takeMainImage(input, context)
	const { answer, gone } = await retried(async () => {
		const seen = await requireEvent(id)
		const gone = seen.mainImage ? [seen.mainImage] : []
		const after = revised(seen, { mainImage: image })
		const answer = { message: sentences.mainImageChanged, event: shown(after, now) }
		const change = events.change(seen, after, { onConflict: 'retry' })
		return { answer: await commit(id, [...change, ...writes, ...takeDown(gone, now)], answer), gone }
	})
	await deleteAtOnce(gone)
	return answer
}

function requireRoom(many: number) {
	if (many > mostImages) throw new Refusal('invalid', sentences.imagesFull)
}

type Sending = Pick<RequestContext<Api['addImages']>, 'parts' | 'person' | 'now'>

interface Chosen {
	ids: string[]
	alts: string[]
	field: string
}

async function takeImages({ ids, alts, field }: Chosen, sending: Sending) {
	const { pictures, writes } = await takePictures({ ids, purpose: 'event-image', field }, sending)
	const images = pictures.map(
		(picture, at): EventImageRecord => ({
			...picture,
			alt: alts[at] ?? '',
			addedOn: sending.now.toISOString(),
			addedBy: sending.person.user._id,
		}),
	)
	return { images, writes }
}

interface MainImage {
	mainImg: string
	mainImgAlt?: string | undefined
}

async function takeMainImage({ mainImg, mainImgAlt = '' }: MainImage, sending: Sending) {
	const { images, writes } = await takeImages({ ids: [mainImg], alts: [mainImgAlt], field: 'mainImg' }, sending)
	return { image: images[0], writes }
}
