import * as z from 'zod'
import { shownDate, shownDay } from '../dates.ts'
import { choice, employeeKey, ifGiven, line } from '../fields.ts'
import { exportQuery, searchQuery } from '../lists.ts'
import { PaymentRecord } from './payments.ts'
import { ApplicationRecord } from './records.ts'

const yearSentence = 'Choose a year like 2026.'

export const grantViews = ['to-pay', 'paid', 'all'] as const
export const grantOrders = ['name', 'amount', 'granted', 'paid'] as const

export type GrantView = (typeof grantViews)[number]
export type GrantOrder = (typeof grantOrders)[number]

const whichGrants = {
	view: choice(grantViews, 'Choose to-pay, paid or all.'),
	/** Of the payments of `paid`, else of the grants. */
	year: ifGiven(line(4, 4, yearSentence).regex(/^20\d\d$/, yearSentence)),
	order: choice(grantOrders, 'Choose name, amount, granted or paid.'),
	direction: choice(['up', 'down'], 'Choose up or down.'),
}

export const GrantsInput = z.strictObject({ ...searchQuery, ...whichGrants })

export const GrantsDownloadInput = z.strictObject({ ...exportQuery, ...whichGrants, key: employeeKey })

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
	payment: PaymentRecord.pick({ method: true, reference: true }).extend({ date: shownDate }).optional(),
	/** The email about it leaves then. Until then it can be taken back, and isn't paid. */
	heldUntil: z.string().optional(),
	/** It was sent with the address of the employee who asks, so a colleague has to pay it. */
	forColleague: z.boolean().optional(),
})

export type Grant = z.output<typeof Grant>

const Sum = z.object({ many: z.number().int(), dollars: z.number().int() })

export type Sum = z.output<typeof Sum>

/** Of all grants, whatever is looked for. What is granted in a year is paid, or still to be paid. */
export const MoneyTotals = z.object({
	year: z.string(),
	granted: Sum,
	paid: Sum,
	toPay: Sum,
	/** Granted in earlier years, and not paid yet. */
	earlier: Sum,
	/** The day of this year's oldest grant that isn't paid. */
	oldest: shownDay.optional(),
})

export const Grants = z.object({
	grants: z.array(Grant),
	/** Of all that is looked for, and not only of this page. */
	found: Sum,
	totals: MoneyTotals,
	/** The years that have grants or payments, the newest first. */
	years: z.array(z.string()),
})
