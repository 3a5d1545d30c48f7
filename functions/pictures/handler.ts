import { noteAdded } from '#functions/domain/events/added.ts'
import { addressed } from '#functions/domain/events/image-addresses.ts'
import { shown } from '#functions/domain/events/shown.ts'
import { events, requireEvent } from '#functions/domain/events/table.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried } from '#functions/platform/store/write.ts'
import { eventPicturesApi } from '#shared/events/pictures-api.ts'
import { EventRecord } from '#shared/events/records.ts'
import { imagesToDelete, mostImages, withQuestionIds } from '#shared/events/rules.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { deletePictures, takePictures } from './take-pictures.ts'

/** Changes of images are retried on what a colleague made of the event, so that nobody's image is lost. */
export const handler = serve(eventPicturesApi)({
	add: async (context) => {
		const { input, now, commit } = context
		const { key, mainImg, mainImgAlt, questions = [], active = true, ...fields } = input
		const chosen = { ids: [mainImg], alts: [mainImgAlt ?? ''], field: 'mainImg' }
		const { images, writes } = await takePictures(chosen, context)
		const event = EventRecord.parse({
			...fields,
			_id: newId(),
			active,
			dateAdded: now.toISOString(),
			questions: withQuestionIds(questions, [], newId),
			mainImage: images[0],
		})
		const answer = { message: sentences.added, event: shown(event, now) }
		return commit(event._id, [...events.add(event), noteAdded(event), ...writes], answer)
	},
	addImages: async (context) => {
		const { input, commit } = context
		const { id, eventImages, alts = [] } = input
		requireRoom((await requireEvent(id)).images.length + eventImages.length)
		const { images, writes } = await takePictures({ ids: eventImages, alts, field: 'eventImages' }, context)
		return retried(async () => {
			const seen = await requireEvent(id)
			const all = [...seen.images, ...images]
			requireRoom(all.length)
			const change = events.change(seen, revised(seen, { images: all }), { onConflict: 'retry' })
			const answer = { message: sentences.imagesUploaded, images: all.map(addressed) }
			return commit(id, [...change, ...writes], answer)
		})
	},
	deleteImages: async ({ input, person, commit }) => {
		const { id } = input
		const { answer, gone } = await retried(async () => {
			const seen = await requireEvent(id)
			const gone = imagesToDelete(seen.images, input, person.user._id)
			const fresh = { images: seen.images.map(addressed) }
			if (!gone) throw new Refusal('conflict', sentences.unclearRemoval, undefined, fresh)
			const left = seen.images.filter((image) => !gone.includes(image))
			const change = events.change(seen, revised(seen, { images: left }), { onConflict: 'retry' })
			const answer = { message: sentences.imagesDeleted, images: left.map(addressed) }
			return { answer: await commit(id, gone.length > 0 ? change : [], answer), gone }
		})
		await deletePictures(gone)
		return answer
	},
	changeMainImage: async (context) => {
		const { input, now, commit } = context
		const { id, mainImg, mainImgAlt } = input
		await requireEvent(id)
		const chosen = { ids: [mainImg], alts: [mainImgAlt ?? ''], field: 'mainImg' }
		const { images, writes } = await takePictures(chosen, context)
		const { answer, seen } = await retried(async () => {
			const seen = await requireEvent(id)
			const after = revised(seen, { mainImage: images[0] })
			const answer = { message: sentences.mainImageChanged, event: shown(after, now) }
			const change = events.change(seen, after, { onConflict: 'retry' })
			return { answer: await commit(id, [...change, ...writes], answer), seen }
		})
		await deletePictures(seen.mainImage ? [seen.mainImage] : [])
		return answer
	},
})

function requireRoom(many: number) {
	if (many > mostImages) throw new Refusal('invalid', sentences.imagesFull)
}
