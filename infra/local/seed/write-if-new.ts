import { ConditionFailed, transact, type Write } from '#functions/platform/store/write.ts'

const day = 24 * 3_600_000

/** Counts from today, so that the demo data is equally old on every day. */
export const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

/** Data that stays from an earlier start is left as people have changed it. */
export const writeIfNew = (writes: Write[]) =>
	transact(writes).then(
		() => true,
		(error) => {
			if (error instanceof ConditionFailed) return false
			throw error
		},
	)
