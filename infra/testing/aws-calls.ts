import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'

let calls: string[] = []

subscribe('http.client.request.start', (message) => {
	const { request } = message as { request: ClientRequest }
	const operation = String(request.getHeader('x-amz-target') ?? `S3 ${request.method}`)
	calls.push(operation.replace(/.*\./, ''))
})

/** Which calls to AWS this process makes for a piece of work, in their order; nothing else may go on meanwhile. */
export async function callsFor<Result>(work: () => Promise<Result>) {
	calls = []
	const result = await work()
	return { result, calls }
}
