import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router-dom'
import { answerDays, billDays } from '#shared/applications/progress.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { ConfirmationSent, TokenCard } from '#web/components/application/TokenCard.tsx'
import { LinkButton } from '#web/components/Button.tsx'
import { StatusBridge } from '#web/components/bridge/StatusBridge.tsx'
import { CutOffWaiting } from '#web/components/cutoff/CutOffWaiting.tsx'
import { useBillDay } from '#web/components/documents/BillMissing.tsx'
import { Letter, useLetter } from '#web/components/letter/Letter.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { landOn } from '#web/components/Page.tsx'
import { daysLater, longDay } from '#web/lib/days.ts'
import type { Sent } from './tabNames.ts'
import { WhatIsMissing } from './WhatIsMissing.tsx'

interface Props extends Sent {
	/** Keeps how many files there are now, so that a reload asks for no bill that was sent. */
	onFiles: (files: number) => void
}

export function Confirmation({ onFiles, ...sent }: Props) {
	const { token, name, lastName, issuedOn } = sent
	const letter = useLetter()

	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		if (!letter.isOpen) landOn(heading.current)
	}, [letter.isOpen])
	// Back leads to a step of the form. It was sent, so this stays there, though the history was left further down.
	const cameBack = useNavigationType() === 'POP'
	const { key: place } = useLocation()
	useEffect(() => {
		if (cameBack && place) landOn(heading.current)
	}, [cameBack, place])
	if (letter.isOpen) return <Letter about={{ firstName: name, lastName, issuedOn }} onBack={letter.close} />
	const { asGuest, cutOffDate } = sent
	const forTheCompany = <CutOffWaiting application={{ status: 'Pending', cutOffDate }} onLetter={letter.open} />
	const whereToLook = <WhereToLook asGuest={asGuest} />
	return (
		<div className="page-width grid items-start gap-x-s8 gap-y-s6 pt-s5 pb-s9 large:grid-cols-[minmax(0,1fr)_23.5rem] large:grid-rows-[auto_1fr] large:pt-s6">
			<div className="grid gap-s4 small:gap-s5">
				<h1 ref={heading} tabIndex={-1} className="text-[clamp(2.25rem,1.6rem+2.6vw,3.25rem)] max-[16rem]:text-h1">
					{t('Thank you, {name}', { name })}
				</h1>
				{cutOffDate ? (
					<>
						<p className="text-lead">
							{t('We have your application.')}{' '}
							<b>{t('Now call about {day}.', { day: longDay(cutOffDate, new Date()) })}</b>
						</p>
						{forTheCompany}
					</>
				) : null}
				<WhatIsMissing {...sent} onFiles={onFiles} />
				{sent.earlier ? (
					<Banner tone="plain" title={t('We already had your application')}>
						<p>{t('We have what you sent the first time, without your later changes. Write to us if they matter.')}</p>
					</Banner>
				) : null}
			</div>
			<div className={`grid gap-s6 ${cutOffDate ? beside : 'large:col-start-1'}`}>
				<WhatHappensNext {...sent} />
				<TokenCard
					token={token}
					isFound
					look={sent.files > 0 ? 'primary' : 'ghost'}
					foot={<ConfirmationSent email={sent.email} />}
				>
					{t('You’ll need your name and this token to look up your application. Keep it private, like a password.')}
				</TokenCard>
				{cutOffDate ? whereToLook : null}
			</div>
			{cutOffDate ? null : (
				<div className={`no-print grid gap-s6 ${beside}`}>
					{forTheCompany}
					{whereToLook}
				</div>
			)}
		</div>
	)
}

const beside = 'large:col-start-2 large:row-span-2 large:row-start-1'

function WhatHappensNext({ issuedOn, files }: Sent) {
	const billDay = useBillDay(issuedOn, new Date())
	const bill = { pier: t('Your bill'), state: 'now' as const, by: billDay && daysLater(issuedOn, billDays) }
	return (
		<section aria-labelledby="next">
			<h2 id="next" className="mb-s4 text-h3">
				{t('What happens next')}
			</h2>
			<StatusBridge
				stages={[
					{ pier: t('Received ~pier'), state: 'done', on: issuedOn },
					...(files === 0 ? [bill] : []),
					{ pier: t('Read by a person'), state: 'later' },
					{ pier: t('Our answer'), state: 'later', by: daysLater(issuedOn, answerDays) },
				]}
			/>
		</section>
	)
}

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
