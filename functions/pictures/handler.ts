import type { APIGatewayProxyEvent, Context } from 'aws-lambda'
import { serve } from '#functions/platform/http/serve.ts'
import { eventPicturesApi } from '#shared/events/pictures-api.ts'
import { sponsorLogosApi } from '#shared/sponsors/logos-api.ts'
import { addEvent, addImages, changeMainImage, deleteImages } from './events.ts'
import { isSelfCheck, selfCheck } from './self-check.ts'
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

export const handler = async (event: APIGatewayProxyEvent, context: Context) =>
	isSelfCheck(event) ? selfCheck() : answer(event, context)
