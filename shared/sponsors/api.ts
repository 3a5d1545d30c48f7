import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import {
	MoveSponsorInput,
	RemoveSponsorInput,
	Sponsor,
	SponsorInput,
	SponsorRecord,
	SponsorUpdateInput,
} from './schema.ts'

/** Every change answers with the whole wall, because it may have moved the other sponsors too. */
const wall = z.object({ sponsors: z.array(SponsorRecord) })
const saved = messageOnly.extend(wall.shape)

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
		response: wall,
	},
	add: {
		summary: 'Add a sponsor at the end of the wall',
		method: 'POST',
		path: '/api/add-sponsor',
		access: 'Application Access',
		idempotent: true,
		request: SponsorInput,
		response: saved,
		conflict: wall,
	},
	update: {
		summary: 'Change a sponsor',
		method: 'POST',
		path: '/api/update-sponsor',
		access: 'Application Access',
		request: SponsorUpdateInput,
		response: saved,
		conflict: wall,
	},
	move: {
		summary: 'Move a partner one place up or down',
		method: 'POST',
		path: '/api/move-sponsor',
		access: 'Application Access',
		idempotent: true,
		request: MoveSponsorInput,
		response: saved,
	},
	remove: {
		summary: 'Take a sponsor off the wall',
		method: 'POST',
		path: '/api/remove-sponsor',
		access: 'Application Access',
		request: RemoveSponsorInput,
		response: saved,
		conflict: wall,
	},
} satisfies Api
