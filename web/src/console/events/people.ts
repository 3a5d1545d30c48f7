import { queryOptions } from '@tanstack/react-query'
import type { Column } from '#shared/csv.ts'
import type { Answer } from '#shared/endpoint.ts'
import { isAnswerTo } from '#shared/events/answers.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { client } from '#web/lib/api.ts'
import { lastNameFirst } from '../lists/kind.ts'
import { type ListRequest, pagedList, pageOf } from '../lists/pagedList.ts'
import type { Heads } from '../lists/sorting.tsx'
import { personPath } from '../paths.ts'
import { dayAndTime, plainDay } from '../when.ts'
import { type StaffEvent, staffEvents } from './events.ts'

const desk = client(eventsDeskApi)

export type Guest = Answer<typeof eventsStaffApi.guests>['attendingInfo'][number]
export type SignIn = Answer<typeof eventsDeskApi.signIns>['signinData'][number]

const everywhere = client(eventsStaffApi)

/** Guests have no list of their own, and are found among those of all events. */
export const guestsOfEvents = {
	label: 'Guests of events',
	permission: 'Event Access',
	find: async (q: string) => {
		const { guests, more = false } = await everywhere.findEverywhere({ q })
		const found = guests.map(({ _id: id, event, firstName, lastName, signedIn, waiting }) => ({
			id,
			to: personPath('guest', id),
			name: `${firstName} ${lastName}`,
			about: event.name,
			date: plainDay(event.date),
			tone: 'good' as const,
			...(signedIn && { status: 'Signed in' }),
			...(waiting && { status: 'Waiting', tone: 'waiting' as const }),
		}))
		return { found, more }
	},
} as const

/** People who signed up for an event, latest first, or those who wait for a place, first come first. */
export const guestList = (id: string, waiting = false) =>
	pagedList({
		key: ['console', 'event', id, waiting ? 'waiting' : 'guests'],
		load: async (request: ListRequest<never>) =>
			pageOf('attendingInfo', await staffEvents.guests({ ...request, id, ...(waiting && { waiting }) })),
		idOf: ({ _id }) => _id,
		statusOf: () => [],
		orderOf: ({ date }) => Date.parse(date) * (waiting ? -1 : 1),
	})

/** People who signed in at an event, latest first. */
export const signInList = (id: string) =>
	pagedList({
		key: ['console', 'event', id, 'sign-ins'],
		load: async (request: ListRequest<never>) => pageOf('signinData', await desk.signIns({ ...request, id })),
		idOf: ({ _id }) => _id,
		statusOf: () => [],
		orderOf: ({ date }) => Date.parse(date),
	})

export const guestColumns = (event: Pick<StaffEvent, 'questions'>): readonly Column<Guest>[] => [
	['First name', ({ firstName }) => firstName],
	['Last name', ({ lastName }) => lastName],
	['Email', ({ email }) => email],
	['Signed up on', ({ date }) => dayAndTime(date)],
	['Signed in', ({ signedIn }) => signedIn],
	...answerColumns(event),
]

/** Each question has a column. An answer to a question that was taken off or reworded since then is in the last one. */
export const answerColumns = ({ questions }: Pick<StaffEvent, 'questions'>): readonly Column<Guest>[] => [
	['Note', ({ info }) => info],
	...questions.map(
		(asked): Column<Guest> => [
			asked.question,
			({ questionAnswers }) => questionAnswers.find((given) => isAnswerTo(asked, given))?.answer,
		],
	),
	[
		'Other answers',
		({ questionAnswers }) =>
			questionAnswers
				.filter((given) => !questions.some((asked) => isAnswerTo(asked, given)))
				.map(({ question, answer }) => `${question} ${answer}`)
				.join('; '),
	],
]

const emailOf = ({ email }: Guest) => email

/** Sorted by these, once all guests are loaded. */
export const guestHeads = (event: StaffEvent): Heads<Guest> => ({
	Name: lastNameFirst,
	Email: emailOf,
	...Object.fromEntries(answerColumns(event).map(([name, of]) => [name, (guest: Guest) => String(of(guest) ?? '')])),
	'Signed up': ({ date }) => Date.parse(date),
})

export const answersQuery = (id: string) =>
	queryOptions({ queryKey: ['console', 'event', id, 'answers'], queryFn: () => staffEvents.answers({ id }) })
