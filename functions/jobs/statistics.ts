import { countEverything } from '#functions/domain/statistics/count-everything.ts'
import { log } from '#functions/platform/log.ts'

/** Runs every night, and whenever an employee asks for new figures. */
export const handler = async () => {
	const count = await countEverything(new Date())
	log.info('everything counted', { count })
}
