import { addPaymentRun, isAsPrepared, isPaidBy, paymentRuns } from '#functions/domain/applications/payment-runs.ts'
import { readDecidable, signedBy } from '#functions/domain/applications/require-application.ts'
import { type Application, applications, changeApplication, putPayment } from '#functions/domain/applications/table.ts'
import { isOwn } from '#functions/domain/people/is-own.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { readRef } from '#functions/platform/store/table.ts'
import { retried, transact } from '#functions/platform/store/write.ts'
import {
	type PaymentRunRecord,
	type RunRow,
	paymentRunSentences as sentences,
} from '#shared/applications/payment-runs.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { dayOf } from '#shared/dates.ts'
import { messages } from '#shared/messages.ts'
import { doneBy, requirePayable } from './payments.ts'

type Api = typeof applicationsStaffApi

export async function listPaymentRuns({ input }: RequestContext<Api['listPaymentRuns']>) {
	const { rows: runs, ...more } = await paymentRuns.page(undefined, input)
	return { runs, ...more }
}

/** Names and amounts are shown, so each of its applications was viewed. */
export async function showPaymentRun({ input, person, logView }: RequestContext<Api['showPaymentRun']>) {
	const run = await readShown(input.number, person)
	for (const { token } of run.rows) logView(token)
	return { run }
}

export async function downloadPaymentRun(context: RequestContext<Api['downloadPaymentRun']>) {
	const { number } = context.input
	return context.commit(aboutRun(number), [], { run: await readShown(number, context.person) })
}

/** The trail is about the run, and where it pays about each of its applications. */
const aboutRun = (number: number) => `payment run ${number}`

async function readRun(number: number, person: Person) {
	const run = await paymentRuns.read(String(number))
	if (!run) throw new Refusal('not-found', sentences.notFound)
	const found = await applications.readAll(run.rows.map(({ token }) => token))
	if (found.some((one) => isOwn(one, person) || one.email === person.user.email))
		throw new Refusal('forbidden', sentences.hasOwn)
	const byToken = new Map(found.map((one) => [one.token, one]))
	return { run, grants: run.rows.map((row) => ({ row, application: byToken.get(row.token) })) }
}

async function readShown(number: number, person: Person) {
	const { run, grants } = await readRun(number, person)
	const rows = grants.map(({ row: { decidedOn, ...row }, application }) => {
		const { firstName, lastName, type, payment, decision } = application ?? {}
		const paid = isPaidBy(number, application) ? payment : undefined
		return {
			...row,
			firstName,
			lastName,
			type,
			payee: paid?.payee ?? decision?.payee,
			paidOn: paid?.date,
			cleared: paid?.cleared,
			isChanged: !run.withdrawn && !paid && !isAsPrepared(number, { ...row, decidedOn }, application),
		}
	})
	return { ...run, rows }
}

/** A run that waits. One that was released or withdrawn stays as it is. */
async function readWaiting(number: number, person: Person) {
	const read = await readRun(number, person)
	requireWaiting(read.run)
	return read
}

function requireWaiting({ released, withdrawn }: PaymentRunRecord) {
	if (released) throw new Refusal('conflict', sentences.isReleased(released.name))
	if (withdrawn) throw new Refusal('conflict', sentences.isWithdrawn(withdrawn.name))
}

const nameOf = ({ firstName, lastName }: Pick<Application, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

/** Each application says which run it's in, under its version, so nobody can pay it otherwise at the same time. */
export async function preparePaymentRun(context: RequestContext<Api['preparePaymentRun']>) {
	const { input, person, now, commit } = context
	return retried(async () => {
		const made = await readRef(paymentRuns.counter('made'))
		const number = made + 1
		const chosen = await Promise.all(
			input.grants.map(async ({ token, version, reference }) => {
				const seen = await readDecidable(token, person)
				requireInRun(seen, version, now)
				const { amountApproved: amount = 0, decision } = seen
				return { seen, row: { token, amount, decidedOn: decision?.date ?? '', reference } }
			}),
		)
		const rows = chosen.map(({ row }) => row)
		const run: PaymentRunRecord = {
			number,
			method: input.method,
			many: rows.length,
			dollars: rows.reduce((sum, { amount }) => sum + amount, 0),
			prepared: signedBy(person, now),
			rows,
			version: 0,
		}
		const writes = [
			...addPaymentRun(run),
			...chosen.flatMap(({ seen }) => changeApplication(seen, revised(seen, { run: number }), 'retry')),
		]
		return commit(aboutRun(number), writes, { message: sentences.prepared(number), number })
	})
}

/** The refusal names the grant, because it's one of many. */
function requireInRun(seen: Application, version: number | undefined, now: Date) {
	try {
		if (version !== undefined && version !== seen.version) throw new Refusal('conflict', messages.stale)
		if (seen.payment) throw new Refusal('invalid', applicationSentences.paidAlready)
		requirePayable(seen, now)
		// A gift card goes to the applicant.
		if (!seen.decision?.payee && seen.method !== 'Gift Card') throw new Refusal('invalid', sentences.noPayee)
	} catch (error) {
		throw error instanceof Refusal ? new Refusal(error.code, `${nameOf(seen)}: ${error.message}`) : error
	}
}

/**
 * Pays one grant after the other, each in its own transaction and only as it was prepared. If that breaks off, releasing
 * it again pays the rest: what this run has paid isn't in it any more.
 */
export async function releasePaymentRun(context: RequestContext<Api['releasePaymentRun']>) {
	const { input, person, now, commit } = context
	const { number } = input
	const { run, grants } = await readWaiting(number, person)
	if (run.prepared.employeeId === person.user._id) throw new Refusal('forbidden', sentences.preparedByYou)
	const changed = grants.filter(
		({ row, application }) => !isPaidBy(number, application) && !isAsPrepared(number, row, application),
	)
	if (changed.length > 0) throw hasChanged(changed)
	for (const { row } of grants) await pay(context, run, row)
	const after = revised(run, { released: signedBy(person, now) })
	const writes = paymentRuns.change(run, after, { onConflict: () => alreadyEnded(number) })
	return commit(aboutRun(number), writes, { message: sentences.released(number) })
}

const hasChanged = (changed: readonly { row: RunRow; application?: Application | undefined }[]) =>
	new Refusal(
		'conflict',
		sentences.changed(
			changed.map(({ row, application }) => (application ? nameOf(application) : row.token)).join(', '),
		),
	)

/** A colleague was quicker. */
async function alreadyEnded(number: number) {
	const run = await paymentRuns.read(String(number))
	if (run) requireWaiting(run)
	return new Refusal('conflict', messages.stale)
}

const pay = (context: RequestContext<Api['releasePaymentRun']>, run: PaymentRunRecord, row: RunRow) =>
	retried(async () => {
		const { person, now, requestId } = context
		const { number, method } = run
		const seen = await applications.read(row.token)
		if (isPaidBy(number, seen)) return
		if (!seen || !isAsPrepared(number, row, seen)) throw hasChanged([{ row, application: seen }])
		const { reference } = row
		const payee = seen.decision?.payee
		const paid = { method, date: dayOf(now), reference, payee, run: number, ...doneBy(context) }
		const after = revised(seen, { payment: paid, run: undefined })
		await transact([
			...putPayment(seen, after, { ...paid, what: 'recorded' }, 'retry'),
			audit({ action: path, by: person.user._id, about: row.token, at: now, requestId }),
		])
	})

const { path } = applicationsStaffApi.releasePaymentRun

/** What a release that broke off has paid stays paid. */
export async function withdrawPaymentRun(context: RequestContext<Api['withdrawPaymentRun']>) {
	const { input, person, now, commit } = context
	const { number } = input
	return retried(async () => {
		const { run, grants } = await readWaiting(number, person)
		const freed = grants.flatMap(({ application }) =>
			application?.run === number
				? changeApplication(application, revised(application, { run: undefined }), 'retry')
				: [],
		)
		const after = revised(run, { withdrawn: signedBy(person, now) })
		const writes = [...paymentRuns.change(run, after, { onConflict: 'retry' }), ...freed]
		return commit(aboutRun(number), writes, { message: sentences.withdrawn(number) })
	})
}
