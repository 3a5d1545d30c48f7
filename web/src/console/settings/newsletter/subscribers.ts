import type { Column } from '#shared/csv.ts'
import type { Answer } from '#shared/endpoint.ts'
import { unsubscribePage } from '#shared/newsletter/links.ts'
import { newsletterStaffApi } from '#shared/newsletter/staff-api.ts'
import { addressIn } from '#web/lib/addresses.ts'
import { client } from '#web/lib/api.ts'
import { kind } from '../../kind.ts'
import { type ListRequest, pageOf } from '../../pagedList.ts'
import { dayAndTime, onlyDay } from '../../when.ts'

export const newsletter = client(newsletterStaffApi)

export type Subscriber = Answer<typeof newsletterStaffApi.subscribers>['subscribers'][number]

export const subscriberList = kind({
	section: 'settings/newsletter',
	label: 'Newsletter subscribers',
	permission: 'User Access',
	nouns: ['subscriber', 'subscribers'],
	search: { hint: 'Type a part of a name or email.' },
	load: async (request: ListRequest<never>) => pageOf('subscribers', await newsletter.subscribers(request)),
	idOf: ({ _id }) => _id,
	statusOf: () => [],
	orderOf: ({ dateAdded }) => Date.parse(dateAdded),
	searchedBy: ({ email }) => email,
	shown: ({ firstName, lastName, email, dateAdded }) => ({
		name: `${firstName} ${lastName}`,
		about: email,
		date: onlyDay(dateAdded),
		tone: 'plain',
	}),
})

export const subscriberColumns: Column<Subscriber>[] = [
	['First name', ({ firstName }) => firstName],
	['Last name', ({ lastName }) => lastName],
	['Email', ({ email }) => email],
	['Subscribed', ({ dateAdded }) => dayAndTime(dateAdded)],
	['Unsubscribe link', ({ _id, language }) => window.location.origin + addressIn(language, unsubscribePage(_id))],
	['Language', ({ language }) => ({ en: 'English', es: 'Spanish' })[language]],
]
