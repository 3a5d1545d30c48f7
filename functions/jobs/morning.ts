import { dueErasures } from '#functions/domain/erasing/erasures.ts'
import { setting } from '#functions/platform/env.ts'
import { log } from '#functions/platform/log.ts'
import { startFunction } from '#functions/platform/start-function.ts'
import { remindOfAlarms, remindOfFormerTables, remindOfOldData } from './reminders.ts'
import { measureWaitingTime } from './waiting-time.ts'

/**
 * Sends what people are told in the morning, and has the accounts erased that are due. A part that fails stops no other
 * part. Lambda repeats all of them after a failure, which at worst sends the reminder of alarms three times.
 */
export const handler = async ({ time }: { time: string }) => {
	const now = new Date(time)
	const parts = {
		'waiting time not measured': measureWaitingTime(now),
		'alarms not repeated': remindOfAlarms(now),
		'former tables not looked for': remindOfFormerTables(),
		'old data not told of': remindOfOldData(),
		'accounts not erased': startErasing(now).then((count) => log.info('accounts due to be erased', { count })),
	}
	const outcomes = await Promise.allSettled(Object.values(parts))
	const failures = Object.keys(parts).flatMap((event, at) => {
		const outcome = outcomes[at]
		return outcome?.status === 'rejected' ? [{ event, reason: outcome.reason }] : []
	})
	// Lambda writes only the message of what is thrown, so each part has a line of its own with the place in the code.
	for (const { event, reason } of failures) log.error(event, reason)
	if (failures.length === 0) return
	throw new AggregateError(
		failures.map(({ reason }) => reason),
		failures.map(({ event }) => event).join(', '),
	)
}

const eraser = setting('ERASER')

/** Each account has a run of its own, so that one that can't be erased keeps no other. One that broke off is due again. */
async function startErasing(now: Date) {
	let count = 0
	for await (const asked of dueErasures(now)) {
		await startFunction(eraser, asked)
		count++
	}
	return count
}
