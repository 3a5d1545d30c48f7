import { type RefusalCode, refusalStatus } from '#shared/endpoint.ts'

/** A failure the person may read. Everything else that is thrown is ours: 500, one neutral sentence, logged. */
export class Refusal extends Error {
	readonly code: RefusalCode
	readonly errors: Record<string, string> | undefined

	/** The thing that the person wanted to change, as it is now; `serve` parses it by the endpoint's `conflict`. */
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
