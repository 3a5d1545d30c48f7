import * as z from 'zod'
import { noPayload } from '../answers.ts'
import { type Api, get } from '../endpoint.ts'
import { Sponsor, SponsorWall } from './schema.ts'

export const sponsorsApi = {
	list: get('/api/sponsors', 'public', {
		summary: 'The sponsors of the wall on the home page, in order, the top sponsor first',
		request: noPayload,
		response: z.object({ sponsors: z.array(Sponsor) }),
	}),
	manage: get('/api/sponsor-settings', 'Application Access', {
		summary: 'The sponsors as they are now, for those who change them',
		request: noPayload,
		response: SponsorWall,
	}),
} satisfies Api
