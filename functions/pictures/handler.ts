import { serve } from '#functions/platform/http/serve.ts'
import { withSelfCheck } from '#functions/platform/self-check.ts'
import { eventPicturesApi } from '#shared/events/pictures-api.ts'
import { sponsorLogosApi } from '#shared/sponsors/logos-api.ts'
import { drawCheck } from './draw-check.ts'
import { addEvent, addImages, changeMainImage, deleteImages } from './events.ts'
import { addSponsor, removeSponsor, updateSponsor } from './sponsors.ts'

const answer = serve({ ...eventPicturesApi, ...sponsorLogosApi })({
	add: addEvent,
	addImages,
	deleteImages,
	changeMainImage,
	addSponsor,
	updateSponsor,
	removeSponsor,
})

export const handler = withSelfCheck(drawCheck, answer)
