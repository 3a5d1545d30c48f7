import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { nextPage, pageQuery } from '../lists.ts'
import { OwnJoinApplication } from './records.ts'
import { AffiliateInput, AmbassadorInput, BoardMemberInput } from './schema.ts'

export const joinApi = {
	boardMember: {
		summary: 'Apply to become a board member',
		method: 'POST',
		path: '/api/join-application',
		access: 'member',
		idempotent: true,
		rateLimit: { attempts: 20, minutes: 60 },
		request: BoardMemberInput,
		response: messageOnly.partial(),
	},
	ambassador: {
		summary: 'Apply to become an ambassador',
		method: 'POST',
		path: '/api/ambassador-application',
		access: 'member',
		idempotent: true,
		rateLimit: { attempts: 20, minutes: 60 },
		request: AmbassadorInput,
		response: messageOnly.partial(),
	},
	affiliate: {
		summary: 'Apply to become an affiliate',
		method: 'POST',
		path: '/api/affiliates',
		access: 'member',
		idempotent: true,
		rateLimit: { attempts: 20, minutes: 60 },
		request: AffiliateInput,
		response: messageOnly,
	},
	mine: {
		summary: 'The member’s own applications to join, newest first',
		method: 'GET',
		path: '/api/own-join-applications',
		access: 'member',
		request: z.strictObject(pageQuery),
		response: z.object({ applications: z.array(OwnJoinApplication), ...nextPage }),
	},
} satisfies Api
