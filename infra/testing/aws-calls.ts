import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'

let calls: string[] = []

// The SDK's clients use node:http, and functions call S3 by fetch.
subscribe('http.client.request.start', (message) => {
	const { request } = message as { request: ClientRequest }
	calls.push(String(request.getHeader('x-amz-target')).replace(/.*\./, ''))
})
subscribe('undici:request:create', (message) => {
	const { request } = message as { request: { method: string } }
	calls.push(`S3 ${request.method}`)
})

/** Records the calls to AWS that a piece of work makes, in order. No other work may run in the process at the same time. */
export async function callsFor<Result>(work: () => Promise<Result>) {
	calls = []
	const result = await work()
	return { result, calls }
}
