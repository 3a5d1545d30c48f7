import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { MoveSponsorInput, Sponsor, SponsorWall } from './schema.ts'

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
	move: {
		summary: 'Move a partner one place up or down',
		method: 'POST',
		path: '/api/move-sponsor',
		access: 'Application Access',
		idempotent: true,
		request: MoveSponsorInput,
		response: messageOnly.extend(SponsorWall.shape),
	},
} satisfies Api
