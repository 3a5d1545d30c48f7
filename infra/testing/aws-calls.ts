import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'

let calls: string[] = []

// A call of the table names its operation in a header, and one of S3 doesn't.
subscribe('http.client.request.start', (message) => {
	const { request } = message as { request: ClientRequest }
	const target = request.getHeader('x-amz-target')
	calls.push(target ? String(target).replace(/.*\./, '') : `S3 ${request.method}`)
})

/**
 * The answer has the calls to AWS that a piece of work makes, in order. No other work may run in the process at the
 * same time.
 */
export async function callsFor<Result>(work: () => Promise<Result>) {
	calls = []
	const result = await work()
	return { result, calls }
}
