import { queryOptions } from '@tanstack/react-query'
import { helperRelations } from '#shared/applications/applicant-helper.ts'
import { ApplicationFilter } from '#shared/applications/list-filter.ts'
import { listedStatus, type Queue, queues, queuesOf } from '#shared/applications/missing.ts'
import type { ListedStatus } from '#shared/applications/rules.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { grantedSoFar, requested } from '#web/components/application/requestAndGrant.ts'
import type { Tone } from '#web/components/application/StatusTag.tsx'
import type { Fact } from '#web/components/Facts.tsx'
import { client } from '#web/lib/api.ts'
import { kind, lastNameFirst } from '../lists/kind.ts'
import type { ListRequest } from '../lists/pagedList.ts'
import { onlyDay, plainDay } from '../when.ts'

/** The path below the console's address. */
export const section = 'applications'

export const staff = client(applicationsStaffApi)

export type ApplicationRow = Answer<typeof applicationsStaffApi.list>['applications'][number]
export type Application = Answer<typeof applicationsStaffApi.show>['application']
export type Decision = NonNullable<Application['decision']>

/** An applicant who has changed the email of their account gets emails there. */
export const emailOf = ({ delivery, email }: Application) => delivery?.to ?? email

/** Whom an email goes to, as it's said before it leaves. */
export const recipientsOf = (application: Application) => {
	const { delivery, helper } = application
	const email = emailOf(application)
	if (delivery?.copyTo) return `${email}, and a note without details to ${helper?.name} at ${delivery.copyTo}`
	return helper?.email === email ? `${helper.name}, who helped, at ${email}` : email
}

export const helperFacts = ({ helper, ...application }: Application): Fact[] =>
	helper
		? [
				['Filled in by', `${helper.name || 'Someone'}, ${helperRelations[helper.relation].toLowerCase()}`],
				['Email goes to', recipientsOf({ helper, ...application }) || 'Nobody: please call'],
				['Shared until', helper.endedOn && onlyDay(helper.endedOn)],
				['PIN, besides the token', helper.pin],
			]
		: []

export const statusTones: Record<ListedStatus, Tone> = {
	Pending: 'waiting',
	Approved: 'good',
	Denied: 'bad',
	Withdrawn: 'plain',
}

const sentOn = ({ issuedOn }: ApplicationRow) => Date.parse(issuedOn)

const isQueue = (status: ListedStatus | Queue | undefined): status is Queue => queues.some((queue) => queue === status)

/** Of the summary, and of the heads above the list. */
export const columns = '880:grid-cols-[minmax(0,1fr)_6.5rem_5.5rem_7rem_7.5rem]'

export const applicationList = kind({
	section,
	label: 'Applications',
	permission: 'Application Access',
	nouns: ['application', 'applications'],
	search: {
		hint: 'Type a part of a name, email, token or phone number.',
		tip: 'Try the last name alone, or the phone number.',
	},
	load: async ({ status, where, ...request }: ListRequest<ListedStatus | Queue>) => {
		const which = isQueue(status) ? { queue: status } : status && { status }
		// An address may ask for anything. What makes no sense narrows nothing.
		const narrowed = ApplicationFilter.safeParse(where).data
		const { applications: rows, ...more } = await staff.list({ ...request, ...which, ...narrowed })
		return { rows, ...more }
	},
	idOf: ({ token }) => token,
	heads: {
		Name: lastNameFirst,
		Sent: sentOn,
		Help: ({ type }) => type,
		Amount: ({ amount, amountApproved = amount }) => amountApproved,
		Status: listedStatus,
	},
	columns: `${columns} 880:[&>:nth-last-child(2)]:justify-self-end`,
	statusOf: (row) => [listedStatus(row), ...queuesOf(row)],
	orderOf: sentOn,
	shown: (row) => ({
		name: `${row.firstName} ${row.lastName}`,
		about: `${row.type}, ${grantedSoFar(row) ?? requested(row)}`,
		date: plainDay(row.issuedOn),
		birthday: plainDay(row.birthday),
		tone: statusTones[listedStatus(row)],
		status: listedStatus(row),
	}),
})

export const applicationKey = ['console', 'application']

/** The server notes each opening, so the page does not open an application again by itself. */
export const applicationQuery = (token: string) =>
	queryOptions({
		queryKey: [...applicationKey, token],
		queryFn: async () => (await staff.show({ token })).application,
		staleTime: 5 * 60_000,
		refetchOnWindowFocus: false,
	})
