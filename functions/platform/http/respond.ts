import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import type { Person } from '#functions/platform/identity/session.ts'
import { count, log } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { isBusy } from '#functions/platform/store/write.ts'
import type { Endpoint, Failure, RefusalCode } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { inLanguage } from '#shared/words/speak.ts'
import type { Language } from '#shared/words/t.ts'
import { pageLanguage } from './page-language.ts'

const jsonResponse = (
	event: APIGatewayProxyEvent,
	statusCode: number,
	body: unknown,
	{ setCookies = [], headers = {} }: { setCookies?: string[]; headers?: Record<string, string> } = {},
): APIGatewayProxyResult => ({
	statusCode,
	headers: {
		'content-type': 'application/json; charset=utf-8',
		'cache-control': 'no-store',
		'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
		'x-request-id': event.requestContext.requestId,
		...headers,
	},
	...(setCookies.length > 0 && { multiValueHeaders: { 'set-cookie': setCookies } }),
	body: JSON.stringify(spoken(pageLanguage(event), body)),
})

/**
 * Handlers, rules and remembered answers are in English, as documented. What a person reads of an answer leaves in the
 * language of their page, and everything else in it is data.
 */
function spoken(language: Language, body: unknown) {
	if (language === 'en' || !body || typeof body !== 'object') return body
	const { message, errors } = body as { message?: unknown; errors?: unknown }
	return {
		...body,
		...(typeof message === 'string' && { message: inLanguage(language, message) }),
		...(isSentences(errors) && {
			errors: Object.fromEntries(
				Object.entries(errors).map(([field, sentence]) => [field, inLanguage(language, sentence)]),
			),
		}),
	}
}

const isSentences = (errors: unknown): errors is Record<string, string> =>
	typeof errors === 'object' &&
	errors !== null &&
	Object.values(errors).every((sentence) => typeof sentence === 'string')

interface Handled {
	setCookies: string[]
	/** Hashes of what the response shows. */
	viewed: string[]
	/** The moment at which the request began. */
	now: Date
	person: Person | undefined
}

/** The response is parsed by the endpoint's schema, so that a field the contract doesn't declare is never sent. */
export function respond(event: APIGatewayProxyEvent, endpoint: Endpoint, body: unknown, of: Handled) {
	const declared = endpoint.response.parse(body)
	log.info('answered', {
		endpoint: endpoint.path,
		method: endpoint.method,
		status: 200,
		milliseconds: Date.now() - of.now.getTime(),
		requestId: event.requestContext.requestId,
		...(of.person && { actor: of.person.user._id }),
		...(of.viewed.length > 0 && { about: of.viewed }),
	})
	const whole = declared && typeof declared === 'object' ? { status: true, ...declared } : declared
	return jsonResponse(event, 200, whole, of)
}

/** A conflict that shows the current state is parsed by the endpoint's schema, like any response. */
export function refuseAsDeclared({ path, conflict }: Endpoint, error: unknown): never {
	if (!(error instanceof Refusal) || error.fresh === undefined) throw error
	if (!conflict) throw new Error(`${path} declares no conflict`)
	throw new Refusal(error.code, error.message, error.errors, conflict.parse(error.fresh))
}

interface Failed {
	event: APIGatewayProxyEvent
	error: Error | null | undefined
	response: APIGatewayProxyResult | null | undefined
}

/** The only place that turns an error into a response. */
export const errorToResponse = {
	onError: (request: Failed) => {
		const { event } = request
		const { requestId } = event.requestContext
		const refusal = asRefusal(request.error)
		const facts = { endpoint: event.resource, requestId }
		if (refusal) {
			log.info('refused', { ...facts, status: refusal.statusCode, code: refusal.code })
			request.response = jsonResponse(event, refusal.statusCode, failure(refusal), {
				...(refusal.code === 'busy' && { headers: { 'retry-after': '1' } }),
			})
		} else {
			log.error('failed', request.error, { ...facts, status: 500 })
			count('Failed')
			request.response = jsonResponse(event, 500, {
				...failure({ code: 'failed', message: messages.failed }),
				requestId,
			})
		}
	},
}

const failure = ({ code, message, errors, fresh }: Reason): Failure => ({
	status: false,
	code,
	message,
	...(errors && Object.keys(errors).length > 0 && { errors }),
	...(fresh !== undefined && { fresh }),
})

interface Reason {
	code: RefusalCode
	message: string
	errors?: Record<string, string> | undefined
	fresh?: unknown
}

/** Middy's body parsers throw errors with a status for bodies that they can't read. */
function asRefusal(error: unknown) {
	if (error instanceof Refusal) return error
	if (isBusy(error)) return new Refusal('busy', messages.busy)
	const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
	if (status === 413) return new Refusal('too-large', messages.tooLarge)
	return status >= 400 && status < 500 ? new Refusal('invalid', messages.unreadable) : undefined
}
