import * as z from 'zod'
import { noContent } from '../answers.ts'
import { type Api, get, post } from '../endpoint.ts'
import { id, ifGiven } from '../fields.ts'
import { nextPage, pageQuery } from '../lists.ts'
import { staffToken } from '../tokens.ts'
import { ApplicationRow } from './records.ts'

/** An application's affiliate is a fact of the application, so this is part of applications and not of affiliates. */
export const affiliateApplicationsApi = {
	ofAffiliate: get('/api/affiliate-applications', 'Application Access', {
		summary: 'Applications that came through one affiliate, newest first',
		listsPeople: true,
		request: z.strictObject({ ...pageQuery, id }),
		response: z.object({ applications: z.array(ApplicationRow), ...nextPage }),
	}),
	assignAffiliate: post('/api/assign-affiliate', 'Application Access', {
		summary: 'Say which affiliate sent an application, or that none did',
		request: z.strictObject({ token: staffToken, id: ifGiven(id) }),
		response: noContent,
	}),
} satisfies Api
