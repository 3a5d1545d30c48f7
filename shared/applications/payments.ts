import * as z from 'zod'
import { calendarDate, shownDate } from '../dates.ts'
import { choice, employeeKey, ifGiven, line, version, yesNo } from '../fields.ts'
import { staffToken } from '../tokens.ts'
import type { ApplicationStatus } from './rules.ts'

export const paymentMethods = ['Check', 'Bank transfer', 'Card', 'Gift card', 'Other'] as const

export const PaymentRecord = z.object({
	method: z.enum(paymentMethods),
	/** The day on which it was paid. */
	date: z.string(),
	/** A check number, a confirmation number. */
	reference: z.string().optional(),
	/** The payee, if someone named one with the decision or the payment. */
	payee: z.string().optional(),
	/** The payment run that it was paid in. */
	run: z.number().int().optional(),
	/** The day on which someone found it on the bank's statement. */
	cleared: z.string().optional(),
	/** The employee who recorded it. */
	name: z.string(),
	employeeId: z.string(),
	recordedOn: z.string(),
})

export type PaymentRecord = z.output<typeof PaymentRecord>

/** Says who recorded, corrected or removed a payment, and when. These are never changed or deleted. */
export const PaymentChangeRecord = PaymentRecord.extend({ what: z.enum(['recorded', 'corrected', 'removed']) })

export type PaymentChangeRecord = z.output<typeof PaymentChangeRecord>

const shownDates = { date: shownDate, cleared: shownDate.optional() }

/** The form in which colleagues see it. */
export const Payment = PaymentRecord.omit({ employeeId: true }).extend(shownDates)

export const PaymentChange = PaymentChangeRecord.omit({ employeeId: true }).extend(shownDates)

/** The applicant learns how and when. A number for the books is not theirs, and Find shows this to anyone with the token. */
export const PublicPayment = Payment.pick({ method: true, date: true })

interface Granted {
	status: ApplicationStatus
	amountApproved?: number | undefined
	payment?: object | undefined
}

/** The grant in dollars, as long as it isn't paid. */
export const unpaidAmount = ({ status, amountApproved = 0, payment }: Granted) =>
	status === 'Approved' && !payment ? amountApproved : 0

const payeeSentence = 'Use at most 99 characters for who gets the money.'

/** The payee of a grant. */
export const payee = ifGiven(line(1, 99, payeeSentence))

const onApplication = { token: staffToken, version, key: employeeKey }

export const RecordPaymentInput = z.strictObject({
	...onApplication,
	method: choice(paymentMethods, 'Choose how it was paid.'),
	date: calendarDate(),
	reference: ifGiven(line(1, 49, 'Use at most 49 characters for the check or other number.')),
	/** An empty one names nobody. Where it isn't sent, the one that was named before stays. */
	payee: line(0, 99, payeeSentence).optional(),
})

export const NamePayeeInput = RecordPaymentInput.pick({ token: true, version: true }).extend({
	payee: line(0, 99, payeeSentence),
})

export const ClearPaymentInput = z.strictObject({ token: staffToken, version, cleared: yesNo() })

export const RemovePaymentInput = z.strictObject(onApplication)
