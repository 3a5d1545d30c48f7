import type { Answer } from '#shared/endpoint.ts'
import { legacyApi } from '#shared/legacy/api.ts'
import { client } from '#web/lib/api.ts'
import { dollars } from '#web/lib/money.ts'
import { statusTones } from '../applications/applications.ts'
import { kind, lastNameFirst } from '../lists/kind.ts'
import { type ListRequest, pageOf } from '../lists/pagedList.ts'
import { plainDay } from '../when.ts'

export const legacy = client(legacyApi)

export type LegacyApplication = Answer<typeof legacyApi.list>['applications'][number]

export const legacyList = kind({
	section: 'legacy',
	label: 'Legacy applications',
	permission: 'Application Access',
	nouns: ['legacy application', 'legacy applications'],
	search: { hint: 'Type a part of a name or token.' },
	load: async (request: ListRequest<LegacyApplication['status']>) => pageOf('applications', await legacy.list(request)),
	idOf: ({ token }) => token,
	statusOf: ({ status }) => status,
	orderOf: ({ date }) => Date.parse(date),
	searchedBy: ({ token }) => token,
	heads: {
		Name: lastNameFirst,
		Amount: ({ amount }) => amount,
		Date: ({ date }) => Date.parse(date),
		Status: ({ status }) => status,
	},
	shown: ({ firstName, lastName, amount, date, status }) => ({
		name: `${firstName} ${lastName}`,
		about: dollars(amount),
		date: plainDay(date),
		tone: statusTones[status],
		status,
	}),
})
