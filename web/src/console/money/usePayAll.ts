import { useRef, useState } from 'react'
import type * as z from 'zod'
import { RecordPaymentInput } from '#shared/applications/payments.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { ApiError, freshOf } from '#web/lib/api.ts'
import { dollars } from '#web/lib/money.ts'
import { useAction } from '#web/lib/useAction.ts'
import { type Grant, money } from './money.ts'
import { nameOf, paidAs } from './paidAs.ts'
import type { checkNumbers } from './references.ts'
import type { MoneyCache } from './useMoneyCache.ts'

export const PayInput = RecordPaymentInput.omit({ token: true, version: true, payee: true })

type Payment = z.output<typeof PayInput>

/**
 * Tells whether a refusal is about one application alone, so that the others can go on. A wrong field is wrong for all of
 * them.
 */
const isAboutOne = (error: ApiError) =>
	['conflict', 'not-found', 'forbidden', 'invalid'].includes(error.code) && Object.keys(error.errors).length === 0

/** The payment may be recorded although no answer says so. */
const mayBeRecorded = ({ code }: ApiError) => code === 'offline' || code === 'failed'

interface Paying {
	grants: readonly Grant[]
	payment: Payment
	numberOf: ReturnType<typeof checkNumbers>
}

interface Outcome {
	paid: readonly Grant[]
	/** The payments that were refused, and why. */
	failed: readonly { token: string; name: string; why: string }[]
}

/**
 * Records one payment after the other, each in its own transaction and under the version that was seen, so that nothing
 * is paid twice. What is sent again after no answer came has the key of the first time.
 */
export function usePayAll({ put, settle }: MoneyCache) {
	const [progress, setProgress] = useState({ done: 0, of: 0 })
	const keys = useRef(new Map<string, string>())
	const keyOf = (what: string) => {
		const key = keys.current.get(what) ?? crypto.randomUUID()
		keys.current.set(what, key)
		return key
	}
	const action = useAction({
		send: async ({ grants, payment, numberOf }: Paying): Promise<Outcome> => {
			const { key, reference, ...same } = payment
			const paid: Grant[] = []
			const failed: Outcome['failed'][number][] = []
			const of = grants.length
			setProgress({ done: 0, of })
			for (const [at, grant] of grants.entries()) {
				const { token, version } = grant
				const number = numberOf(payment.method, reference, token)
				const own = { ...same, token, version, ...(number.reference && { reference: number.reference }) }
				try {
					const idempotencyKey = keyOf(JSON.stringify(own))
					const { application } = await money.recordPayment({ ...own, key }, { idempotencyKey })
					number.keep()
					put(grant, paidAs(grant, application))
					paid.push(grant)
				} catch (error) {
					if (!(error instanceof ApiError)) throw error
					if (isAboutOne(error) || mayBeRecorded(error)) number.keep()
					if (!isAboutOne(error)) throw afterSome(error, paid.length)
					const fresh = freshOf(applicationsStaffApi.recordPayment, error)?.application
					if (fresh) put(grant, paidAs(grant, fresh))
					const why = fresh?.payment ? `${fresh.payment.name} already recorded it.` : error.message
					failed.push({ token, name: nameOf(grant), why })
				}
				setProgress({ done: at + 1, of })
			}
			return { paid, failed }
		},
		onDone: settle,
		onProblem: settle,
	})
	return { run: action.run, outcome: action.result, progress }
}

/** Makes the error after some payments were recorded: those stay recorded, and the rest is still chosen. */
const afterSome = (error: ApiError, many: number) =>
	many === 0
		? error
		: new ApiError(
				error.code,
				many === 1
					? `One payment is recorded, the others aren’t. ${error.message}`
					: `${many} payments are recorded, the others aren’t. ${error.message}`,
			)

export const sumIn = (grants: readonly Grant[]) => dollars(grants.reduce((sum, { amount }) => sum + amount, 0))
