import middy from '@middy/core'
import headerNormalizer from '@middy/http-header-normalizer'
import jsonBodyParser from '@middy/http-json-body-parser'
import securityHeaders from '@middy/http-security-headers'
import urlencodeBodyParser from '@middy/http-urlencode-body-parser'
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import { browserOf } from '#functions/platform/identity/browser.ts'
import { type Device, deviceOf } from '#functions/platform/identity/device.ts'
import { readPerson } from '#functions/platform/identity/session.ts'
import { sha256 } from '#functions/platform/ids.ts'
import type { Api, Body, Endpoint } from '#shared/endpoint.ts'
import { requireAccess } from './authorize.ts'
import { asAnsweredBefore, createCommit } from './commit.ts'
import { type Guarded, type Guards, guard } from './guard.ts'
import { readInput } from './input.ts'
import { multipartBodyParser, takeParts } from './multipart.ts'
import { cookies, originCheck, viewerAddress } from './origin-check.ts'
import { pageLanguage } from './page-language.ts'
import { recordReading } from './record-reading.ts'
import type { RequestContext } from './request-context.ts'
import { ownRequestId } from './request-id.ts'
import { errorToResponse, refuseAsDeclared, respond } from './respond.ts'
import { routesOf } from './route.ts'

type Handler<E extends Endpoint> = (context: RequestContext<E>) => Promise<Body<E>>
type Handlers<A extends Api> = { [Name in keyof A]: Handler<A[Name]> }

/** Makes a Lambda handler for the endpoints of a feature. A missing or an extra endpoint handler doesn't compile. */
export const serve = <A extends Api>(api: A) => {
	const route = routesOf(api)
	return (handlers: Handlers<A>) =>
		middy<APIGatewayProxyEvent, APIGatewayProxyResult>()
			.use(ownRequestId)
			.use(headerNormalizer())
			.use(securityHeaders({ contentSecurityPolicy: false, reportTo: false }))
			.use(originCheck(api))
			.use(jsonBodyParser({ disableContentTypeError: true }))
			.use(urlencodeBodyParser({ disableContentTypeError: true }))
			.use(multipartBodyParser)
			.use(errorToResponse)
			.handler(async (event) => {
				const now = new Date()
				const { name, endpoint } = route(event)
				const parts = endpoint.files === 'accept' ? takeParts(event) : []
				const { input, refusal } = readInput(endpoint, event)
				const person = await readPerson(cookies(event), now)
				await requireAccess(endpoint, { person, at: now, requestId: event.requestContext.requestId })
				// Only people who may call the endpoint are told what is wrong with their input.
				if (refusal) throw refusal
				const request = { endpoint, event, input, parts, person, now }
				const guards = await guard(request)
				const { context, setCookies, viewed } = createContext(request, guards)
				// The input was parsed by this endpoint's schema, and the person passed its access.
				const body = await (guards.answeredBefore ?? handlers[name](context as RequestContext<A[keyof A]>))
					.catch((error) => asAnsweredBefore(error, guards.idempotency, now))
					.catch((error) => refuseAsDeclared(endpoint, error))
					.finally(() => guards.keyUse?.settle())
				await recordReading(endpoint, person, now, event.requestContext.requestId)
				return respond(event, endpoint, body, { setCookies, viewed, person, now })
			})
}

function createContext({ endpoint, event, input, parts, person, now }: Guarded, guards: Guards) {
	const { requestId } = event.requestContext
	const setCookies: string[] = []
	const viewed: string[] = []
	let device: Device | undefined
	const context = {
		input,
		person,
		parts,
		address: viewerAddress(event),
		language: pageLanguage(event),
		browser: browserOf(event.headers['user-agent']),
		cookies: cookies(event),
		/** Most handlers don't ask for it, and a new one takes random bytes and two hashes. */
		get device() {
			device ??= deviceOf(cookies(event))
			return device
		},
		now,
		requestId,
		setCookie: (cookie: string) => setCookies.push(cookie),
		commit: createCommit({ endpoint, person, now, requestId, ...guards }),
		logView: (about: string) => viewed.push(sha256(about)),
	}
	return { context, setCookies, viewed }
}
