import { ConditionFailed, transact, type Write } from '#functions/platform/store/write.ts'

/** Data that stays from an earlier start is left as people have changed it. */
export const writeIfNew = (writes: Write[]) =>
	transact(writes).then(
		() => true,
		(error) => {
			if (error instanceof ConditionFailed) return false
			throw error
		},
	)
