import { applications } from '#functions/domain/applications/table.ts'
import { log, measure } from '#functions/platform/log.ts'

const day = 24 * 3_600_000

/** The age of the oldest pending application in whole days, or 0 if none is pending. */
export async function oldestPendingDays(now: Date) {
	const oldest = await applications.oldest('Pending')
	return oldest ? Math.floor((now.getTime() - Date.parse(oldest.issuedOn)) / day) : 0
}

/** Runs once a day. Our mail promises an answer within 21 days, and an alarm watches this number. */
export const handler = async () => {
	const days = await oldestPendingDays(new Date())
	measure('OldestPendingDays', days)
	log.info('oldest pending application', { count: days })
}
