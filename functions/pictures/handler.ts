import { serve } from '#functions/platform/http/serve.ts'
import { eventPicturesApi } from '#shared/events/pictures-api.ts'
import { sponsorLogosApi } from '#shared/sponsors/logos-api.ts'
import { addEvent, addImages, changeMainImage, deleteImages } from './events.ts'
import { addSponsor, removeSponsor, updateSponsor } from './sponsors.ts'

export const handler = serve({ ...eventPicturesApi, ...sponsorLogosApi })({
	add: addEvent,
	addImages,
	deleteImages,
	changeMainImage,
	addSponsor,
	updateSponsor,
	removeSponsor,
})
