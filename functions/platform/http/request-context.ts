import type { Request as MiddyRequest } from '@middy/core'
import type { APIGatewayProxyEvent, Context } from 'aws-lambda'
import type { Device } from '#functions/platform/identity/device.ts'
import type { KeyUse } from '#functions/platform/identity/employee-key.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import type { Write } from '#functions/platform/store/write.ts'
import type { Body, Endpoint, Input } from '#shared/endpoint.ts'
import type { Language } from '#shared/words/t.ts'
import type { Idempotency } from './first-answer.ts'
import type { FilePart } from './multipart.ts'

/** The argument of every handler. The endpoint's access decides whether `person` is always set. */
export interface RequestContext<E extends Endpoint> {
	input: Input<E>
	person: E['access'] extends 'public' ? Person | undefined : Person
	/** The viewer's network address, as CloudFront saw it. */
	address: string
	cookies: string
	/** The language of the page that asks, in which the person is written to from then on. */
	language: Language
	/** The browser by its cookie, which may be new. Only the account's items tell whether someone signed in with it. */
	device: Device
	now: Date
	requestId: string
	/** Files that came in the request itself, for endpoints that accept them. They aren't stored yet. */
	parts: FilePart[]
	setCookie: (cookie: string) => void
	/**
	 * Commits the writes, an audit record for each thing that they are about and, for an idempotent endpoint, the answer in
	 * one transaction. A second request with the same idempotency key gets the first one's answer. What follows the answer is
	 * recorded in brackets after the action, where less was done than the action says.
	 */
	commit: (about: string | string[], writes: Write[], answer: Body<E>, aside?: string) => Promise<Body<E>>
	/** Adds a hash of `about` to the request's line in the log, which says who viewed it and when. */
	logView: (about: string) => void
}

/**
 * Lambda's context with what the middlewares of `serve` add to it, one after the other. Each of them finds what those before
 * it have added.
 */
export interface Call extends Context, Omit<RequestContext<Endpoint>, 'person'> {
	endpoint: Endpoint
	/** The endpoint's name in its API, and its handler's. */
	name: string
	person: Person | undefined
	setCookies: string[]
	/** Hashes of what the response shows. */
	viewed: string[]
	/** The methods of a path that was asked with another one. */
	allow?: string
	keyUse?: KeyUse
	idempotency?: Idempotency
	/** What the request counts as if it succeeds. */
	attempts?: Write[]
}

export type Request = Pick<
	MiddyRequest<APIGatewayProxyEvent, unknown, unknown, Call>,
	'event' | 'context' | 'response' | 'error'
>
