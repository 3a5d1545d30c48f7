import * as http from 'node:http'
import * as https from 'node:https'

export interface Visit {
	method?: string
	headers?: Record<string, string>
	body?: string | Uint8Array
}

export interface Visited {
	status: number
	/** Headers stay as they came, because a name may be there more than once. */
	headers: Record<string, string | string[] | undefined>
	body: string
}

/** Browsers look up names below .localhost by themselves, and plain Node doesn't. */
const hostOf = (hostname: string) => (hostname.endsWith('.localhost') ? '127.0.0.1' : hostname)

/** The request may go to any address, the local CloudFront's included. */
export const visit = (address: string, { method = 'GET', headers = {}, body }: Visit = {}) =>
	new Promise<Visited>((resolve, reject) => {
		const { protocol, host, hostname, port, pathname, search } = new URL(address)
		const { request } = protocol === 'https:' ? https : http
		const outgoing = request(
			{ host: hostOf(hostname), port, path: pathname + search, method, headers: { host, ...headers } },
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
