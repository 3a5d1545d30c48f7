import { setTimeout as pause } from 'node:timers/promises'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { countedAt } from '#functions/domain/statistics/snapshot.ts'
import { requestHandler } from '#functions/platform/aws-calls.ts'
import { statisticsEnv } from '#functions/platform/env.ts'
import { statisticsSentences } from '#shared/statistics/schema.ts'

const { STATISTICS_JOB: FunctionName } = statisticsEnv()
const lambda = new LambdaClient({ requestHandler })

/** A request may take ten seconds, and a few thousand applications are counted in one. */
const looks = { every: 250, atMost: 20 }

/** Starts the nightly count now. The answer waits for its figures for as long as a request can. */
export async function refresh(now: Date) {
	await lambda.send(new InvokeCommand({ FunctionName, InvocationType: 'Event' }))
	for (let look = 0; look < looks.atMost; look++) {
		await pause(looks.every)
		if (((await countedAt()) ?? '') >= now.toISOString()) return { message: statisticsSentences.refreshed }
	}
	return { message: statisticsSentences.stillCounting }
}
