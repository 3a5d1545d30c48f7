import middy from '@middy/core'
import headerNormalizer from '@middy/http-header-normalizer'
import jsonBodyParser from '@middy/http-json-body-parser'

import securityHeaders from '@middy/http-security-headers'
import urlencodeBodyParser from '@middy/http-urlencode-body-parser'
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import { callsMade } from '#functions/platform/aws-calls.ts'
import { checkEmployeeKey } from '#functions/platform/identity/employee-key.ts'
import { type Person, readPerson } from '#functions/platform/identity/session.ts'
import { sha256 } from '#functions/platform/ids.ts'
import { log } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { spendAll, triesAt } from '#functions/platform/store/rate-limit.ts'
import type { Key } from '#functions/platform/store/table.ts'
import type { Api, Body, Endpoint, Input } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { firstAnswer, type Once, onceFor } from './idempotency.ts'
import { readInput } from './input.ts'
import { type FilePart, multipartBodyParser, takeParts } from './multipart.ts'
import { cookies, door, viewerAddress } from './origin-check.ts'
import { admit, type Call, committer, Repeated } from './request-context.ts'
import { answer, explain, refuseAsDeclared } from './respond.ts'

type Handlers<A extends Api> = { [Name in keyof A]: (call: Call<A[Name]>) => Promise<Body<A[Name]>> }
type ReadAhead<A extends Api> = { [Name in keyof A]?: (input: Input<A[Name]>) => Key[] }

/**
 * One Lambda: the endpoints of one feature, each with its handler. A missing or an extra one does not compile. What an
 * endpoint will surely need it may read ahead, in the one read that tells who is asking.
 */
export const serve =
	<A extends Api>(api: A, readAhead: ReadAhead<A> = {}) =>
	(handlers: Handlers<A>) =>
		middy<APIGatewayProxyEvent, APIGatewayProxyResult>()
			.use(headerNormalizer())
			.use(securityHeaders({ contentSecurityPolicy: false, reportTo: false }))
			.use(door(api))
			.use(jsonBodyParser({ disableContentTypeError: true }))
			.use(urlencodeBodyParser({ disableContentTypeError: true }))
			.use(multipartBodyParser)
			.use(explain)
			.handler(async (event) => {
				const [begun, callsBefore] = [Date.now(), callsMade()]
				const [name, endpoint] = route(api, event)
				const now = new Date(begun)
				const parts = endpoint.files === 'accept' ? takeParts(event) : []
				const read = readInput(endpoint.request, event)
				const others = 'input' in read ? (readAhead[name]?.(read.input as Input<A[keyof A]>) ?? []) : []
				const { person, ahead } = await readPerson(cookies(event), now, others)
				admit(endpoint, person)
				// Who may not call is not told what is wrong with what they sent.
				if ('refusal' in read) throw read.refusal
				const { call, setCookies, once, keyUse, before } = await prepare(
					endpoint,
					event,
					read.input,
					person,
					now,
					parts,
				)
				// Its input was parsed by this endpoint's schema and its person admitted by its access.
				const admitted = { ...call, ahead, parts } as Call<A[keyof A]>
				const run = () =>
					handlers[name](admitted)
						.catch((error) => asAnsweredBefore(error, once, now))
						.catch((error) => refuseAsDeclared(endpoint, error))
						.finally(() => keyUse?.settle())
				const body = before ?? (await run())
				return answer(event, endpoint, body, { setCookies, begun, callsBefore, person })
			})

function route<A extends Api>(api: A, { resource, httpMethod }: APIGatewayProxyEvent) {
	const here = Object.entries(api).filter(([, { path }]) => path === resource)
	const [found] = here.filter(([, { method }]) => method === httpMethod)
	if (here.length === 0) throw new Refusal('not-found', messages.notFound)
	if (!found) throw new Refusal('method-not-allowed', messages.methodNotAllowed)
	return found as [keyof A, Endpoint]
}

async function prepare(
	endpoint: Endpoint,
	event: APIGatewayProxyEvent,
	input: unknown,
	person: Person | undefined,
	now: Date,
	parts: FilePart[],
) {
	const address = viewerAddress(event)
	const { requestId } = event.requestContext
	const userId = person?.user._id
	const sentKey = event.headers['idempotency-key']
	const once = endpoint.idempotent && onceFor(endpoint.path, userId ?? 'visitor', input, sentKey)
	const tries = triesAt(endpoint, input, address, now)
	// The handler stores files before its transaction, so what could refuse them is asked first.
	const before = once && parts.length > 0 ? await firstAnswer(once, now) : undefined
	const withDeed = endpoint.rateLimit?.counts === 'successes' && parts.length === 0
	if (!withDeed && before === undefined) await spendAll(tries)
	const use = { deed: endpoint.path, requestId, now }
	const keyUse =
		endpoint.employeeKey && userId
			? await checkEmployeeKey({ ...use, userId, typed: keyOf(input) })
			: undefined
	const setCookies: string[] = []
	const call = {
		input,
		person,
		address,
		now,
		requestId,
		setCookie: (cookie: string) => setCookies.push(cookie),
		commit: committer({ endpoint, person, once, tries: withDeed ? tries : [], keyUse, now, requestId }),
		noteLook: (about: string) => {
			const actor = userId ?? 'visitor'
			log.info('looked', { endpoint: endpoint.path, actor, about: sha256(about), requestId })
		},
	}
	return { call, setCookies, once, keyUse, before }
}

function keyOf(input: unknown) {
	const key = input && typeof input === 'object' && 'key' in input ? input.key : undefined
	if (typeof key !== 'string') throw new Refusal('wrong-key', messages.wrongKey)
	return key
}

/** What was done already may no longer be possible; its answer still holds. */
async function asAnsweredBefore(error: unknown, once: Once | undefined, now: Date) {
	if (error instanceof Repeated) return error.answer
	const before = error instanceof Refusal && once ? await firstAnswer(once, now) : undefined
	if (before === undefined) throw error
	return before
}
