import { InvokeCommand } from '@aws-sdk/client-lambda'
import { functionNamed } from './function-named.ts'
import { admin } from './test-cloud.ts'

/** The deployed function is called as the clock does it, and its answer is JSON. The function's own error is thrown. */
export async function invoke(construct: string, event: object = {}) {
	const { name: FunctionName } = await functionNamed(construct)
	const call = new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) })
	const { FunctionError, Payload } = await admin.functions.send(call)
	const answer = Payload?.transformToString() ?? ''
	if (FunctionError) throw new Error(answer)
	return answer
}
