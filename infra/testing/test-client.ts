import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Answer, Endpoint, Failure, Payload } from '#shared/endpoint.ts'
import { isTheGatewaysOwn } from './adapter.ts'
import { publishedAnswer } from './published.ts'
import { cloud } from './test-cloud.ts'

export interface Reply<E extends Endpoint = Endpoint> {
	status: number
	headers: Headers
	text: string
	/** The type allows an answer and a failure, because the test decides which one it expects. */
	body: Partial<NonNullable<Answer<E>>> & Partial<Failure<E>>
}

/** A page sends a key with each form; without one, the same form within seconds is the same request. */
export const anew = () => ({ 'idempotency-key': randomUUID() })

const json = { 'content-type': 'application/json' }

/**
 * The client is a browser as the API sees it behind CloudFront, with its own network address and cookie jar. Every
 * response is checked for headers that each must have and for content that none may have.
 */
export class TestClient {
	cookie = ''
	/** This cookie survives signing out, as in a browser. */
	device = ''
	/** This cookie is set between the password and the passkey. */
	pending = ''
	readonly address: string

	constructor(address = `198.18.${randomInt(256)}.${randomInt(256)}`) {
		this.address = address
	}

	call<E extends Endpoint>(endpoint: E, payload: Payload<E>, headers: Record<string, string> = {}) {
		if (endpoint.method === 'POST')
			return this.send<E>('POST', endpoint.path, JSON.stringify(payload), { ...json, ...headers })
		const query = Object.entries(payload ?? {}).map(([name, value]) => [name, String(value)])
		return this.send<E>('GET', `${endpoint.path}?${new URLSearchParams(query)}`, undefined, headers)
	}

	async send<E extends Endpoint>(
		method: string,
		path: string,
		body: BodyInit | undefined,
		headers: Record<string, string> = {},
	): Promise<Reply<E>> {
		const jar = [this.cookie, this.device, this.pending].filter(Boolean).join('; ')
		const response = await unhurried(() =>
			fetch(cloud.apiAddress + path, {
				method,
				headers: {
					'x-api-key': cloud.gatewayKey,
					'x-origin-secret': cloud.originSecret,
					'x-viewer-address': this.address,
					...(jar && { cookie: jar }),
					...headers,
				},
				...(body !== undefined && { body }),
			}),
		)
		const text = await response.text()
		if (isTheGatewaysOwn(response)) return { status: response.status, headers: response.headers, text, body: {} }
		this.#keepCookies(response.headers)
		decent(response, text)
		const answer: unknown = JSON.parse(text)
		const asPublished = publishedAnswer(method, path, response.status).safeParse(answer)
		expect(asPublished.error?.issues, `${method} ${path} isn’t answered as docs/openapi.json says`).toBeUndefined()
		return { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
	}

	#keepCookies(headers: Headers) {
		for (const cookie of headers.getSetCookie()) {
			expect(cookie).toMatch(/^__Host-(session|device|sign-in)=[^;]*;.*Path=\/; HttpOnly; Secure; SameSite=Lax$/)
			const kept = cookie.includes('Max-Age=0;') ? '' : (cookie.split(';')[0] ?? '')
			if (cookie.startsWith('__Host-device')) this.device = kept
			else if (cookie.startsWith('__Host-sign-in')) this.pending = kept
			else this.cookie = kept
		}
	}
}

/** The gateway throttles requests. A throttled request never reached a function, so it's safe to send it again. */
async function unhurried(send: () => Promise<Response>): Promise<Response> {
	const response = await send()
	if (response.status !== 429 || response.headers.has('x-request-id')) return response
	await response.body?.cancel()
	await pause(500)
	return unhurried(send)
}

function decent({ headers, status }: Response, text: string) {
	// A gateway that gave up on a function answers without our headers. The status says more than the missing header.
	const answer = `${status}${headers.has('x-request-id') ? '' : ' from the gateway'}: ${text.slice(0, 200)}`
	expect(headers.get('content-type'), answer).toMatch(/^application\/json/)
	expect(headers.get('cache-control'), answer).toBe('no-store')
	expect(text).not.toMatch(/arn:aws|Exception|at file:|node_modules|DynamoDB|App-Data|stack/)
	if (status >= 400) {
		const { status: went, code, message } = JSON.parse(text)
		expect({ went, code: typeof code, message: typeof message }).toEqual({
			went: false,
			code: 'string',
			message: 'string',
		})
		expect(message).toMatch(/\p{L}.*[.!?)]$|Consent to Speak to the Referrer$|^Maximum Questions Reached$/u)
	}
}
