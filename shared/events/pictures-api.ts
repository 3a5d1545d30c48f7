import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { EventImage, StaffEvent } from './records.ts'
import { AddImagesInput, DeleteImagesInput, EventInput, MainImageInput } from './schema.ts'

const changed = messageOnly.extend({ event: StaffEvent.optional() })
const images = messageOnly.extend({ images: z.array(EventImage) })

/** Every endpoint that takes or deletes the images of an event. */
export const eventPicturesApi = {
	add: {
		summary: 'Add an event with its main image',
		method: 'POST',
		path: '/api/event',
		access: 'Event Access',
		employeeKey: true,
		idempotent: true,
		files: 'accept',
		request: EventInput,
		response: changed,
	},
	addImages: {
		summary: 'Add images to an event',
		method: 'POST',
		path: '/api/add-event-images',
		access: 'Event Access',
		idempotent: true,
		files: 'accept',
		request: AddImagesInput,
		response: images,
	},
	deleteImages: {
		summary: 'Delete the chosen images of an event',
		method: 'POST',
		path: '/api/delete-event-images',
		access: 'Event Access',
		employeeKey: true,
		request: DeleteImagesInput,
		response: images,
		conflict: z.object({ images: z.array(EventImage) }),
	},
	changeMainImage: {
		summary: 'Change the main image of an event',
		method: 'POST',
		path: '/api/update-main-event-image',
		access: 'Event Access',
		employeeKey: true,
		files: 'accept',
		request: MainImageInput,
		response: changed,
	},
} satisfies Api
