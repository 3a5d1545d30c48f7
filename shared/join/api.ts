import { messageOnly } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { AffiliateInput, AmbassadorInput, BoardMemberInput } from './schema.ts'

export const joinApi = {
	boardMember: {
		summary: 'Apply to become a board member',
		method: 'POST',
		path: '/api/join-application',
		access: 'member',
		idempotent: true,
		request: BoardMemberInput,
		response: messageOnly.partial(),
	},
	ambassador: {
		summary: 'Apply to become an ambassador',
		method: 'POST',
		path: '/api/ambassador-application',
		access: 'member',
		idempotent: true,
		request: AmbassadorInput,
		response: messageOnly.partial(),
	},
	affiliate: {
		summary: 'Apply to become an affiliate',
		method: 'POST',
		path: '/api/affiliates',
		access: 'member',
		idempotent: true,
		request: AffiliateInput,
		response: messageOnly,
	},
} satisfies Api
