import * as z from 'zod'
import { localStage, namesFor } from '#infra/stacks/names.ts'
import { asRoot } from './as-root.ts'

const Functions = z.object({ Functions: z.array(z.object({ FunctionName: z.string() })) })

/** The deployed function is called as the clock does it. The function's own error is thrown. */
export async function invoke(construct: string, event: object = {}) {
	const { text } = await asRoot('lambda', 'GET', '/2015-03-31/functions/')
	// LocalStack shortens a long name, so only its beginning is sure.
	const beginning = `${namesFor(localStage).app}-${construct}`
	const found = Functions.parse(JSON.parse(text)).Functions.find(({ FunctionName }) =>
		FunctionName.startsWith(beginning),
	)
	if (!found) throw new Error(`No function's name begins with ${beginning}`)
	const path = `/2015-03-31/functions/${found.FunctionName}/invocations`
	const answer = await asRoot('lambda', 'POST', path, JSON.stringify(event))
	if (answer.headers.has('x-amz-function-error')) throw new Error(answer.text)
}
