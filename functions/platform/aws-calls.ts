/**
 * Every client of AWS has these limits, so that a connection that hangs is given up while there is time for a second
 * attempt. Without `throwOnRequestTimeout` the SDK would only log a warning and go on waiting.
 */
export const requestHandler = { connectionTimeout: 2000, requestTimeout: 5000, throwOnRequestTimeout: true }

let made = 0

/** The calls to AWS since the process started. They're logged per request, because they make up most of its time. */
export const callsMade = () => made

export function countCall() {
	made++
}

interface Stack {
	add: (
		middleware: <Args, Output>(next: (args: Args) => Promise<Output>) => (args: Args) => Promise<Output>,
		options: { step: 'deserialize'; name: string },
	) => void
}

/** Counts each call that is sent, including retries. Requests that are only signed don't reach the `deserialize` step. */
export function countCalls({ middlewareStack }: { middlewareStack: Stack }) {
	middlewareStack.add(
		(next) => (args) => {
			countCall()
			return next(args)
		},
		{ step: 'deserialize', name: 'countCalls' },
	)
}
