import * as z from 'zod'
import { shownDate, shownDay } from '../dates.ts'
import { employeeKey, jsonText, wholeNumber } from '../fields.ts'
import { pageQuery } from '../lists.ts'
import { paymentMethods, RecordPaymentInput } from './payments.ts'
import { ApplicationRecord } from './records.ts'

/** Preparing writes two items for each grant in one transaction, and DynamoDB takes a hundred. */
export const mostInRun = 40

export const paymentRunSentences = {
	chooseGrants: `Choose 1 to ${mostInRun} grants. Prepare another run for the rest.`,
	chooseTwice: 'Choose each grant once.',
	notFound: 'There is no payment run with this number.',
	inRun: (number: number) =>
		`This is in payment run ${number}. A colleague releases the run, or one of you withdraws it first.`,
	noPayee: 'Say who gets it first.',
	prepared: (number: number) => `Payment run ${number} is prepared. A colleague can release it now.`,
	released: (number: number) => `Payment run ${number} is released, and its payments are recorded.`,
	withdrawn: (number: number) => `Payment run ${number} is withdrawn. What wasn’t paid can be paid again.`,
	preparedByYou: 'You prepared this run, so a colleague has to release it.',
	hasOwn: 'This run has an application of yours, so it’s for your colleagues.',
	isReleased: (name: string) => `${name} released this run already.`,
	isWithdrawn: (name: string) => `${name} withdrew this run.`,
	changed: (names: string) =>
		`Nothing more was paid, because this changed since the run was prepared: ${names}. Withdraw the run and prepare another one.`,
} as const

const Signed = z.object({ name: z.string(), employeeId: z.string(), date: z.string() })

/**
 * A grant in a run. Its name and payee stay with the application, so they're erased with it. Nobody can change them while
 * it's in the run, but for a new decision, which has another moment.
 */
const RunRow = z.object({
	token: z.string(),
	amount: z.number().int(),
	decidedOn: z.string(),
	reference: z.string().optional(),
})

export type RunRow = z.output<typeof RunRow>

/** A frozen list of grants that one employee prepared, and another one releases. */
export const PaymentRunRecord = z.object({
	number: z.number().int(),
	method: z.enum(paymentMethods),
	many: z.number().int(),
	dollars: z.number().int(),
	prepared: Signed,
	released: Signed.optional(),
	withdrawn: Signed.optional(),
	rows: z.array(RunRow),
	version: z.number().int().default(0),
})

export type PaymentRunRecord = z.output<typeof PaymentRunRecord>

export const StoredPaymentRun = PaymentRunRecord.omit({ rows: true })

const ShownSigned = Signed.extend({ date: shownDay })

export const ListedPaymentRun = StoredPaymentRun.extend({
	prepared: ShownSigned,
	released: ShownSigned.optional(),
	withdrawn: ShownSigned.optional(),
})

export type ListedPaymentRun = z.output<typeof ListedPaymentRun>

const { firstName, lastName, type } = ApplicationRecord.partial().shape

/** Without a name once the application is erased. */
const PaymentRunRow = RunRow.omit({ decidedOn: true }).extend({
	firstName,
	lastName,
	type,
	payee: z.string().optional(),
	/** The day on which it was paid by this run. */
	paidOn: shownDate.optional(),
	cleared: shownDate.optional(),
	/** It isn't paid, and not as it was when the run was prepared. */
	isChanged: z.boolean(),
})

export const PaymentRun = ListedPaymentRun.extend({ rows: z.array(PaymentRunRow) })

export type PaymentRun = z.output<typeof PaymentRun>

export const PaymentRunsInput = z.strictObject(pageQuery)

const { chooseGrants, chooseTwice, notFound } = paymentRunSentences

const { token, version, reference, method } = RecordPaymentInput.shape

export const PreparePaymentRunInput = z.strictObject({
	method,
	grants: jsonText(
		z
			.array(z.strictObject({ token, version, reference }), chooseGrants)
			.min(1, chooseGrants)
			.max(mostInRun, chooseGrants)
			.refine((grants) => new Set(grants.map((grant) => grant.token)).size === grants.length, chooseTwice),
	),
	key: employeeKey,
})

export const PaymentRunInput = z.strictObject({ number: wholeNumber(1, 999_999, notFound) })

export const KeyedPaymentRunInput = PaymentRunInput.extend({ key: employeeKey })
