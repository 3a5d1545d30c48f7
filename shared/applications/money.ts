import * as z from 'zod'
import { shownDate, shownDay } from '../dates.ts'
import { choice, employeeKey, ifGiven, line } from '../fields.ts'
import { exportQuery, searchQuery } from '../lists.ts'
import { PaymentRecord } from './payments.ts'
import { ApplicationRecord } from './records.ts'

const yearSentence = 'Choose a year like 2026, or this.'

export const grantViews = ['to-pay', 'paid', 'all'] as const
export const grantOrders = ['name', 'amount', 'granted', 'paid', 'payee'] as const

export type GrantView = (typeof grantViews)[number]
export type GrantOrder = (typeof grantOrders)[number]

const whichGrants = {
	view: choice(grantViews, 'Choose to-pay, paid or all.'),
	/** Of the payments of `paid`, else of the grants. The organization says in which month it begins. */
	year: ifGiven(line(4, 4, yearSentence).regex(/^(20\d\d|this)$/, yearSentence)),
	order: choice(grantOrders, 'Choose name, amount, granted, paid or payee.'),
	direction: choice(['up', 'down'], 'Choose up or down.'),
}

export const GrantsInput = z.strictObject({ ...searchQuery, ...whichGrants })

export const GrantsDownloadInput = z.strictObject({
	...exportQuery,
	q: searchQuery.q,
	...whichGrants,
	key: employeeKey,
})

const { token, firstName, lastName, type, method, version } = ApplicationRecord.shape

/** A grant, and how it was paid. */
export const Grant = z.object({
	token,
	firstName,
	lastName,
	type,
	method,
	version,
	amount: z.number().int(),
	grantedOn: shownDay,
	/** The payee. */
	payee: z.string().optional(),
	payment: PaymentRecord.pick({ method: true, reference: true, run: true })
		.extend({ date: shownDate, cleared: shownDate.optional() })
		.optional(),
	/** The payment run that it's in. */
	run: z.number().int().optional(),
	/** The email about it leaves then. Until then it can be taken back, and isn't paid. */
	heldUntil: z.string().optional(),
	/** It was sent with the address of the employee who asks, so a colleague has to pay it. */
	forColleague: z.boolean().optional(),
})

/** The first month of the year that a day is in, if years begin in that month of two digits. */
export const yearOf = (day: string, begins: string) =>
	`${Number(day.slice(0, 4)) - Number(day.slice(5, 7) < begins)}-${begins}`

export type Grant = z.output<typeof Grant>

const Sum = z.object({ many: z.number().int(), dollars: z.number().int() })

export type Sum = z.output<typeof Sum>

/** Of all grants, whatever is looked for. */
export const MoneyTotals = z.object({
	/** The first month of this year, such as 2026-07. */
	from: z.string(),
	/** Granted in this year. */
	granted: Sum,
	/** Paid in this year, whenever it was granted. */
	paidOut: Sum,
	/** Granted in any year, and not paid yet. */
	toPay: Sum,
	/** Of this, granted in earlier years. */
	earlier: Sum,
	/** The day of the oldest grant that isn't paid. */
	oldest: shownDay.optional(),
})

export const Grants = z.object({
	grants: z.array(Grant),
	/** Of all that is looked for, and not only of this page. */
	found: Sum,
	totals: MoneyTotals,
	/** Payment runs that nobody released or withdrew yet. */
	waitingRuns: z.number().int(),
})
