import { type RefusalCode, refusalStatus } from '#shared/endpoint.ts'

/** An error whose message is for the person. Any other error is a defect: it's logged, and the answer is a neutral 500. */
export class Refusal extends Error {
	readonly code: RefusalCode
	readonly errors: Record<string, string> | undefined

	/** The current state of the thing that the person wanted to change. `serve` parses it by the endpoint's `conflict`. */
	readonly fresh: unknown

	constructor(code: RefusalCode, message: string, errors?: Record<string, string>, fresh?: unknown) {
		super(message)
		this.code = code
		this.errors = errors
		this.fresh = fresh
	}

	get statusCode() {
		return refusalStatus[this.code]
	}
}
