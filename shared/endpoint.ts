import type * as z from 'zod'

export const permissions = ['Application Access', 'Event Access', 'User Access', 'Report Access'] as const

export type Permission = (typeof permissions)[number]

/**
 * Who may call. `signed-in` includes people who have not typed their emailed code yet, `member` does not,
 * `employee` is any employee whatever their permissions.
 */
export type Access = 'public' | 'signed-in' | 'member' | 'employee' | Permission

export interface Limit {
	tries: number
	minutes: number
	/** So often may the same value be tried in this field, whoever tries it. */
	same?: { field: string; tries: number }
	/** Only what was done counts, and not what was refused: it is counted in the transaction that does it. */
	counts?: 'deeds'
}

export interface Endpoint<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
	summary: string
	method: 'GET' | 'POST'
	path: `/api/${string}`
	/** Required: silence never means public. */
	access: Access
	/** The payload carries `key`, the employee's own key, and it is checked before the handler runs. */
	employeeKey?: true
	/** Sent again with the same `Idempotency-Key`, it does nothing and gives its first answer. */
	once?: true
	/** A multipart request may bring the files themselves, in the place of the ids of uploads. */
	files?: true
	/** The same for everybody: CloudFront may keep it for a minute, and never sees a cookie for it. */
	cached?: true
	/** How often one viewer address may call it; serve has a general limit for the rest. */
	limit?: Limit
	request: Request
	/** The documented fields. `status: true` is added to every answer on the way out. */
	response: Response
}

export type Api = Readonly<Record<string, Endpoint>>

export type Input<E extends Endpoint> = z.output<E['request']>
export type Payload<E extends Endpoint> = z.input<E['request']>
export type Body<E extends Endpoint> = z.input<E['response']>
export type Answer<E extends Endpoint> =
	| (null extends z.output<E['response']> ? null : never)
	| ({ status: true } & NonNullable<z.output<E['response']>>)

/** What every failure looks like. `code` is stable; `message` is for people; `errors` puts a sentence beside a field. */
export interface Failure {
	status: false
	code: RefusalCode
	message: string
	errors?: Record<string, string>
	/** Of a `conflict`: what it is about, as it stands now. */
	fresh?: unknown
	requestId?: string
}

export const refusalStatus = {
	invalid: 400,
	'signed-out': 401,
	unverified: 403,
	forbidden: 403,
	'wrong-key': 403,
	'foreign-origin': 403,
	'not-found': 404,
	'method-not-allowed': 405,
	conflict: 409,
	'too-large': 413,
	'unsupported-type': 415,
	'other-body': 422,
	'too-many': 429,
	failed: 500,
} as const

export type RefusalCode = keyof typeof refusalStatus
