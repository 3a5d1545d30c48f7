import type * as z from 'zod'

export const permissions = ['Application Access', 'Event Access', 'User Access', 'Report Access'] as const

export type Permission = (typeof permissions)[number]

/**
 * The people who may call. `signed-in` includes people who have not typed their emailed code yet, `member` does not,
 * `employee` is any employee whatever their permissions.
 */
export type Access = 'public' | 'signed-in' | 'member' | 'employee' | Permission

export const isForEmployees = ({ access }: Pick<Endpoint, 'access'>) =>
	access !== 'public' && access !== 'signed-in' && access !== 'member'

export interface RateLimit {
	attempts: number
	minutes: number
	/** Endpoints with the same name here share their attempts. */
	countedAs?: string
	/** The same value may be tried so often in this field, no matter who tries it. */
	same?: { field: string; attempts: number }
	/** Only requests that succeed count: they are counted in the transaction that makes the change. */
	counts?: 'successes'
}

/** For requests that wait on a device, up to a week. Someone else may send one later, so its key counts for everyone. */
type Waited = 'also days later, from anyone'

export interface Endpoint<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
	summary: string
	method: 'GET' | 'POST'
	path: `/api/${string}`
	/** Required: silence never means public. */
	access: Access
	/** The payload carries `key`, the employee's own key, and it is checked before the handler runs. */
	employeeKey?: true
	/** Employees who must still add a passkey may call it, so that they can. */
	beforePasskey?: true
	/** Set where the answer has rows about many people. Its reader then has a record in the audit trail, once an hour. */
	listsPeople?: true
	/**
	 * A request that is sent again with the same `Idempotency-Key` changes nothing and gets the first answer. The key
	 * counts for its sender; where the access is public, for everyone who knows it and sends the same.
	 */
	idempotent?: true | Waited
	/** The query of the address is part of the input, for senders who can't choose the body. */
	addressed?: true
	/**
	 * The function gets exactly the rights to stored files that the endpoint names here.
	 * `accept`: takes uploads by their ids, or the files themselves in a multipart request.
	 * `sign-upload` and `open`: answers with a short-lived link to store or to read one file.
	 */
	files?: 'accept' | 'sign-upload' | 'open'
	/** Limits the calls from one network address. The firewall limits its calls to everything together. */
	rateLimit?: RateLimit
	request: Request
	/** The documented fields. `status: true` is added to every answer on the way out. */
	response: Response
	/** In a 409: the thing as it is now, under the names of the answer. A refused request then needs no second one. */
	conflict?: z.ZodType
}

export type Api = Readonly<Record<string, Endpoint>>

type Rest = Omit<Endpoint, 'method' | 'path' | 'access'>

/** A field that no endpoint has doesn't compile, because a limit with a slip in its name would limit nothing. */
type Exactly<Given extends Rest> = Given & Record<Exclude<keyof Given, keyof Rest>, never>

const called =
	<Method extends Endpoint['method']>(method: Method) =>
	<const Path extends Endpoint['path'], Who extends Access, const Given extends Rest>(
		path: Path,
		access: Who,
		given: Exactly<Given>,
	): Given & { method: Method; path: Path; access: Who } => ({ ...given, method, path, access })

export const get = called('GET')
export const post = called('POST')

export const endpointsOf = (apis: Readonly<Record<string, Api>>): Endpoint[] =>
	Object.values(apis).flatMap((api) => Object.values(api))

export type Input<E extends Endpoint> = z.output<E['request']>
export type Payload<E extends Endpoint> = z.input<E['request']>
export type Body<E extends Endpoint> = z.input<E['response']>
export type Answer<E extends Endpoint> =
	| (null extends z.output<E['response']> ? null : never)
	| ({ status: true } & NonNullable<z.output<E['response']>>)

/** The content of this endpoint's 409, or `never` if it has none. */
export type Fresh<E extends Endpoint> = E extends { conflict: infer Conflict extends z.ZodType }
	? z.output<Conflict>
	: never

/** A valid payload for each endpoint that takes one. Without an example it doesn't compile. */
export type Examples<A extends Api> = {
	[Name in keyof A as string extends keyof Payload<A[Name]> ? never : Name]: Payload<A[Name]>
}

/** Every failure has this form. `code` is stable; `message` is for people; `errors` puts a sentence beside a field. */
export interface Failure<E extends Endpoint = Endpoint> {
	status: false
	code: RefusalCode
	message: string
	errors?: Record<string, string>
	/** The thing as it is now, where the endpoint declares a `conflict`. */
	fresh?: Endpoint extends E ? unknown : Fresh<E>
	requestId?: string
}

export const refusalStatus = {
	invalid: 400,
	'signed-out': 401,
	unverified: 403,
	forbidden: 403,
	'passkey-first': 403,
	'wrong-key': 403,
	'foreign-origin': 403,
	'not-found': 404,
	'method-not-allowed': 405,
	conflict: 409,
	'too-large': 413,
	'unsupported-type': 415,
	'being-checked': 423,
	'other-body': 422,
	'too-many': 429,
	failed: 500,
	busy: 503,
} as const

export type RefusalCode = keyof typeof refusalStatus
