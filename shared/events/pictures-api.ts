import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import { type Api, post } from '../endpoint.ts'
import { EventImage, StaffEvent } from './records.ts'
import { AddImagesInput, DeleteImagesInput, EventInput, MainImageInput } from './schema.ts'

const changed = messageOnly.extend({ event: StaffEvent.optional() })
const images = messageOnly.extend({ images: z.array(EventImage) })

/** Every endpoint that takes or deletes the images of an event. */
export const eventPicturesApi = {
	add: post('/api/event', 'Event Access', {
		summary: 'Add an event with its main image',
		employeeKey: true,
		idempotent: true,
		files: 'accept',
		request: EventInput,
		response: changed,
	}),
	addImages: post('/api/add-event-images', 'Event Access', {
		summary: 'Add images to an event',
		idempotent: true,
		files: 'accept',
		request: AddImagesInput,
		response: images,
	}),
	deleteImages: post('/api/delete-event-images', 'Event Access', {
		summary: 'Delete the chosen images of an event',
		employeeKey: true,
		request: DeleteImagesInput,
		response: images,
		conflict: z.object({ images: z.array(EventImage) }),
	}),
	changeMainImage: post('/api/update-main-event-image', 'Event Access', {
		summary: 'Change the main image of an event',
		employeeKey: true,
		files: 'accept',
		request: MainImageInput,
		response: changed,
	}),
} satisfies Api
