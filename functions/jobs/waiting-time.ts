import { applications } from '#functions/domain/applications/table.ts'
import { log, measure } from '#functions/platform/log.ts'

const day = 24 * 3_600_000

/** For how many whole days the application that waits longest has been waiting. Without any it is none. */
export async function oldestPendingDays(now: Date) {
	const oldest = await applications.oldest('Pending')
	return oldest ? Math.floor((now.getTime() - Date.parse(oldest.issuedOn)) / day) : 0
}

/** Once a day. Our mail promises an answer within 21 days, and an alarm goes by this number. */
export const handler = async () => {
	const days = await oldestPendingDays(new Date())
	measure('OldestPendingDays', days)
	log.info('oldest pending application', { count: days })
}
