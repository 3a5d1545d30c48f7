import { useState } from 'react'
import { answerDays } from '#shared/applications/progress.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { organization } from '#web/content/organization.ts'
import { daysLater, dayWithYear, isBefore } from '#web/lib/days.ts'
import { Button } from '../Button.tsx'
import { LogoMark } from '../bridge/Logo.tsx'
import { usePageHeading } from '../Page.tsx'
import { LetterLine } from './LetterLine.tsx'

export interface LetterAbout {
	firstName: string
	lastName: string
	/** M/D/YYYY. */
	issuedOn: string
	/** M/D/YYYY: the 21 days began anew. */
	reopenedOn?: string | undefined
}

const title = 'A letter for the company'

/** Where nothing was typed, a line to write on. */
const onPaper = (typed: string) => (
	<span className="wrap-anywhere inline-block min-w-56 border-ink border-b">{typed || '\u00a0'}</span>
)

/**
 * That someone asked us for help, on paper, for the company that wants to be paid. It says nothing of illness, of what we
 * do for whom, or that we will pay. What is typed stays on this page.
 */
export function Letter({ about, onBack }: { about: LetterAbout; onBack: () => void }) {
	const heading = usePageHeading(title)
	const [company, setCompany] = useState('')
	const [account, setAccount] = useState('')
	const [holder, setHolder] = useState('')
	const { firstName, lastName, issuedOn, reopenedOn } = about
	const answerBy = daysLater(reopenedOn ?? issuedOn, answerDays)
	const isLate = isBefore(answerBy, monthDayYear(dayOf(new Date())))
	return (
		<div className="page-width pt-s7 pb-s9 print:pt-0">
			<div className="no-print">
				<h1 ref={heading} tabIndex={-1}>
					{title}
				</h1>
				<p className="mt-s4 max-w-read text-lead text-soft">
					It says that you asked us for help, and when. It doesn’t say why, or that we’ll pay.
				</p>
				<Button look="ghost" size="small" className="mt-s5" onClick={onBack}>
					Go Back
				</Button>
			</div>
			<div className="mt-s5 grid items-start gap-s6 print:mt-0 print:block large:grid-cols-[minmax(0,22rem)_minmax(0,44rem)]">
				<div className="no-print grid gap-s4">
					<p>Fill these in, or leave them empty and write on the paper. We don’t keep what you type here.</p>
					<LetterLine label="Company" value={company} onChange={setCompany} />
					<LetterLine label="Account number" value={account} onChange={setAccount} />
					<LetterLine label="Name on the account" value={holder} onChange={setHolder} />
					<Button className="justify-self-start" onClick={() => window.print()}>
						Print the letter
					</Button>
					<p className="text-soft">
						No printer? Show this page on your phone, or save it as a PDF and email it.
					</p>
				</div>
				<article aria-label="The letter" className="card p-s5 medium:p-s6 print:border-0">
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
							<b className="whitespace-nowrap">{dayWithYear(issuedOn)}</b>.
						</p>
						{isLate ? (
							<p>We’re still reading it. Until we’ve answered, we can’t say if we’ll pay, or how much.</p>
						) : (
							<p>
								We’ll answer by <b className="whitespace-nowrap">{dayWithYear(answerBy)}</b>. Until then, we
								can’t say if we’ll pay, or how much.
							</p>
						)}
						<p>We’d be grateful for any time you can give them.</p>
						<p>
							Questions? Call {organization.phone}, or write to {organization.email}.
						</p>
						<p>Bridge The Gap</p>
						<p className="text-small text-soft">The lines at the top were filled in by the applicant.</p>
					</div>
				</article>
			</div>
		</div>
	)
}
