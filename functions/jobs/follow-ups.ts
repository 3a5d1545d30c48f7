import type { Context } from 'aws-lambda'
import { type Due, dueBy } from '#functions/domain/applications/due.ts'
import { takeNextStep } from '#functions/domain/applications/take-next-step.ts'
import { sha256 } from '#functions/platform/ids.ts'
import { log } from '#functions/platform/log.ts'

/**
 * Does everything that is due by now. Each step is one transaction that also moves the application within the list, so a
 * run that breaks off is continued by the next one, and two runs at once don't do anything twice.
 */
export async function followUp(now: Date, requestId: string) {
	let done = 0
	let failed = 0
	for await (const page of dueBy(now)) {
		for (const due of page) {
			if (await takeStep(due, now, requestId)) done++
			else failed++
		}
	}
	if (failed > 0) throw new Error('Some follow-ups could not be done; the next run tries again')
	return done
}

/** Goes on with the others if one application fails. */
async function takeStep(due: Due, now: Date, requestId: string) {
	try {
		const step = await takeNextStep(due, { now, requestId })
		log.info('follow-up', { step, about: sha256(due.token), requestId })
		return true
	} catch (error) {
		log.error('follow-up not done', error, { about: sha256(due.token), requestId })
		return false
	}
}

/** The clock's event says for when it runs. */
export const handler = async ({ time }: { time: string }, { awsRequestId }: Pick<Context, 'awsRequestId'>) => {
	log.info('follow-ups done', { count: await followUp(new Date(time), awsRequestId) })
}
