import type { Api } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
import { Grants, GrantsDownloadInput, GrantsInput } from './money.ts'

/** Grants and their payments are facts of applications, so this is part of applications. */
export const moneyApi = {
	grants: {
		summary: 'Grants to pay, payments of a year, or all of them; with what they add up to',
		method: 'GET',
		path: '/api/grants',
		access: 'Application Access',
		listsPeople: true,
		request: GrantsInput,
		response: Grants.extend(nextPage),
	},
	downloadGrants: {
		summary: 'Grants and payments for a CSV, page by page; each page is recorded in the audit trail',
		method: 'POST',
		path: '/api/download-grants',
		access: 'Application Access',
		employeeKey: true,
		request: GrantsDownloadInput,
		response: Grants.pick({ grants: true }).extend(nextPage),
	},
} satisfies Api
