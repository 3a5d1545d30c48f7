import { sha256 } from './ids.ts'
import { log } from './log.ts'

/**
 * Does one thing of many within a job. One that fails, such as one that can't be read any more, is left out, so that the
 * job goes on with the others. The alarm of logged errors tells of it.
 */
export async function skipFailures<Result>(failure: string, id: string, work: () => Result | Promise<Result>) {
	try {
		return await work()
	} catch (error) {
		log.error(failure, error, { about: sha256(id) })
		return undefined
	}
}
