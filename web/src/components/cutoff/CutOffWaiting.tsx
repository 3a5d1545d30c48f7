import { isPending } from '#shared/applications/missing.ts'
import { t } from '#shared/words/t.ts'
import { longDay } from '#web/lib/days.ts'
import type { AnyStatus } from '../application/StatusBanner.tsx'
import { Button } from '../Button.tsx'
import { WhatToDoToday } from './WhatToDoToday.tsx'

interface Props {
	application: { status: AnyStatus; withdrawnOn?: string | undefined; cutOffDate?: string | undefined }
	onLetter: () => void
}

/** Beside an application that waits for our answer: the letter, and what to do where something is cut off. */
export function CutOffWaiting({ application, onLetter }: Props) {
	const { cutOffDate } = application
	if (!isPending(application)) return null
	const letter = (
		<Button look="ghost" size="small" onClick={onLetter}>
			{t('Letter for the company')}
		</Button>
	)
	if (!cutOffDate)
		return (
			<section aria-labelledby="letter" className="no-print grid justify-items-start gap-s3 card p-s5">
				<h2 id="letter" className="text-lead">
					{t('Does the company want to be paid now?')}
				</h2>
				<p className="max-w-read">{t('Show them a letter that says you asked us for help.')}</p>
				{letter}
			</section>
		)
	return (
		<WhatToDoToday
			title={t('Cut-off on {day}: what to do today', {
				// Its month and its day stay in one line.
				day: longDay(cutOffDate, new Date()).replaceAll(' ', '\u00a0'),
			})}
			quiet
		>
			<p>{t('Show the company our letter. It says that you asked us for help.')}</p>
			<div className="no-print mt-s2">{letter}</div>
		</WhatToDoToday>
	)
}
