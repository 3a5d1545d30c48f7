import middy from '@middy/core'
import headerNormalizer from '@middy/http-header-normalizer'
import jsonBodyParser from '@middy/http-json-body-parser'
import multipartBodyParser from '@middy/http-multipart-body-parser'
import securityHeaders from '@middy/http-security-headers'
import urlencodeBodyParser from '@middy/http-urlencode-body-parser'
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import type { Api, Body, Endpoint } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { answer, explain } from './answer.ts'
import { admit, type Call, committer, Repeated } from './call.ts'
import { callsMade } from './calls.ts'
import { cookies, door, viewerAddress } from './door.ts'
import { readInput } from './input.ts'
import { checkEmployeeKey } from './key.ts'
import { firstAnswer, type Once, onceFor } from './once.ts'
import { takeParts } from './parts.ts'
import { Refusal } from './refusal.ts'
import { type Person, readPerson } from './session.ts'
import { spend } from './throttle.ts'

type Handlers<A extends Api> = { [Name in keyof A]: (call: Call<A[Name]>) => Promise<Body<A[Name]>> }

/** One Lambda: the endpoints of one feature, each with its handler. A missing or an extra one does not compile. */
export const serve =
	<A extends Api>(api: A) =>
	(handlers: Handlers<A>) =>
		middy<APIGatewayProxyEvent, APIGatewayProxyResult>()
			.use(headerNormalizer())
			.use(securityHeaders({ contentSecurityPolicy: false, reportTo: false }))
			.use(door(api))
			.use(jsonBodyParser({ disableContentTypeError: true }))
			.use(urlencodeBodyParser({ disableContentTypeError: true }))
			.use(multipartBodyParser({ disableContentTypeError: true, busboy: { preservePath: true } }))
			.use(explain)
			.handler(async (event) => {
				const [begun, callsBefore] = [Date.now(), callsMade()]
				const [name, endpoint] = route(api, event)
				const person = await readPerson(cookies(event), new Date(begun))
				admit(endpoint, person)
				const { call, setCookies, once } = await prepare(endpoint, event, person, new Date(begun))
				// Its input was parsed by this endpoint's schema and its person admitted by its access.
				const admitted = call as Call<A[keyof A]>
				const body = await handlers[name](admitted).catch((error) =>
					asAnsweredBefore(error, once, new Date(begun)),
				)
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
	person: Person | undefined,
	now: Date,
) {
	const parts = endpoint.files ? takeParts(event) : []
	const input = readInput(endpoint.request, event)
	const address = viewerAddress(event)
	if (endpoint.limit) await spend(endpoint.path, address, endpoint.limit, now)
	const { requestId } = event.requestContext
	const userId = person?.user._id
	if (endpoint.employeeKey && userId)
		await checkEmployeeKey({ userId, typed: keyOf(input), deed: endpoint.path, requestId, now })
	const sentKey = event.headers['idempotency-key']
	const once = endpoint.once && onceFor(endpoint.path, userId ?? 'visitor', input, sentKey)
	const setCookies: string[] = []
	const call = {
		input,
		person,
		address,
		now,
		requestId,
		parts,
		setCookie: (cookie: string) => setCookies.push(cookie),
		commit: committer({ endpoint, person, once, now, requestId }),
	}
	return { call, setCookies, once }
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
