import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { RemoveSponsorInput, Sponsor, SponsorInput, SponsorUpdateInput } from './schema.ts'

const current = z.object({ sponsor: Sponsor })
const saved = messageOnly.extend({ sponsor: Sponsor })

export const sponsorsApi = {
	list: {
		summary: 'The sponsors of the wall on the home page, in order',
		method: 'GET',
		path: '/api/sponsors',
		access: 'public',
		cached: true,
		request: noPayload,
		response: z.object({ sponsors: z.array(Sponsor) }),
	},
	add: {
		summary: 'Add a sponsor',
		method: 'POST',
		path: '/api/add-sponsor',
		access: 'Application Access',
		idempotent: true,
		files: 'accept',
		request: SponsorInput,
		response: saved,
	},
	update: {
		summary: 'Change a sponsor',
		method: 'POST',
		path: '/api/update-sponsor',
		access: 'Application Access',
		files: 'accept',
		request: SponsorUpdateInput,
		response: saved,
		conflict: current,
	},
	remove: {
		summary: 'Take a sponsor off the wall',
		method: 'POST',
		path: '/api/remove-sponsor',
		access: 'Application Access',
		request: RemoveSponsorInput,
		response: messageOnly,
		conflict: current,
	},
} satisfies Api
