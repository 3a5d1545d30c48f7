import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import { type Api, get, post } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
import { LegacyApplication, LegacyInput, LegacyListInput, RemoveLegacyInput } from './schema.ts'

export const legacyApi = {
	list: get('/api/legacy-applications', 'Application Access', {
		summary: 'Applications from before this system, newest first',
		listsPeople: true,
		request: LegacyListInput,
		response: z.object({ applications: z.array(LegacyApplication), ...nextPage }),
	}),
	add: post('/api/legacy-application', 'Application Access', {
		summary: 'Record a legacy application',
		idempotent: true,
		request: LegacyInput,
		response: messageOnly.extend({ application: LegacyApplication }),
	}),
	remove: post('/api/remove-legacy-application', 'Application Access', {
		summary: 'Remove a legacy application',
		employeeKey: true,
		request: RemoveLegacyInput,
		response: messageOnly,
	}),
} satisfies Api
