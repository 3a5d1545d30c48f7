import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import { count, log } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { isBusy } from '#functions/platform/store/write.ts'
import type { Endpoint, Failure, RefusalCode } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { inLanguage } from '#shared/words/speak.ts'
import type { Language } from '#shared/words/t.ts'
import { pageLanguage } from './describe-request.ts'
import type { Request } from './request-context.ts'

const jsonResponse = (
	event: APIGatewayProxyEvent,
	statusCode: number,
	body: unknown,
	{
		requestId,
		setCookies = [],
		headers = {},
	}: { requestId: string; setCookies?: string[]; headers?: Record<string, string> },
): APIGatewayProxyResult => ({
	statusCode,
	headers: {
		'content-type': 'application/json; charset=utf-8',
		'cache-control': 'no-store',
		'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
		'x-request-id': requestId,
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

/** Turns what the handler answers, or why it didn't, into a response. It's the only place that does. */
export const respond = {
	after: (request: Request) => {
		request.response = success(request)
	},
	onError: (request: Request) => {
		try {
			// A request that was carried out before has its answer by now.
			request.response = request.error ? refused(request) : success(request)
		} catch (error) {
			request.response = failed(request, error)
		}
	},
}

/** The answer is parsed by the endpoint's schema, so that a field the contract doesn't declare is never sent. */
function success({ event, context, response }: Request) {
	const { endpoint, person, viewed, now, requestId } = context
	const declared = endpoint.response.parse(response)
	log.info('answered', {
		endpoint: endpoint.path,
		method: endpoint.method,
		status: 200,
		milliseconds: Date.now() - now.getTime(),
		requestId,
		...(person && { actor: person.user._id }),
		...(viewed.length > 0 && { about: viewed }),
	})
	const whole = declared && typeof declared === 'object' ? { status: true, ...declared } : declared
	return jsonResponse(event, 200, whole, context)
}

function refused({ event, context, error }: Request) {
	const refusal = asRefusal(error)
	if (!refusal) throw error
	const body = failure({ ...refusal, message: refusal.message, fresh: asDeclared(refusal, context.endpoint) })
	const { requestId, allow } = context
	log.info('refused', { endpoint: event.resource, requestId, status: refusal.statusCode, code: refusal.code })
	return jsonResponse(event, refusal.statusCode, body, {
		requestId,
		headers: { ...(refusal.code === 'busy' && { 'retry-after': '1' }), ...(allow && { allow }) },
	})
}

function failed({ event, context: { requestId } }: Request, error: unknown) {
	log.error('failed', error, { endpoint: event.resource, requestId, status: 500 })
	count('Failed')
	const body = { ...failure({ code: 'failed', message: messages.failed }), requestId }
	return jsonResponse(event, 500, body, { requestId })
}

/** A conflict that shows the current state is parsed by the endpoint's schema, like any response. */
function asDeclared({ fresh }: Refusal, endpoint: Endpoint) {
	if (fresh === undefined) return undefined
	const { path, conflict } = endpoint
	if (!conflict) throw new Error(`${path} declares no conflict`)
	return conflict.parse(fresh)
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
