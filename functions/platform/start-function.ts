import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { requestHandler } from './aws-calls.ts'

const lambda = new LambdaClient({ requestHandler })

/** Nobody waits for the function's end. Where it fails, Lambda repeats it. */
export const startFunction = (FunctionName: string, event: object = {}) =>
	lambda.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: JSON.stringify(event) }))
