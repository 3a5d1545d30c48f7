import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
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
import { checkOf, groupByCheck, numberChecks } from './checks.ts'
import type { MoneyCache } from './money.ts'
import { type Grant, money, moneyKey, nameOf, paidAs, runPath } from './money.ts'

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
	referenceOf: (grant: Grant) => string | undefined
	/** Told of each grant whose payment may be recorded. */
	onSent: (grant: Grant) => void
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
		send: async ({ grants, payment, referenceOf, onSent }: Paying): Promise<Outcome> => {
			const { key, reference: _, ...same } = payment
			const paid: Grant[] = []
			const failed: Outcome['failed'][number][] = []
			const of = grants.length
			setProgress({ done: 0, of })
			for (const [at, grant] of grants.entries()) {
				const { token, version } = grant
				const reference = referenceOf(grant)
				const own = { ...same, token, version, ...(reference && { reference }) }
				try {
					const idempotencyKey = keyOf(JSON.stringify(own))
					const { application } = await money.recordPayment({ ...own, key }, { idempotencyKey })
					onSent(grant)
					put(grant, paidAs(grant, application))
					paid.push(grant)
				} catch (error) {
					if (!(error instanceof ApiError)) throw error
					if (isAboutOne(error) || mayBeRecorded(error)) onSent(grant)
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

/** The form of the bar, and the references of the checks that are chosen, which their rows show. */
export function useChecks(chosen: readonly Grant[], isGrouped: boolean) {
	const { form, fields } = useSchemaForm(PayInput, { key: '', date: monthDayYear(dayOf(new Date())), reference: '' })
	const { method, reference: first } = form.watch()
	const what = JSON.stringify([method, first])
	const [sent, setSent] = useState<{ what: string; checks: readonly string[] }>({ what, checks: [] })
	const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
	const numbers = numberChecks([...groupByCheck(chosen, isGrouped).keys()], {
		method,
		first: first || undefined,
		sent: sent.what === what ? sent.checks : [],
		typed,
	})
	return {
		form,
		fields,
		method,
		referenceOf: (grant: Grant) => numbers.get(checkOf(grant, isGrouped)),
		onSent: (grant: Grant) =>
			setSent((before) => ({
				what,
				checks: [...new Set([...(before.what === what ? before.checks : []), checkOf(grant, isGrouped)])],
			})),
		onType: (grant: Grant, number: string) => setTyped({ ...typed, [checkOf(grant, isGrouped)]: number }),
	}
}

export type Checks = ReturnType<typeof useChecks>

interface Props {
	grants: readonly Grant[]
	checks: Checks
	pay: ReturnType<typeof usePayAll>
	onClear: () => void
}

/** Pays everything that is chosen in one go, with one key. On a phone the list stays in sight until someone opens it. */
export function PayBar({ grants, checks, pay, onClear }: Props) {
	const [open, setOpen] = useState(false)
	const prepares = useRef(false)
	const prepare = usePrepareRun()
	const { form, fields, method, referenceOf, onSent } = checks
	const many = grants.length
	const others = askedOtherwise(grants, method)
	return (
		<section
			aria-label="Mark paid"
			className="sticky bottom-0 z-10 flex max-h-[85dvh] flex-wrap items-center gap-s2 overflow-y-auto rounded-t-card bg-ink px-s3 py-2 text-paper print:hidden 880:min-h-16 880:flex-nowrap"
		>
			<div role="status" className="basis-full text-small tabular-nums leading-tight 880:basis-40">
				<p className="font-strong">
					{many.toLocaleString('en-US')} selected, {sumIn(grants)}
				</p>
				{others ? <p className="text-sun 880:text-[0.8125rem] 880:leading-none">{others}</p> : null}
			</div>
			{open ? null : (
				<Button size="small" look="onDark" className="880:hidden" onClick={() => setOpen(true)}>
					Pay these
				</Button>
			)}
			<Form
				form={form}
				label="Mark paid"
				className={`basis-full gap-s2 text-small 880:flex 880:basis-0 880:flex-1 880:flex-wrap 880:items-center 880:[&_.animate-open]:basis-full 880:[&_.typed-box]:px-2 ${open ? 'grid' : 'hidden'}`}
				onSend={async (payment) => {
					// The key is cleared after each use, whether it worked or not.
					form.setValue('key', '')
					await (prepares.current
						? prepare.run({ grants, payment, referenceOf })
						: pay.run({ grants, payment, referenceOf, onSent }))
				}}
			>
				<Select
					field={fields.method}
					label="How was it paid?"
					placeholder="Paid by"
					options={paymentMethods}
					inline
					className="880:w-32"
				/>
				<DateField field={fields.date} label="Day it was paid" hint="" inline className="880:w-26" />
				<TextField
					field={fields.reference}
					label={firstNumber(method === 'Check', many)}
					optional
					inline
					className="880:w-28"
				/>
				<KeyField field={fields.key} hint="" inline className="880:w-28" />
				<Submit
					size="small"
					look="onDark"
					unready={form.watch('key') === ''}
					busy={`Recorded ${pay.progress.done} of ${pay.progress.of}`}
					onClick={() => {
						prepares.current = false
					}}
				>
					{many === 1 ? 'Mark 1 paid' : `Mark ${many.toLocaleString('en-US')} paid`}
				</Submit>
				<button
					type="submit"
					className={onDarkLink}
					title="A colleague looks at it and releases it."
					onClick={() => {
						prepares.current = true
					}}
				>
					Prepare run
				</button>
			</Form>
			<button type="button" onClick={onClear} className={onDarkLink}>
				Clear
			</button>
		</section>
	)
}

const onDarkLink = 'min-h-11 px-s1 text-small underline underline-offset-4'

/** Says how many of the grants were asked for in another way than they're about to be paid. */
function askedOtherwise(grants: readonly Grant[], method: string | undefined) {
	const cards = grants.filter((grant) => grant.method === 'Gift Card').length
	if (method === 'Gift card')
		return cards < grants.length ? `${grants.length - cards} of these asked for no gift card` : ''
	const isMixed = method || cards < grants.length
	return cards > 0 && isMixed ? `${cards} of these asked for a gift card` : ''
}

interface Preparing {
	grants: readonly Grant[]
	payment: Payment
	referenceOf: Paying['referenceOf']
}

/** Leads to the run, where it can be printed for the colleague who releases it. */
function usePrepareRun() {
	const navigate = useNavigate()
	const cache = useQueryClient()
	return useAction({
		send: ({ grants, payment: { method, key }, referenceOf }: Preparing) => {
			const rows = grants.map((grant) => {
				const reference = referenceOf(grant)
				return { token: grant.token, version: grant.version, ...(reference && { reference }) }
			})
			return money.preparePaymentRun({ method, grants: rows, key })
		},
		onDone: ({ number }) => {
			void cache.invalidateQueries({ queryKey: moneyKey })
			void navigate(runPath(number))
		},
	})
}

/** The numbers of checks count up from the first one. */
function firstNumber(isCheck: boolean, many: number) {
	if (!isCheck) return 'Reference'
	return many > 1 ? 'First check no.' : 'Check no.'
}
