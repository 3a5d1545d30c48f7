import { useRef, useState } from 'react'
import type * as z from 'zod'
import { paymentMethods, RecordPaymentInput } from '#shared/applications/payments.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { Button } from '#web/components/Button.tsx'
import { DateField } from '#web/components/fields/DateField.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { ApiError, freshOf } from '#web/lib/api.ts'
import { dollars } from '#web/lib/money.ts'
import { useAction } from '#web/lib/useAction.ts'
import { KeyField } from '../keys/ChooseKey.tsx'
import type { MoneyCache } from './money.ts'
import { type Grant, money, nameOf, paidAs } from './money.ts'

const PayInput = RecordPaymentInput.omit({ token: true, version: true, payee: true })

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

/** Each check has a number of its own, so a check's number counts up. Any other reference is the same for all. */
export function referenceAt(method: string, first: string | undefined, at: number) {
	const counts = method === 'Check' && first !== undefined && /^\d{1,15}$/.test(first)
	return counts ? String(Number(first) + at).padStart(first.length, '0') : first
}

/**
 * Counts the numbers of checks. A grant that keeps its number gets the same one when it's sent again, because the first
 * payment may have arrived although nobody heard of it. Those that weren't sent follow.
 */
export function checkNumbers() {
	const kept = new Map<string, readonly string[]>()
	return (method: string, first: string | undefined, token: string) => {
		const what = JSON.stringify([method, first])
		const tokens = [...new Set([...(kept.get(what) ?? []), token])]
		return { reference: referenceAt(method, first, tokens.indexOf(token)), keep: () => void kept.set(what, tokens) }
	}
}

interface Props {
	grants: readonly Grant[]
	pay: ReturnType<typeof usePayAll>
	onClear: () => void
}

/** Pays everything that is chosen in one go, with one key. On a phone the list stays in sight until someone opens it. */
export function PayBar({ grants, pay, onClear }: Props) {
	const [open, setOpen] = useState(false)
	const [numberOf] = useState(checkNumbers)
	const { form, fields } = useSchemaForm(PayInput, { key: '', date: monthDayYear(dayOf(new Date())), reference: '' })
	const many = grants.length
	const isCheck = form.watch('method') === 'Check'
	return (
		<section
			aria-label="Mark paid"
			className="sticky bottom-0 z-10 max-h-[85dvh] overflow-y-auto rounded-t-card bg-ink px-s3 py-2 text-paper print:hidden 880:flex 880:min-h-16 880:flex-wrap 880:items-center 880:gap-s3"
		>
			<div className="flex flex-wrap items-center justify-between gap-s2">
				<p role="status" className="font-strong text-small tabular-nums">
					{many.toLocaleString('en-US')} selected, {sumIn(grants)}
				</p>
				{open ? null : (
					<Button size="small" look="onDark" className="880:hidden" onClick={() => setOpen(true)}>
						Pay these
					</Button>
				)}
			</div>
			<Form
				form={form}
				label="Mark paid"
				className={`mt-s2 gap-s2 text-small 880:mt-0 880:flex 880:flex-wrap 880:items-center ${open ? 'grid' : 'hidden'}`}
				onSend={async (payment) => {
					// The key is cleared after each use, whether it worked or not.
					form.setValue('key', '')
					await pay.run({ grants, payment, numberOf })
				}}
			>
				<Select
					field={fields.method}
					label="How was it paid?"
					placeholder="Paid by"
					options={paymentMethods}
					inline
					className="880:w-40"
				/>
				<DateField field={fields.date} label="Day it was paid" hint="" inline className="880:w-28" />
				<TextField field={fields.reference} label={firstNumber(isCheck, many)} optional inline className="880:w-32" />
				<KeyField field={fields.key} hint="" inline className="880:w-32" />
				<Submit
					size="small"
					look="onDark"
					unready={form.watch('key') === ''}
					busy={`Recorded ${pay.progress.done} of ${pay.progress.of}`}
				>
					{many === 1 ? 'Mark 1 paid' : `Mark ${many.toLocaleString('en-US')} paid`}
				</Submit>
			</Form>
			<button type="button" onClick={onClear} className="min-h-11 px-s1 text-small underline underline-offset-4">
				Clear
			</button>
		</section>
	)
}

/** The numbers of checks count up from the first one. */
function firstNumber(isCheck: boolean, many: number) {
	if (!isCheck) return 'Reference'
	return many > 1 ? 'First check no.' : 'Check no.'
}
