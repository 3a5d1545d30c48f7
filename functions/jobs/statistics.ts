import { countChanges } from '#functions/domain/statistics/count-changes.ts'
import { log, measure } from '#functions/platform/log.ts'

/** Shorter than the function's own limit, so that what is being counted can be finished. */
const longestRun = 45_000

/** Runs every quarter of an hour, on top of what employees ask for in between. */
export const handler = async () => {
	const started = Date.now()
	const { counted, left, isAtLeast } = await countChanges({
		now: new Date(started),
		until: started + longestRun,
	})
	measure('NotCounted', left)
	log.info('changes counted', { count: counted })
	if (left > 0) log.info(isAtLeast ? 'changes left, at least' : 'changes left', { count: left })
}
