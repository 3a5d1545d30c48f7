import * as z from 'zod'
import { type Api, get } from '../endpoint.ts'
import { id } from '../fields.ts'
import { nextPage, pageQuery } from '../lists.ts'
import { ApplicationRow } from './records.ts'

/** An application's affiliate is a fact of the application, so this is part of applications and not of affiliates. */
export const affiliateApplicationsApi = {
	ofAffiliate: get('/api/affiliate-applications', 'Application Access', {
		summary: 'Applications that came through one affiliate, newest first',
		listsPeople: true,
		request: z.strictObject({ ...pageQuery, id }),
		response: z.object({ applications: z.array(ApplicationRow), ...nextPage }),
	}),
} satisfies Api
