import * as z from 'zod'
import { nothing, said } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { RemoveSponsorInput, Sponsor, SponsorInput, SponsorUpdateInput } from './schema.ts'

const saved = said.extend({ sponsor: Sponsor })

export const sponsorsApi = {
	list: {
		summary: 'The sponsors of the wall on the home page, in order',
		method: 'GET',
		path: '/api/sponsors',
		access: 'public',
		cached: true,
		request: nothing,
		response: z.object({ sponsors: z.array(Sponsor) }),
	},
	add: {
		summary: 'Add a sponsor',
		method: 'POST',
		path: '/api/add-sponsor',
		access: 'Application Access',
		once: true,
		request: SponsorInput,
		response: saved,
	},
	update: {
		summary: 'Change a sponsor',
		method: 'POST',
		path: '/api/update-sponsor',
		access: 'Application Access',
		request: SponsorUpdateInput,
		response: saved,
	},
	remove: {
		summary: 'Take a sponsor off the wall',
		method: 'POST',
		path: '/api/remove-sponsor',
		access: 'Application Access',
		request: RemoveSponsorInput,
		response: said,
	},
} satisfies Api
