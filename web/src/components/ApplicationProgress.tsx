import type * as z from 'zod'
import { awaitsAsking, isAwaited, waitingSince } from '#shared/applications/missing.ts'
import { answerDays, stagesOf } from '#shared/applications/progress.ts'
import type { PublicApplication } from '#shared/applications/records.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { organization } from '#web/content/organization.ts'
import { daysLater, isBefore, longDay } from '#web/lib/days.ts'
import { dollars } from '#web/lib/money.ts'
import { plural } from '#web/lib/plural.ts'
import { StatusBridge } from './bridge/StatusBridge.tsx'
import { BillMissing } from './documents/BillMissing.tsx'
import { PhoneLink } from './PhoneLink.tsx'

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
	| 'billWaivedOn'
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
	const { status, decision, payment, missing, closedOn } = application
	if (payment) return `paid ${longDay(payment.date, now)}`
	if (missing && isAwaited(application))
		return `please send what’s missing by ${longDay(monthDayYear(missing.lastDay), now)}`
	if (awaitsAsking(application)) return billDay ? `send your bill by ${billDay}` : 'please send your bill'
	if (closedOn) return `closed ${longDay(dayOfMoment(closedOn), now)} · you can still send what’s missing`
	if (status === 'Pending' && isLate(application, now))
		return `we’re late with our answer, sorry. Call us: ${organization.phone}`
	if (status === 'Pending') return `you’ll hear from us by ${longDay(answerBy(application), now)}`
	return decision ? `answered ${longDay(dayOfMoment(decision.date), now)}` : ''
}

/** The piers of an application's bridge. */
export function stagesOfApplication({
	status,
	issuedOn,
	firstReadOn,
	closedOn,
	decision,
	payment,
}: Application) {
	return stagesOf({
		...{ status, issuedOn, readOn: firstReadOn, isClosed: closedOn !== undefined },
		decidedOn: decision && dayOfMoment(decision.date),
		paidOn: payment?.date,
	})
}

/** Where an application is on its way, and what happens next. */
export function ApplicationProgress({ application }: { application: Application }) {
	const { decision } = application
	const decidedOn = decision && dayOfMoment(decision.date)
	return (
		<section aria-label="Where your application is" className="card p-s5 medium:p-s6">
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
					We closed your application on {longDay(dayOfMoment(closedOn), now)}, because something we asked for
					didn’t reach us in time.
				</p>
				<p>You can still send it below, and we’ll open your application again.</p>
			</>
		)
	if (status === 'Declined')
		return (
			<>
				<p>We couldn’t help with this request{decidedOn ? ` (${longDay(decidedOn, now)})` : ''}.</p>
				{decision?.message ? (
					<p>
						Questions? Call <PhoneLink />.
					</p>
				) : (
					<p>If you didn’t get an email that says why, call or write to us, and we’ll tell you.</p>
				)}
				<p>You can apply again with another bill.</p>
			</>
		)
	const amount = decision && decision.amount > 0 ? dollars(decision.amount) : undefined
	return (
		<>
			<p>
				{amount ? (
					<>
						We granted <b>{amount}</b>
					</>
				) : (
					'We approved your application'
				)}
				{decidedOn ? ` on ${longDay(decidedOn, now)}` : ''}.
			</p>
			{payment ? (
				<p>
					We paid it on <b>{longDay(payment.date, now)}</b> ({payment.method.toLowerCase()}).
				</p>
			) : (
				<p>We’re arranging the payment. You’ll see here when it’s paid.</p>
			)}
		</>
	)
}

function Waiting({ application, now }: Shown) {
	const by = answerBy(application)
	const { attachments, billWaivedOn, firstReadOn } = application
	const files = awaitsAsking(application) ? (
		<BillMissing issuedOn={application.issuedOn} now={now} />
	) : attachments.length === 0 && billWaivedOn ? null : (
		<p>{filesSentence(attachments.length)}</p>
	)
	if (isAwaited(application))
		return (
			<>
				<p>We’re waiting for something from you. You’ll find it below. Once it’s here, we’ll go on.</p>
				{files}
			</>
		)
	return (
		<>
			{isLate(application, now) ? (
				<p>
					We should have answered by <b>{longDay(by, now)}</b>, and we’re late. We’re sorry. Call{' '}
					<PhoneLink />, and we’ll look at it.
				</p>
			) : (
				<p>
					{firstReadOn ? 'One of us has opened it.' : 'A person will read it soon.'} You’ll hear from us by{' '}
					<b>{longDay(by, now)}</b>.
				</p>
			)}
			{files}
			{attachments.length === 0 ? null : <p>You don’t need to send anything more right now.</p>}
		</>
	)
}

function filesSentence(count: number) {
	if (count === 0) return 'We don’t have your bill yet.'
	return plural(count, 'We have {n} file from you.', 'We have {n} files from you.')
}
