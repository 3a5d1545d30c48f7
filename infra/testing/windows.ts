import { setTimeout as pause } from 'node:timers/promises'

const minute = 60_000

/**
 * Attempts are counted in windows of the clock. A test that counts on one window begins while enough of it is left:
 * it waits for the next one in the last two minutes of an hour, and in the second half of a minute.
 */
export async function untilWindowIsYoung(minutes: number) {
	const left = minutes * minute - (Date.now() % (minutes * minute))
	if (left < Math.min(2 * minute, (minutes * minute) / 2)) await pause(left)
}
