import type { Permission } from '#shared/endpoint.ts'
import { eventsEverywhereApi } from '#shared/events/everywhere-api.ts'
import { eventState } from '#shared/events/rules.ts'
import { roleNames } from '#shared/join/roles.ts'
import { affiliateTypes } from '#shared/join/schema.ts'
import { reportTypes } from '#shared/reports/schema.ts'
import { grantedSoFar, requested } from '#web/components/requestAndGrant.ts'
import type { Tone } from '#web/components/StatusTag.tsx'
import { client } from '#web/lib/api.ts'
import { dollars } from '#web/lib/money.ts'
import { staff, statusTones } from '../applications/applications.ts'
import { books } from '../books/books.ts'
import { staffEvents, stateWords } from '../events/events.ts'
import { joinStaff } from '../joinStaff.ts'
import { legacy } from '../legacy/legacy.ts'
import { applicationPath, consolePath, personPath, searchPath } from '../paths.ts'
import { reports } from '../reports/reports.ts'
import { searchState } from '../search.tsx'
import { users } from '../settings/users/users.ts'
import { onlyDay, plainDay } from '../when.ts'

export interface Found {
	id: string
	to: string
	state?: object
	name: string
	about: string
	tag?: { tone: Tone; words: string }
}

export interface Group {
	label: string
	permission: Permission
	/** The path of the section's own search, below the console's address. */
	section?: string
	find: (q: string) => Promise<{ found: Found[]; more: boolean }>
}

/** So many of each kind are shown, and the section's own search has the rest. */
const limit = 5

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

const inSection = (section: string, typed: string) => ({ to: searchPath(section), state: searchState(typed) })

const isMore = ({ next, more }: { next?: string | undefined; more?: boolean | undefined }) =>
	next !== undefined || more === true

const guests = client(eventsEverywhereApi)

/** Each is a call of its own, so a permission or a failure is of one group alone. */
export const groups: readonly Group[] = [
	{
		label: 'Applications',
		permission: 'Application Access',
		section: 'applications',
		find: async (q) => {
			const { applications, ...rest } = await staff.list({ q, limit })
			const found = applications.map((row) => ({
				id: row.token,
				to: applicationPath(row.token),
				name: nameOf(row),
				about: `${row.type}, ${grantedSoFar(row) ?? requested(row)}, ${plainDay(row.issuedOn)}`,
				tag: { tone: statusTones[row.status], words: row.status },
			}))
			return { found, more: isMore(rest) }
		},
	},
	{
		label: 'People with an account',
		permission: 'User Access',
		section: 'settings/users',
		find: async (q) => {
			const answer = await users.list({ q, limit })
			const found = answer.users.map((user) => ({
				id: user._id,
				...inSection('settings/users', user.email),
				name: nameOf(user),
				about: user.email,
				...(user.employee && { tag: { tone: 'plain' as const, words: 'Employee' } }),
			}))
			return { found, more: isMore(answer) }
		},
	},
	{
		label: 'Events',
		permission: 'Event Access',
		section: 'events',
		find: async (q) => {
			const { events, ...rest } = await staffEvents.list({ q, limit })
			const found = events.map((event) => {
				const { tone, name: words } = stateWords[eventState(event)]
				return {
					id: event._id,
					to: consolePath('events', event._id),
					name: event.name,
					about: plainDay(event.date),
					tag: { tone, words },
				}
			})
			return { found, more: isMore(rest) }
		},
	},
	{
		label: 'Guests of events',
		permission: 'Event Access',
		find: async (q) => {
			const answer = await guests.findEverywhere({ q })
			const found = answer.guests.map(({ event, ...guest }) => ({
				id: guest._id,
				to: personPath('guest', guest._id),
				name: nameOf(guest),
				about: `${event.name}, ${plainDay(event.date)}`,
				...(guest.signedIn && { tag: { tone: 'good' as const, words: 'Signed in' } }),
			}))
			return { found, more: isMore(answer) }
		},
	},
	{
		label: 'Books',
		permission: 'Application Access',
		section: 'books',
		find: async (q) => {
			const { applications, ...rest } = await books.list({ q, limit })
			const found = applications.map((book) => ({
				id: book.token,
				...inSection('books', book.token),
				name: nameOf(book),
				about: plainDay(book.issuedOn),
				tag: book.sentOn ? { tone: 'good' as const, words: 'Sent' } : { tone: 'waiting' as const, words: 'Waiting' },
			}))
			return { found, more: isMore(rest) }
		},
	},
	{
		label: 'Affiliates',
		permission: 'Application Access',
		section: 'affiliates',
		find: async (q) => {
			const { affiliates, ...rest } = await joinStaff.affiliates({ q, limit })
			const found = affiliates.map((affiliate) => ({
				id: affiliate.affiliateID,
				to: consolePath('affiliates', affiliate.affiliateID),
				name: affiliate.name,
				about: affiliateTypes[affiliate.type],
				tag: { tone: statusTones[affiliate.status], words: affiliate.status },
			}))
			return { found, more: isMore(rest) }
		},
	},
	{
		label: 'Board members and ambassadors',
		permission: 'Application Access',
		section: 'employees',
		find: async (q) => {
			const { applications, ...rest } = await joinStaff.employeeApplications({ q, limit })
			const found = applications.map((row) => ({
				id: row.token,
				to: consolePath('employees', row.token),
				name: nameOf(row),
				about: `${roleNames[row.kind]}, ${plainDay(row.issuedOn)}`,
				tag: { tone: statusTones[row.status], words: row.status },
			}))
			return { found, more: isMore(rest) }
		},
	},
	{
		label: 'Legacy applications',
		permission: 'Application Access',
		section: 'legacy',
		find: async (q) => {
			const { applications, ...rest } = await legacy.list({ q, limit })
			const found = applications.map((row) => ({
				id: row.token,
				...inSection('legacy', row.token),
				name: nameOf(row),
				about: `${dollars(row.amount)}, ${plainDay(row.date)}`,
				tag: { tone: statusTones[row.status], words: row.status },
			}))
			return { found, more: isMore(rest) }
		},
	},
	{
		label: 'Reports',
		permission: 'Report Access',
		section: 'reports',
		find: async (q) => {
			const answer = await reports.list({ q, limit })
			const found = answer.reports.map((report) => ({
				id: report.token,
				...inSection('reports', report.token),
				name: reportTypes[report.type],
				about: onlyDay(report.date),
				tag: report.resolved
					? { tone: 'good' as const, words: 'Resolved' }
					: { tone: 'waiting' as const, words: 'Unresolved' },
			}))
			return { found, more: isMore(answer) }
		},
	},
]
