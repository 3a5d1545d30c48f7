import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { dueErasures } from '#functions/domain/erasing/asked.ts'
import { requestHandler } from '#functions/platform/aws-calls.ts'
import { eraserEnv } from '#functions/platform/env.ts'

const { ERASER: FunctionName } = eraserEnv()
const lambda = new LambdaClient({ requestHandler })

/** Each account has a run of its own, so that one that can't be erased keeps no other. One that broke off is due again. */
export async function startErasing(now: Date) {
	let count = 0
	for await (const asked of dueErasures(now)) {
		const Payload = JSON.stringify(asked)
		await lambda.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload }))
		count++
	}
	return count
}
