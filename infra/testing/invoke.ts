import { asRoot } from './as-root.ts'
import { functionNamed } from './function-named.ts'

/** The deployed function is called as the clock does it. The function's own error is thrown. */
export async function invoke(construct: string, event: object = {}) {
	const { path } = await functionNamed(construct)
	const answer = await asRoot('lambda', 'POST', `${path}/invocations`, JSON.stringify(event))
	if (answer.headers.has('x-amz-function-error')) throw new Error(answer.text)
}
