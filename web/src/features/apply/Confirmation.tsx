import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router-dom'
import { applicationsApi } from '#shared/applications/api.ts'
import { answerDays, billDays } from '#shared/applications/progress.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { ConfirmationSent, TokenCard } from '#web/components/application/TokenCard.tsx'
import { LinkButton } from '#web/components/Button.tsx'
import { CutOffWaiting } from '#web/components/cutoff/CutOffWaiting.tsx'
import { AddDocument } from '#web/components/documents/AddDocument.tsx'
import { BillMissing, useBillDay } from '#web/components/documents/BillMissing.tsx'
import { DocumentForm, type Sending, type SendSubject } from '#web/components/documents/DocumentForm.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { landOn } from '#web/components/Page.tsx'
import { client } from '#web/lib/api.ts'
import { useClosesWithoutBill } from '#web/lib/applicationSettings.ts'
import { compareDays, daysLater, fullDay, longDay } from '#web/lib/days.ts'
import { plural } from '#web/lib/plural.ts'
import { rich } from '#web/lib/rich.tsx'
import { useAction } from '#web/lib/useAction.ts'
import type { Sent } from './tabNames.ts'

interface Props extends Sent {
	/** Keeps how many files there are now, so that a reload asks for no bill that was sent. */
	onFiles: (files: number) => void
}

export function Confirmation({ onFiles, ...sent }: Props) {
	const { token, name, helper, asGuest, cutOffDate } = sent
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => landOn(heading.current), [])
	// Back leads to a step of the form. It was sent, so this stays there, though the history was left further down.
	const cameBack = useNavigationType() === 'POP'
	const { key: place } = useLocation()
	useEffect(() => {
		if (cameBack && place) landOn(heading.current)
	}, [cameBack, place])
	return (
		<div className="page-width grid items-start gap-x-s8 gap-y-s6 pt-s5 pb-s9 large:grid-cols-[minmax(0,1fr)_23.5rem] large:pt-s6">
			<div className="grid gap-s4 small:gap-s5">
				<h1 ref={heading} tabIndex={-1} className="text-[clamp(2.25rem,1.6rem+2.6vw,3.25rem)] max-[16rem]:text-h1">
					{t('Thank you, {name}', { name: helper ?? name })}
				</h1>
				{cutOffDate ? (
					<p className="text-lead">
						{t('We have your application.')}{' '}
						<b>{t('Now call about {day}.', { day: longDay(cutOffDate, new Date()) })}</b>
					</p>
				) : null}
				<WhatHappensNext {...sent}>
					<CutOffWaiting application={{ status: 'Pending', cutOffDate }} />
					<WhatIsMissing {...sent} onFiles={onFiles} />
					{sent.earlier ? (
						<Banner tone="plain" title={t('We already had your application')}>
							<p>
								{t('We have what you sent the first time, without your later changes. Write to us if they matter.')}
							</p>
						</Banner>
					) : null}
				</WhatHappensNext>
			</div>
			<div className="grid gap-s6">
				{asGuest && helper ? null : <WhereToLook asGuest={asGuest} />}
				<TokenCard
					token={token}
					isFound
					look={sent.files > 0 ? 'primary' : 'ghost'}
					foot={
						<>
							<ConfirmationSent email={sent.email} />
							<p className="mt-s2">{t('Wrong address? Call us with your token.')}</p>
						</>
					}
				>
					{helper
						? t('You’ll need their name and this token to look it up. Share it with them, and with nobody else.')
						: t('You’ll need your name and this token to look up your application. Keep it private, like a password.')}
				</TokenCard>
			</div>
		</div>
	)
}

/** Dated piers on one spine. What is to do today hangs on the first. */
function WhatHappensNext({ issuedOn, files, cutOffDate, children }: Sent & { children: ReactNode }) {
	const now = new Date()
	const billDay = useBillDay(issuedOn, now)
	const answerDay = daysLater(issuedOn, answerDays)
	const billsLastDay = daysLater(issuedOn, billDays)
	const by = (day: string) => t('by {day}', { day: longDay(day, now) })
	const later = [
		...(files === 0 ? [{ name: t('Your bill'), day: billsLastDay, when: billDay && by(billsLastDay) }] : []),
		...(cutOffDate ? [{ name: t('Date on the notice'), day: cutOffDate, when: longDay(cutOffDate, now) }] : []),
		{ name: t('Read by a person'), day: answerDay, when: undefined },
		{ name: t('Our answer'), day: answerDay, when: by(answerDay) },
	].sort((one, other) => compareDays(one.day, other.day))
	return (
		<ol aria-label={t('What happens next')}>
			<PierOnSpine when={longDay(issuedOn, now)} name={t('Received ~pier')}>
				<div className="mt-s3 grid gap-s4">{children}</div>
			</PierOnSpine>
			{later.map(({ name, when }) => (
				<PierOnSpine key={name} name={name} when={when} />
			))}
		</ol>
	)
}

interface PierOnSpineProps {
	when: string | undefined
	name: string
	children?: ReactNode
}

const PierOnSpine = ({ when, name, children }: PierOnSpineProps) => (
	<li className="relative border-clay border-l-4 pb-s5 pl-s4 last:border-transparent last:pb-0 small:pl-s5">
		<span
			aria-hidden="true"
			className={`absolute top-0.5 -left-3 size-5 rounded-full border-4 border-clay ${children ? 'bg-clay' : 'bg-paper'}`}
		/>
		<p className="flex flex-wrap gap-x-s3">
			{when ? <b className="inline-block text-clay first-letter:uppercase">{when}</b> : null}
			<span>{name}</span>
		</p>
		{children}
	</li>
)

/** A member looks on the dashboard. A guest needs the token, or an account of their own. */
const WhereToLook = ({ asGuest }: { asGuest: boolean }) => (
	<section aria-labelledby="look" className="no-print border-line border-t-2 pt-s5">
		<h2 id="look" className="text-h3">
			{t('Want to keep an eye on it?')}
		</h2>
		<p className="mt-s2 max-w-read">
			{asGuest
				? t(
						'Look it up anytime with your name and token. Or create an account with the same email, and it waits for you there without the token.',
					)
				: t('On your dashboard, you can see where it is, and add files until we decide.')}
		</p>
		<div className="mt-s4 flex flex-wrap items-center gap-x-s5 gap-y-s3">
			{asGuest ? (
				<>
					<LinkButton look="ghost" to={routes.find.path} className="max-small:w-full">
						{routes.find.label}
					</LinkButton>
					<Link to={`${routes.login.path}#signup`} className="inline-flex min-h-12 items-center font-strong">
						{t('Create an account')}
					</Link>
				</>
			) : (
				<LinkButton look="ghost" to={routes.dashboard.path} className="max-small:w-full">
					{t('Go to Dashboard')}
				</LinkButton>
			)}
		</div>
	</section>
)

const applications = client(applicationsApi)

interface MissingProps extends Sent {
	onFiles: (files: number) => void
}

const panel = 'rounded-card border-l-[5px] p-s5'

/** The first sentence says if something is left to do, because nothing is as likely to close an application. */
function WhatIsMissing({
	token,
	name,
	lastName,
	asGuest,
	issuedOn,
	files,
	leftOut = [],
	cutOffDate,
	onFiles,
}: MissingProps) {
	const [changed, setChanged] = useState<SendSubject>()
	const closes = useClosesWithoutBill()
	const sent = useAction({
		send: (sending: Sending) =>
			asGuest
				? applications.sendFoundDocuments({ firstName: name, lastName, token, ...sending })
				: applications.sendDocuments({ token, ...sending }),
		onDone: ({ application }) => {
			setChanged(application)
			onFiles(application.attachments.length)
		},
		message: ({ message }) => message,
	})
	// Where something is cut off, the calls come first, so nothing here says that all is done.
	const whole = cutOffDate
		? plural(
				files,
				'We received it, with {n} file. Nothing else to send.',
				'We received it, with {n} files. Nothing else to send.',
			)
		: t('We have it. Nothing more to do.')
	const application = changed ?? { status: 'Pending', attachments: [] }
	return (
		<div className="grid gap-s4">
			<ActionBanner message={sent.message} />
			{/* A file may have been refused after they pressed the button, while others were still on their way. */}
			{leftOut.length > 0 ? (
				<Banner tone="waiting" title={plural(leftOut.length, 'Not added: {n} file', 'Not added: {n} files')}>
					<p>
						{t('We got your application without {files}. You can add what’s missing below.', {
							files: leftOut.join(', '),
						})}
					</p>
				</Banner>
			) : null}
			{files === 0 ? (
				<section aria-labelledby="missing" className={`${panel} border-l-amber bg-amber-wash`}>
					<h2 id="missing" className="text-h3 text-amber">
						{t('One thing is missing: your bill')}
					</h2>
					<div className="mt-s3 grid max-w-read gap-s4">
						<p>{t('We received your application. A person will read it.')}</p>
						<BillMissing issuedOn={issuedOn} now={new Date()} />
						<div className="no-print">
							<DocumentForm application={application} onSend={sent.run} />
						</div>
						{closes ? (
							<p className="text-small">
								{t('Applications lacking payment information are automatically denied after 15 days.')}
							</p>
						) : null}
					</div>
				</section>
			) : (
				<section aria-labelledby="whole" className={`${panel} border-l-pine bg-pine-wash`}>
					<h2 id="whole" className="text-h3 text-pine">
						{leftOut.length > 0 ? t('We have your application') : whole}
					</h2>
					<div className="mt-s3 grid max-w-read gap-s2">
						<p>
							{rich('We received your application. A person will read it, and you’ll hear from us by {day}.', {
								day: <b>{fullDay(daysLater(issuedOn, answerDays), new Date())}</b>,
							})}
						</p>
						{cutOffDate && leftOut.length === 0 ? null : (
							<p>{plural(files, 'We have {n} file from you.', 'We have {n} files from you.')}</p>
						)}
					</div>
				</section>
			)}
			{files > 0 && (changed || leftOut.length > 0) ? (
				<div className="no-print grid">
					<AddDocument application={application} onSend={sent.run} />
				</div>
			) : null}
		</div>
	)
}
