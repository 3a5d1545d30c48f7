import type { Column } from '#shared/csv.ts'
import type { Answer } from '#shared/endpoint.ts'
import { unsubscribePage } from '#shared/newsletter/links.ts'
import { newsletterStaffApi } from '#shared/newsletter/staff-api.ts'
import { addressIn } from '#web/lib/addresses.ts'
import { client } from '#web/lib/api.ts'
import { type ListRequest, pagedList, pageOf } from '../../pagedList.ts'
import { dayAndTime } from '../../when.ts'

export const newsletter = client(newsletterStaffApi)

export type Subscriber = Answer<typeof newsletterStaffApi.subscribers>['subscribers'][number]

export const subscriberList = pagedList({
	key: ['console', 'subscribers'],
	load: async (request: ListRequest<never>) => pageOf('subscribers', await newsletter.subscribers(request)),
	idOf: ({ _id }) => _id,
	statusOf: () => [],
	orderOf: ({ dateAdded }) => Date.parse(dateAdded),
})

export const subscriberColumns: Column<Subscriber>[] = [
	['First name', ({ firstName }) => firstName],
	['Last name', ({ lastName }) => lastName],
	['Email', ({ email }) => email],
	['Subscribed', ({ dateAdded }) => dayAndTime(dateAdded)],
	['Unsubscribe link', ({ _id, language }) => window.location.origin + addressIn(language, unsubscribePage(_id))],
	['Language', ({ language }) => ({ en: 'English', es: 'Spanish' })[language]],
]
