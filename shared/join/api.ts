import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import { type Api, get, post } from '../endpoint.ts'
import { nextPage, pageQuery } from '../lists.ts'
import { OwnJoinApplication } from './records.ts'
import { AffiliateInput, AmbassadorInput, BoardMemberInput } from './schema.ts'

export const joinApi = {
	boardMember: post('/api/join-application', 'member', {
		summary: 'Apply to become a board member',
		idempotent: true,
		rateLimit: { attempts: 20, minutes: 60 },
		request: BoardMemberInput,
		response: messageOnly.partial(),
	}),
	ambassador: post('/api/ambassador-application', 'member', {
		summary: 'Apply to become an ambassador',
		idempotent: true,
		rateLimit: { attempts: 20, minutes: 60 },
		request: AmbassadorInput,
		response: messageOnly.partial(),
	}),
	affiliate: post('/api/affiliates', 'member', {
		summary: 'Apply to become an affiliate',
		idempotent: true,
		rateLimit: { attempts: 20, minutes: 60 },
		request: AffiliateInput,
		response: messageOnly,
	}),
	mine: get('/api/own-join-applications', 'member', {
		summary: 'The member’s own applications to join, newest first',
		request: z.strictObject(pageQuery),
		response: z.object({ applications: z.array(OwnJoinApplication), ...nextPage }),
	}),
} satisfies Api
