import { request } from 'node:http'

export interface Visit {
	method?: string
	headers?: Record<string, string>
	body?: string | Uint8Array
}

export interface Visited {
	status: number
	/** As they came: a name may be there more than once. */
	headers: Record<string, string | string[] | undefined>
	body: string
}

/** A request to a name below .localhost, which browsers look up by themselves and plain Node does not. */
export const visit = (address: string, { method = 'GET', headers = {}, body }: Visit = {}) =>
	new Promise<Visited>((resolve, reject) => {
		const { host, port, pathname, search } = new URL(address)
		const outgoing = request(
			{ host: '127.0.0.1', port, path: pathname + search, method, headers: { host, ...headers } },
			(answer) => {
				const parts: Buffer[] = []
				answer.on('data', (part: Buffer) => parts.push(part))
				answer.on('error', reject)
				answer.on('end', () =>
					resolve({
						status: answer.statusCode ?? 0,
						headers: answer.headers,
						body: Buffer.concat(parts).toString('utf8'),
					}),
				)
			},
		)
		outgoing.on('error', reject)
		outgoing.end(body)
	})
