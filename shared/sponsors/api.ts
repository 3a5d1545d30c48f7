import * as z from 'zod'
import { noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { Sponsor, SponsorWall } from './schema.ts'

export const sponsorsApi = {
	list: {
		summary: 'The sponsors of the wall on the home page, in order, the top sponsor first',
		method: 'GET',
		path: '/api/sponsors',
		access: 'public',
		cached: true,
		request: noPayload,
		response: z.object({ sponsors: z.array(Sponsor) }),
	},
	manage: {
		summary: 'The sponsors as they are now, for those who change them',
		method: 'GET',
		path: '/api/sponsor-settings',
		access: 'Application Access',
		request: noPayload,
		response: SponsorWall,
	},
} satisfies Api
