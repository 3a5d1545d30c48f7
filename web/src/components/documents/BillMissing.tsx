import { billDays } from '#shared/applications/progress.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { t } from '#shared/words/t.ts'
import { useClosesWithoutBill } from '#web/lib/applicationSettings.ts'
import { daysLater, isBefore, longDay } from '#web/lib/days.ts'
import { rich } from '#web/lib/rich.tsx'

/**
 * The day by which an application without a bill needs one, as long as it's ahead: we ask before we close. Where nothing
 * is closed for want of a bill, there's no such day. Days are M/D/YYYY.
 */
export function useBillDay(issuedOn: string, now: Date) {
	const closes = useClosesWithoutBill()
	const lastDay = daysLater(issuedOn, billDays)
	return closes && !isBefore(lastDay, monthDayYear(dayOf(now))) ? longDay(lastDay, now) : undefined
}

/** The same words as in the mail about the application. */
export function BillMissing({ issuedOn, now }: { issuedOn: string; now: Date }) {
	const day = useBillDay(issuedOn, now)
	return (
		<p>
			{day
				? rich('We don’t have your bill yet. Add it by {day}, or we’ll have to close your application.', {
						day: <b>{day}</b>,
					})
				: t('We don’t have your bill yet. Please add it soon: we need it before we can pay.')}
		</p>
	)
}
