import { useEffect, useRef } from 'react'
import { answerDays, billDays } from '#shared/applications/progress.ts'
import { t } from '#shared/words/t.ts'
import { Banner } from '#web/components/Banner.tsx'
import { StatusBridge } from '#web/components/bridge/StatusBridge.tsx'
import { CutOffWaiting } from '#web/components/cutoff/CutOffWaiting.tsx'
import { useBillDay } from '#web/components/documents/BillMissing.tsx'
import { Letter } from '#web/components/letter/Letter.tsx'
import { useLetter } from '#web/components/letter/useLetter.ts'
import { TokenCard } from '#web/components/TokenCard.tsx'
import { daysLater } from '#web/lib/days.ts'
import { rich } from '#web/lib/rich.tsx'
import { WhatIsMissing } from './WhatIsMissing.tsx'
import { WhereToLook } from './WhereToLook.tsx'

/** The tab keeps this, so that a reload shows the confirmation again. */
export interface Sent {
	token: string
	name: string
	lastName: string
	email: string
	/** The day is M/D/YYYY. */
	issuedOn: string
	/** The day is M/D/YYYY, and missing where nothing is cut off. */
	cutOffDate?: string | undefined
	/** The files that came later count too. */
	files: number
	asGuest: boolean
	/** An earlier sending had arrived, so later changes are not part of it. */
	earlier: boolean
}

interface Props extends Sent {
	/** Keeps how many files there are now, so that a reload asks for no bill that was sent. */
	onFiles: (files: number) => void
}

export function Confirmation({ onFiles, ...sent }: Props) {
	const { token, name, lastName, email, issuedOn, cutOffDate, asGuest, earlier } = sent
	const letter = useLetter()

	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		if (letter.isOpen) return
		window.scrollTo(0, 0)
		heading.current?.focus({ preventScroll: true })
	}, [letter.isOpen])
	if (letter.isOpen) return <Letter about={{ firstName: name, lastName, issuedOn }} onBack={letter.close} />
	const forTheCompany = (
		<CutOffWaiting application={{ status: 'Pending', cutOffDate }} onLetter={letter.open} />
	)
	return (
		<div className="page-width grid items-start gap-s7 pt-s5 pb-s9 large:grid-cols-[minmax(0,1fr)_23.5rem] large:gap-s8 large:pt-s6">
			<div className="grid gap-s6">
				<h1 ref={heading} tabIndex={-1} className="text-[clamp(2.25rem,1.6rem+2.6vw,3.25rem)]">
					{t('Thank you, {name}', { name })}
				</h1>
				<WhatIsMissing {...sent} onFiles={onFiles} />
				{earlier ? (
					<Banner tone="plain" title={t('We already had your application')}>
						<p>
							{t(
								'We have what you sent the first time, without your later changes. Write to us if they matter.',
							)}
						</p>
					</Banner>
				) : null}
				{cutOffDate ? forTheCompany : null}
				<WhatHappensNext {...sent} />
				<TokenCard token={token} isFound look={sent.files > 0 ? 'primary' : 'ghost'}>
					{t(
						'You’ll need your name and this token to look up your application. Keep it private, like a password.',
					)}
				</TokenCard>
				<p className="max-w-read">
					{rich('A confirmation is on its way to {email}. If you don’t see it, check your spam folder.', {
						email: <b className="wrap-anywhere">{email}</b>,
					})}
				</p>
			</div>
			<div className="no-print grid gap-s6">
				{cutOffDate ? null : forTheCompany}
				<WhereToLook asGuest={asGuest} />
			</div>
		</div>
	)
}

function WhatHappensNext({ issuedOn, files }: Sent) {
	const billDay = useBillDay(issuedOn, new Date())
	const bill = {
		pier: t('Your bill'),
		state: 'now' as const,
		by: billDay && daysLater(issuedOn, billDays),
	}
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
