import type { Device } from '#functions/platform/identity/device.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import type { Write } from '#functions/platform/store/write.ts'
import type { Body, Endpoint, Input } from '#shared/endpoint.ts'
import type { FilePart } from './multipart.ts'

/** What a handler is given. Whether there is a person follows from the endpoint's access. */
export interface RequestContext<E extends Endpoint> {
	input: Input<E>
	person: E['access'] extends 'public' ? Person | undefined : Person
	/** The viewer's network address, as CloudFront saw it. */
	address: string
	/** The browser, as far as it says so: whether someone signed in with it before is for the account to know. */
	device: Device
	now: Date
	requestId: string
	/** Where the endpoint takes files: those that came in the request itself, not stored yet. */
	parts: FilePart[]
	setCookie: (cookie: string) => void
	/**
	 * Makes the change: the writes, the record of who did it to what, and where the endpoint acts once, its answer, in
	 * one transaction. Of two requests with one idempotency key the second gets the first one's answer.
	 */
	commit: (about: string, writes: Write[], answer: Body<E>) => Promise<Body<E>>
	/** For a request that only reads: the log says who looked and when, and of what it looked at only a hash. */
	logView: (about: string) => void
}
