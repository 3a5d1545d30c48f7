import { randomUUID } from 'node:crypto'
import { Trouble } from '#infra/tools/terminal.ts'
import { visit } from '#infra/tools/visit.ts'
import type { Answer, Endpoint, Payload } from '#shared/endpoint.ts'

/** The visitor uses the site as CloudFront serves it, with a cookie jar. Any answer but success ends the rehearsal. */
export class Visitor {
	readonly #site: string
	readonly #cookies = new Map<string, string>()

	constructor(site: string) {
		this.#site = site
	}

	async call<E extends Endpoint>(endpoint: E, payload: Payload<E>): Promise<NonNullable<Answer<E>>> {
		const { method, path } = endpoint
		const isPost = method === 'POST'
		const query = Object.entries(payload ?? {}).map(([name, value]) => [name, String(value)])
		const { status, headers, body } = await visit(
			this.#site + path + (isPost ? '' : `?${new URLSearchParams(query)}`),
			{
				method,
				headers: {
					'content-type': 'application/json',
					'idempotency-key': randomUUID(),
					cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
				},
				...(isPost && { body: JSON.stringify(payload) }),
			},
		)
		if (status !== 200) throw new Trouble(`${method} ${path} answered ${status}: ${body.slice(0, 300)}`)
		for (const cookie of [headers['set-cookie'] ?? []].flat()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
			this.#cookies.set(name, value)
		}
		return JSON.parse(body)
	}
}
