import { answerDays } from '#shared/applications/progress.ts'
import { dayOf, longDate, monthDayYear } from '#shared/dates.ts'
import { routes } from '#shared/paths.ts'
import { organization } from '#web/content/organization.ts'
import { daysLater, isBefore, isoDay } from '#web/lib/days.ts'
import { LogoMark } from '../bridge/Logo.tsx'
import { Letterhead } from '../Letterhead.tsx'

export interface LetterAbout {
	firstName: string
	lastName: string
	/** M/D/YYYY. */
	issuedOn: string
	/** M/D/YYYY: the 21 days began anew. */
	reopenedOn?: string | undefined
}

interface Props {
	about: LetterAbout
	company: string
	account: string
	holder: string
}

const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

const whereFrom = () => window.location.host + routes.find.path

/** Where nothing was typed, a line to write on. */
const onPaper = (typed: string) => (
	<span className="wrap-anywhere inline-block min-w-56 border-ink border-b">{typed || '\u00a0'}</span>
)

/**
 * Tells a company that wants to be paid that someone asked us for help. It says nothing of illness, of what we do for
 * whom, or that we will pay. It's English on every page, because the company reads it.
 */
export function LetterOnPaper({ about, company, account, holder }: Props) {
	const { firstName, lastName, issuedOn, reopenedOn } = about
	const answerBy = daysLater(reopenedOn ?? issuedOn, answerDays)
	const isLate = isBefore(answerBy, monthDayYear(dayOf(new Date())))
	return (
		<div lang="en-US">
			<Letterhead line={`${whereFrom()} · printed on ${today.format(new Date())}`} className="own-letterhead" />
			<p className="flex items-center gap-s3 border-clay border-b-2 pb-s3 font-title font-head text-h3 leading-none print:hidden">
				<LogoMark />
				Bridge The Gap
			</p>
			<div className="mt-s4 grid gap-s2 print:mt-0">
				<p>To: {onPaper(company)}</p>
				<p>Account number: {onPaper(account)}</p>
				<p>Name on the account: {onPaper(holder)}</p>
			</div>
			<div className="mt-s5 grid max-w-read gap-s4">
				<p>To whom it may concern:</p>
				<p>
					<b className="wrap-anywhere">
						{firstName} {lastName}
					</b>{' '}
					has asked us for help with a bill. We received the application on{' '}
					<b className="whitespace-nowrap">{longDate(isoDay(issuedOn))}</b>.
				</p>
				{isLate ? (
					<p>We’re still reading it. Until we’ve answered, we can’t say if we’ll pay, or how much.</p>
				) : (
					<p>
						We’ll answer by <b className="whitespace-nowrap">{longDate(isoDay(answerBy))}</b>. Until then, we can’t say
						if we’ll pay, or how much.
					</p>
				)}
				<p>We’d be grateful for any time you can give them.</p>
				<p>
					Questions? Call {organization.phone}, or write to {organization.email}.
				</p>
				<p>Bridge The Gap</p>
				<p className="text-small text-soft">The lines at the top were filled in by the applicant.</p>
			</div>
		</div>
	)
}
