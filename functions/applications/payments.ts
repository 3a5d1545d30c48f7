import { heldNow } from '#functions/domain/applications/held-decision.ts'
import { signedBy } from '#functions/domain/applications/require-application.ts'
import { readSettings } from '#functions/domain/applications/settings.ts'
import { type Application, changeApplication, putPayment } from '#functions/domain/applications/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { needsSecond } from '#shared/applications/decisions.ts'
import { paymentRunSentences } from '#shared/applications/payment-runs.ts'
import { type PaymentChangeRecord, unpaidAmount } from '#shared/applications/payments.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { limitOn } from '#shared/applications/settings.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { readAsSeen, staleApplication } from './stale-application.ts'

type StaffApi = typeof applicationsStaffApi
type Context = RequestContext<StaffApi['recordPayment'] | StaffApi['removePayment']>

/** Whether it's paid already is for the caller to say, who may correct the payment. */
export function requirePayable(seen: Application, now: Date) {
	if (unpaidAmount({ ...seen, payment: undefined }) === 0) throw new Refusal('invalid', sentences.nothingToPay)
	if (heldNow(seen, now)) throw new Refusal('invalid', sentences.payOnceTold)
	requireNoRun(seen)
}

/** What is in a payment run is paid by it alone, as it was when the run was prepared. */
function requireNoRun({ run }: Application) {
	if (run !== undefined) throw new Refusal('invalid', paymentRunSentences.inRun(run))
}

/** Recording a payment again corrects it. What it was before stays in the history. */
export async function recordPayment(context: RequestContext<StaffApi['recordPayment']>) {
	const { input, now } = context
	const { method, date, reference } = input
	const [seen, settings] = await Promise.all([readAsSeen(context, 'payment'), readSettings()])
	const payee = (input.payee ?? seen.payment?.payee ?? seen.decision?.payee) || undefined
	requirePayable(seen, now)
	if (date > dayOf(now)) throw new Refusal('invalid', sentences.paidInFuture, { date: sentences.paidInFuture })
	const { decision } = seen
	// A year leaves room for what was paid before it was granted, and finds a mistyped year.
	if (decision && date < addDays(dayOf(new Date(decision.date)), -366))
		throw new Refusal('invalid', sentences.paidLongBefore, { date: sentences.paidLongBefore })
	const isOtherPayee = payee !== undefined && payee !== decision?.payee
	if (decision && isOtherPayee && needsSecond(decision, limitOn(dayOf(now), settings)))
		throw new Refusal('invalid', sentences.payeeNeedsSecond, { payee: sentences.payeeNeedsSecond })
	const payment = { method, date, reference, payee, run: seen.payment?.run, ...doneBy(context) }
	const what = seen.payment ? 'corrected' : 'recorded'
	return change(context, seen, { ...payment, what }, sentences.paymentRecorded)
}

export async function removePayment(context: RequestContext<StaffApi['removePayment']>) {
	const seen = await readAsSeen(context, 'payment')
	if (!seen.payment) throw new Refusal('invalid', sentences.notPaid)
	const { method, date, reference, payee } = seen.payment
	const removed = { method, date, reference, payee, ...doneBy(context), what: 'removed' } as const
	return change(context, seen, removed, sentences.paymentRemoved)
}

/** The history keeps what was decided. What two employees approved together, one alone doesn't send elsewhere. */
export async function namePayee(context: RequestContext<StaffApi['namePayee']>) {
	const { input, person, now, commit } = context
	const [seen, settings] = await Promise.all([readAsSeen(context, 'payment'), readSettings()])
	const { decision } = seen
	if (!decision || unpaidAmount(seen) === 0) throw new Refusal('invalid', sentences.nothingToPay)
	requireNoRun(seen)
	const payee = input.payee || undefined
	if (payee !== decision.payee && needsSecond(decision, limitOn(dayOf(now), settings)))
		throw new Refusal('invalid', sentences.payeeNeedsSecond)
	const after = revised(seen, { decision: { ...decision, payee } })
	const stale = () => staleApplication(input.token, person, seen.version, 'payment')
	return commit(input.token, changeApplication(seen, after, stale), { application: after })
}

/** Found on the bank's statement, today. A corrected payment has to be found again. */
export async function clearPayment(context: RequestContext<StaffApi['clearPayment']>) {
	const { input, person, now, commit } = context
	const seen = await readAsSeen(context, 'payment')
	if (!seen.payment) throw new Refusal('invalid', sentences.notPaid)
	const after = revised(seen, { payment: { ...seen.payment, cleared: input.cleared ? dayOf(now) : undefined } })
	const stale = () => staleApplication(input.token, person, seen.version, 'payment')
	return commit(input.token, changeApplication(seen, after, stale), { application: after })
}

export function doneBy({ person, now }: Pick<Context, 'person' | 'now'>) {
	const { date: recordedOn, ...by } = signedBy(person, now)
	return { ...by, recordedOn }
}

async function change(
	{ input, person, commit }: Context,
	seen: Application,
	done: PaymentChangeRecord,
	message: string,
) {
	const stale = () => staleApplication(input.token, person, seen.version, 'payment')
	const { what, ...payment } = done
	const after = revised(seen, { payment: what === 'removed' ? undefined : payment })
	const writes = putPayment(seen, after, done, stale)
	return commit(input.token, writes, { message, application: after, change: done })
}
