import { type Api, get, post } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
import { Grants, GrantsDownloadInput, GrantsInput } from './money.ts'

/** Grants and their payments are facts of applications, so this is part of applications. */
export const moneyApi = {
	grants: get('/api/grants', 'Application Access', {
		summary: 'Grants to pay, payments of a year, or all of them; with what they add up to',
		listsPeople: true,
		request: GrantsInput,
		response: Grants.extend(nextPage),
	}),
	downloadGrants: post('/api/download-grants', 'Application Access', {
		summary: 'Grants and payments for a CSV, page by page; each page is recorded in the audit trail',
		employeeKey: true,
		request: GrantsDownloadInput,
		response: Grants.pick({ grants: true }).extend(nextPage),
	}),
} satisfies Api
