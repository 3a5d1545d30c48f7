import { isPending } from '#shared/applications/missing.ts'
import { t } from '#shared/words/t.ts'
import { longDay } from '#web/lib/days.ts'
import type { AnyStatus } from '../application/StatusBanner.tsx'
import { WhatToDoToday } from './WhatToDoToday.tsx'

interface Props {
	application: { status: AnyStatus; withdrawnOn?: string | undefined; cutOffDate?: string | undefined }
}

/** Beside an application that waits for our answer: what to do where something is cut off. */
export function CutOffWaiting({ application }: Props) {
	const { cutOffDate } = application
	if (!cutOffDate || !isPending(application)) return null
	return (
		<WhatToDoToday
			title={t('Cut-off on {day}: what to do today', {
				// Its month and its day stay in one line.
				day: longDay(cutOffDate, new Date()).replaceAll(' ', '\u00a0'),
			})}
			quiet
		/>
	)
}
