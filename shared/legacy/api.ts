import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
import { LegacyApplication, LegacyInput, LegacyListInput, RemoveLegacyInput } from './schema.ts'

export const legacyApi = {
	list: {
		summary: 'Applications from before this system, newest first',
		method: 'GET',
		path: '/api/legacy-applications',
		access: 'Application Access',
		listsPeople: true,
		request: LegacyListInput,
		response: z.object({ applications: z.array(LegacyApplication), ...nextPage }),
	},
	add: {
		summary: 'Record a legacy application',
		method: 'POST',
		path: '/api/legacy-application',
		access: 'Application Access',
		idempotent: true,
		request: LegacyInput,
		response: messageOnly.extend({ application: LegacyApplication }),
	},
	remove: {
		summary: 'Remove a legacy application',
		method: 'POST',
		path: '/api/remove-legacy-application',
		access: 'Application Access',
		employeeKey: true,
		request: RemoveLegacyInput,
		response: messageOnly,
	},
} satisfies Api
