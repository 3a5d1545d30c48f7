import type * as z from 'zod'
import { awaitsAsking, isAwaited, waitingSince } from '#shared/applications/missing.ts'
import type { paymentMethods } from '#shared/applications/payments.ts'
import { answerDays, type Pier, stagesOf } from '#shared/applications/progress.ts'
import type { PublicApplication } from '#shared/applications/records.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { t } from '#shared/words/t.ts'
import { StatusBridge } from '#web/components/bridge/StatusBridge.tsx'
import { BillMissing } from '#web/components/documents/BillMissing.tsx'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { organization } from '#web/content/organization.ts'
import { daysLater, isBefore, longDay } from '#web/lib/days.ts'
import { dollars } from '#web/lib/money.ts'
import { plural } from '#web/lib/plural.ts'
import { rich } from '#web/lib/rich.tsx'

type Application = Pick<
	z.output<typeof PublicApplication>,
	| 'status'
	| 'issuedOn'
	| 'firstReadOn'
	| 'reopenedOn'
	| 'payment'
	| 'attachments'
	| 'missing'
	| 'closedOn'
	| 'withdrawnOn'
	| 'billWaivedOn'
	| 'hasFiles'
	| 'type'
	| 'amount'
> & {
	/** Only the applicant gets the message. */
	decision?:
		| (NonNullable<z.output<typeof PublicApplication>['decision']> & { message?: string | undefined })
		| undefined
}

const dayOfMoment = (moment: string) => monthDayYear(dayOf(new Date(moment)))

/** The last day on which we answer, M/D/YYYY. */
const answerBy = (application: Pick<Application, 'issuedOn' | 'reopenedOn'>) =>
	daysLater(waitingSince(application), answerDays)

const isLate = (application: Pick<Application, 'issuedOn' | 'reopenedOn'>, now: Date) =>
	isBefore(answerBy(application), monthDayYear(dayOf(now)))

/** Says in a row what comes next. `billDay` is the last day for a bill, if there's one. */
export function progressLine(application: Application, now: Date, billDay?: string) {
	const { status, decision, payment, missing, closedOn, withdrawnOn } = application
	if (payment) return t('paid {day}', { day: longDay(payment.date, now) })
	if (withdrawnOn) return t('withdrawn {day}', { day: longDay(dayOfMoment(withdrawnOn), now) })
	if (missing && isAwaited(application))
		return t('please send what’s missing by {day}', { day: longDay(monthDayYear(missing.lastDay), now) })
	if (awaitsAsking(application))
		return billDay ? t('send your bill by {day}', { day: billDay }) : t('please send your bill')
	if (closedOn)
		return t('closed {day} · you can still send what’s missing', { day: longDay(dayOfMoment(closedOn), now) })
	if (status === 'Pending' && isLate(application, now))
		return t('we’re late with our answer, sorry. Call us: {phone}', {
			phone: organization.phone.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060'),
		})
	if (status === 'Pending') return t('you’ll hear from us by {day}', { day: longDay(answerBy(application), now) })
	return decision ? t('answered {day}', { day: longDay(dayOfMoment(decision.date), now) }) : ''
}

const piers = {
	Received: t('Received ~pier'),
	'Waiting to be read': t('Waiting to be read ~pier'),
	Read: t('Read ~pier'),
	Decided: t('Decided ~pier'),
	Paid: t('Paid ~pier'),
} satisfies Record<Pier, string>

/** The piers of an application's bridge. */
export function stagesOfApplication({ status, issuedOn, firstReadOn, closedOn, decision, payment }: Application) {
	const stages = stagesOf({
		status,
		issuedOn,
		readOn: firstReadOn,
		isClosed: closedOn !== undefined,
		decidedOn: decision && dayOfMoment(decision.date),
		paidOn: payment?.date,
	})
	return stages.map((stage) => ({ ...stage, pier: piers[stage.pier] }))
}

/** Where an application is on its way, and what happens next. */
export function ApplicationProgress({ application }: { application: Application }) {
	const { decision } = application
	const decidedOn = decision && dayOfMoment(decision.date)
	return (
		<section aria-label={t('Where your application is')} className="card p-s5 medium:p-s6">
			<StatusBridge stages={stagesOfApplication(application)} />
			<div className="mt-s5 grid max-w-read gap-s3">
				<Next application={application} decidedOn={decidedOn} now={new Date()} />
			</div>
		</section>
	)
}

interface Shown {
	application: Application
	now: Date
}

function Next({ application, decidedOn, now }: Shown & { decidedOn: string | undefined }) {
	const { status, decision, payment, closedOn } = application
	if (status === 'Pending') return <Waiting application={application} now={now} />
	if (closedOn)
		return (
			<>
				<p>
					{t('We closed your application on {day}, because something we asked for didn’t reach us in time.', {
						day: longDay(dayOfMoment(closedOn), now),
					})}
				</p>
				<p>{t('You can still send it below, and we’ll open your application again.')}</p>
			</>
		)
	if (status === 'Declined')
		return (
			<>
				<p>
					{decidedOn
						? t('We couldn’t help with this request ({day}).', { day: longDay(decidedOn, now) })
						: t('We couldn’t help with this request.')}
				</p>
				{decision?.message ? (
					<p>{rich('Questions? Call {phone}.', { phone: <PhoneLink /> })}</p>
				) : (
					<p>{t('If you didn’t get an email that says why, call or write to us, and we’ll tell you.')}</p>
				)}
				<StillInNeed />
			</>
		)
	return (
		<>
			<p>{approvalOf(decision?.amount ?? 0, decidedOn && longDay(decidedOn, now))}</p>
			<p>
				{payment
					? rich('We paid it on {day} ({method}).', {
							day: <b>{longDay(payment.date, now)}</b>,
							method: paidWith[payment.method],
						})
					: t('We’re arranging the payment. You’ll see here when it’s paid.')}
			</p>
		</>
	)
}

/** A denial has a way on. */
export const StillInNeed = () => (
	<p>
		{rich('Still need help? Call {number}. You can apply again with another bill.', {
			number: <a href="tel:211">211</a>,
		})}
	</p>
)

const paidWith = {
	Check: t('check ~payment'),
	'Bank transfer': t('bank transfer ~payment'),
	Card: t('card ~payment'),
	'Gift card': t('gift card ~payment'),
	Other: t('other ~payment'),
} satisfies Record<(typeof paymentMethods)[number], string>

/** Older decisions have no amount, and some no day. */
function approvalOf(granted: number, day: string | undefined) {
	if (granted === 0)
		return day ? t('We approved your application on {day}.', { day }) : t('We approved your application.')
	const amount = <b>{dollars(granted)}</b>
	return day ? rich('We granted {amount} on {day}.', { amount, day }) : rich('We granted {amount}.', { amount })
}

/** Staff have attached it, or they go on without it. */
const needsNoBill = ({ hasFiles, billWaivedOn, missing }: Application) =>
	hasFiles || billWaivedOn !== undefined || missing?.answer?.kind === 'settled'

function Waiting({ application, now }: Shown) {
	const day = <b>{longDay(answerBy(application), now)}</b>
	const { attachments, firstReadOn } = application
	const files = <Files application={application} now={now} />
	if (isAwaited(application))
		return (
			<>
				<p>{t('We’re waiting for something from you. You’ll find it below. Once we have it, we’ll continue.')}</p>
				{files}
			</>
		)
	return (
		<>
			<p>
				{isLate(application, now)
					? rich('We should have answered by {day}, and we’re late. We’re sorry. Call {phone}, and we’ll look at it.', {
							day,
							phone: <PhoneLink />,
						})
					: firstReadOn
						? rich('One of us has opened it. You’ll hear from us by {day}.', { day })
						: rich('A person will read it soon. You’ll hear from us by {day}.', { day })}
			</p>
			{files}
			{attachments.length === 0 ? null : <p>{t('You don’t need to send anything more right now.')}</p>}
		</>
	)
}

function Files({ application, now }: Shown) {
	const { attachments, issuedOn } = application
	if (awaitsAsking(application)) return <BillMissing issuedOn={issuedOn} now={now} />
	if (attachments.length === 0 && needsNoBill(application)) return null
	return <p>{filesSentence(attachments.length)}</p>
}

const filesSentence = (count: number) =>
	count === 0
		? t('We don’t have your bill yet.')
		: plural(count, 'We have {n} file from you.', 'We have {n} files from you.')
