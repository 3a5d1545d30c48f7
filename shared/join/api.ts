import { said } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { AffiliateInput, AmbassadorInput, BoardMemberInput } from './schema.ts'

export const joinApi = {
	boardMember: {
		summary: 'Apply to become a board member',
		method: 'POST',
		path: '/api/join-application',
		access: 'member',
		once: true,
		request: BoardMemberInput,
		response: said.partial(),
	},
	ambassador: {
		summary: 'Apply to become an ambassador',
		method: 'POST',
		path: '/api/ambassador-application',
		access: 'member',
		once: true,
		request: AmbassadorInput,
		response: said.partial(),
	},
	affiliate: {
		summary: 'Apply to become an affiliate',
		method: 'POST',
		path: '/api/affiliates',
		access: 'member',
		once: true,
		request: AffiliateInput,
		response: said,
	},
} satisfies Api
