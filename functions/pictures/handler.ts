import { encode } from '#functions/domain/pictures/encode.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { withSelfCheck } from '#functions/platform/self-check.ts'
import { eventPicturesApi } from '#shared/events/pictures-api.ts'
import { sponsorLogosApi } from '#shared/sponsors/logos-api.ts'
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

/** A PNG of one pixel. */
const picture = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
)

/** Draws a picture, which takes machine code for Lambda's processor that no laptop can run. */
async function drawCheck() {
	const { width, height, sizes } = await encode(picture)
	return { width, height, drawn: sizes.length }
}
