import { queryOptions } from '@tanstack/react-query'
import type { ApplicationStatus } from '#shared/applications/rules.ts'
import type { Answer } from '#shared/endpoint.ts'
import { affiliateTypes } from '#shared/join/schema.ts'
import type { joinStaffApi } from '#shared/join/staff-api.ts'
import { staff, statusTones } from '../applications/applications.ts'
import { joinStaff } from '../joinStaff.ts'
import { kind } from '../lists/kind.ts'
import { type ListRequest, pagedList, pageOf } from '../lists/pagedList.ts'
import { onlyDay } from '../when.ts'

/** The path below the console's address. */
export const section = 'affiliates'

export type Affiliate = Answer<typeof joinStaffApi.affiliates>['affiliates'][number]

export const affiliateList = kind({
	section,
	label: 'Affiliates',
	permission: 'Application Access',
	nouns: ['affiliate', 'affiliates'],
	search: { hint: 'Type a part of a name or email.' },
	load: async (request: ListRequest<ApplicationStatus>) => pageOf('affiliates', await joinStaff.affiliates(request)),
	idOf: ({ affiliateID }) => affiliateID,
	statusOf: ({ status }) => status,
	orderOf: ({ dateAdded }) => Date.parse(dateAdded),
	heads: {
		Name: ({ name }) => name,
		Type: ({ type }) => affiliateTypes[type],
		'Applied on': ({ dateAdded }) => Date.parse(dateAdded),
		Status: ({ status }) => status,
	},
	shown: ({ name, email, type, status, dateAdded }) => ({
		name,
		about: affiliateTypes[type],
		date: onlyDay(dateAdded),
		tone: statusTones[status],
		status,
		facts: [
			['Email', email],
			['Applied on', onlyDay(dateAdded)],
		],
	}),
})

export const affiliateQuery = (id: string) =>
	queryOptions({
		queryKey: ['console', 'affiliate', id],
		queryFn: async () => (await joinStaff.oneAffiliate({ id })).affiliate,
	})

/** The applications of one affiliate, whatever their status. */
export const sentList = (id: string) =>
	pagedList({
		key: ['console', 'affiliate', id, 'applications'],
		load: async ({ limit, cursor }: ListRequest<ApplicationStatus>) => {
			const answer = await staff.ofAffiliate({ id, limit, ...(cursor && { cursor }) })
			return { rows: answer.applications, next: answer.next }
		},
		idOf: ({ token }) => token,
		statusOf: ({ status }) => status,
		orderOf: ({ issuedOn }) => Date.parse(issuedOn),
	})
