import type * as z from 'zod'
import type { accountApi } from '#shared/account/api.ts'
import type { Answer, Api, Endpoint, Failure, Payload } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { publishedAt } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { busyCalls } from '#web/lib/busyCalls.ts'
import { language } from '#web/lib/language.ts'
import { listeners } from '#web/lib/listeners.ts'
import { cookieIsNew, isSignedOutHere } from '#web/lib/session/owed.ts'

/** A refusal of the server, or no answer at all. `message` is always fit to be shown. */
export class ApiError extends Error {
	readonly code: Failure['code'] | 'offline'
	readonly errors: Record<string, string>
	readonly fresh: unknown

	constructor(code: ApiError['code'], message: string, { errors = {}, fresh }: Details = {}) {
		super(message)
		this.code = code
		this.errors = errors
		this.fresh = fresh
	}
}

type Details = Pick<Failure, 'errors' | 'fresh'>

/** The thing as it is now, where a conflict with a colleague's change carries it. */
export const freshOf = <Schema extends z.ZodType>({ conflict }: { conflict: Schema }, error: unknown) =>
	error instanceof ApiError && error.code === 'conflict' ? conflict.safeParse(error.fresh).data : undefined

const offline = t('We couldn’t reach our server. Check your connection and try again. Nothing you typed is lost.')

/** A call needs only this of its endpoint at run time; the schemas give it its types. */
type Route<E extends Endpoint> = Pick<E, 'method' | 'path'> & Pick<Endpoint, 'idempotent'> & { published?: true }

const answers = listeners<[Response]>()

/** Every answer of a function keeps a session alive, so the session counts from the last one. */
export const onAnswer = answers.on

const unanswered = new Map<string, { body: string; key: string }>()

/**
 * Sending the same thing again after no answer came repeats the key, so that it is done once. Someone may mistype their
 * employee key in between, which is no answer about the thing.
 */
function keyFor(path: string, payload: unknown) {
	const body = JSON.stringify({ ...Object(payload), key: undefined })
	const before = unanswered.get(path)
	const key = before?.body === body ? before.key : crypto.randomUUID()
	unanswered.set(path, { body, key })
	return key
}

const mostTries = 5

/** Waits longer each time, and at random, so that waiting browsers don't all come back at once. */
const pauseAfter = (response: Response, tries: number) =>
	new Promise((resolve) => {
		const seconds = Number(response.headers.get('retry-after')) || 1
		setTimeout(resolve, seconds * 1000 * tries * (0.5 + Math.random()))
	})

/**
 * A connection that carries nothing counts as none, and a browser would wait for minutes on it. The gateway gives up after
 * 29 seconds.
 */
const patienceMs = 45_000

/** The signal also ends an answer that stops in its middle. Once it has been read, the signal means nothing. */
function fetchInTime(path: string, request: RequestInit) {
	const stop = new AbortController()
	setTimeout(() => stop.abort(), patienceMs)
	return fetch(path, { ...request, signal: stop.signal })
}

/** A busy server has changed nothing. What may be repeated is sent again as it was, with the same idempotency key. */
async function fetchPatiently(path: string, request: () => RequestInit, mayRepeat: boolean) {
	let response = await fetchInTime(path, request())
	if (response.status !== 503 || !mayRepeat) return response
	busyCalls.count(1)
	try {
		for (let tries = 1; response.status === 503 && tries < mostTries; tries++) {
			await pauseAfter(response, tries)
			response = await fetchInTime(path, request())
		}
		return response
	} finally {
		busyCalls.count(-1)
	}
}

/** An answer that isn't our server's own. The gateway says itself that it's busy. */
const notOurs = ({ status }: Response) =>
	status === 503 ? new ApiError('busy', messages.busy) : new ApiError('offline', offline)

/**
 * What is published is in files beside the site, of a list its first page, so that no function is called for it. Where a
 * file isn't there or doesn't come, the call itself answers the same.
 */
async function readFile(path: string, payload: object) {
	if ('cursor' in payload) return undefined
	const response = await fetchInTime(`/${publishedAt(path, payload)}`, {})
	return response.ok ? response.json() : undefined
}

interface Options {
	/** A form that outlives its page keeps the key of its own sending with what was typed. */
	idempotencyKey?: string
	/**
	 * Set for calls that begin or end a session. They need the browser's cookies, also after a sign-out that the server
	 * hasn't heard of. `none` sends no cookies: what a guest sends isn't taken for the sending of
	 * someone who signed in in another tab.
	 */
	session?: 'begins' | 'ends' | 'none'
}

async function call<E extends Endpoint>(
	endpoint: Route<E>,
	payload: Payload<E>,
	{ idempotencyKey, session }: Options = {},
) {
	const file = endpoint.published && (await readFile(endpoint.path, Object(payload)).catch(() => undefined))
	if (file) return file as Answer<E>
	const sent = JSON.stringify(payload)
	const query = endpoint.method === 'GET' ? `?${new URLSearchParams(payload as Record<string, string>)}` : ''
	const isVisitors = () => session === 'none' || (!session && isSignedOutHere(Date.now()))
	const request = (): RequestInit => ({
		method: endpoint.method,
		credentials: isVisitors() ? 'omit' : 'same-origin',
		// The request goes on after someone signs out and closes the tab.
		keepalive: session === 'ends',
		headers: {
			...(language !== 'en' && { 'x-page-language': language }),
			...(endpoint.method === 'POST' && { 'content-type': 'application/json' }),
			...(endpoint.idempotent && { 'idempotency-key': idempotencyKey ?? keyFor(endpoint.path, payload) }),
		},
		...(endpoint.method === 'POST' && { body: sent }),
	})
	const mayRepeat = endpoint.method === 'GET' || endpoint.idempotent !== undefined
	const path = endpoint.path + (query.length > 1 ? query : '')
	const response = await fetchPatiently(path, request, mayRepeat).catch(() => {
		throw new ApiError('offline', offline)
	})
	if (session !== 'none') answers.tell(response)
	const body: Answer<E> | Failure = await response.json().catch(() => {
		throw notOurs(response)
	})
	if (response.ok) unanswered.delete(endpoint.path)
	if (body && body.status === false) throw new ApiError(body.code, body.message, body)
	if (!response.ok) throw notOurs(response)
	if (session === 'begins') cookieIsNew(Date.now())
	return body as Answer<E>
}

type Client<A extends Api> = {
	[Name in keyof A]: (payload: Payload<A[Name]>, options?: Options) => Promise<Answer<A[Name]>>
}

type Routes<A extends Api> = { [Name in keyof A]: Route<A[Name]> }

/** Gives a function for each endpoint of a feature: `client(accountApi).login({ email, password })`. */
export function client<A extends Api>(api: A): Client<A>
export function client<A extends Api>(routes: Routes<A>): Client<A>
export function client<A extends Api>(routes: Routes<A>) {
	const calls = Object.entries(routes).map(([name, route]: [string, Route<Endpoint>]) => [
		name,
		(payload: Payload<Endpoint>, options?: Options) => call(route, payload, options),
	])
	return Object.fromEntries(calls)
}

/** The two calls of every page, spelled without their schemas: the first load of a public page has no use for zod. */
export const sessionApi = client<Pick<typeof accountApi, 'currentUser' | 'signout'>>({
	currentUser: { method: 'GET', path: '/api/user' },
	signout: { method: 'POST', path: '/api/signout' },
})
