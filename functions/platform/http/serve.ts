import middy from '@middy/core'
import headerNormalizer from '@middy/http-header-normalizer'
import jsonBodyParser from '@middy/http-json-body-parser'
import securityHeaders from '@middy/http-security-headers'
import urlencodeBodyParser from '@middy/http-urlencode-body-parser'
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda'
import type { Api, Body, Endpoint } from '#shared/endpoint.ts'
import { checkAccess, readSender, recordReading } from './access.ts'
import { auditedCommit } from './commit.ts'
import { describeRequest } from './describe-request.ts'
import { employeeKey } from './employee-key.ts'
import { findEndpoint } from './find-endpoint.ts'
import { idempotency } from './idempotency.ts'
import { readInput } from './input.ts'
import { multipartBodyParser } from './multipart.ts'
import { originCheck } from './origin-check.ts'
import { limitNetwork, limitSuccesses, limitValue } from './rate-limit.ts'
import type { Call, RequestContext } from './request-context.ts'
import { respond } from './respond.ts'

type Handler<E extends Endpoint> = (context: RequestContext<E>) => Promise<Body<E>>
type Handlers<A extends Api> = { [Name in keyof A]: Handler<A[Name]> }
type LambdaHandler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>

/** Makes a Lambda handler for the endpoints of a feature. A missing or an extra endpoint handler doesn't compile. */
export const serve =
	<A extends Api>(api: A) =>
	(handlers: Handlers<A>) =>
		middy<APIGatewayProxyEvent, unknown, Error, Call>()
			.use(headerNormalizer())
			.use(securityHeaders({ contentSecurityPolicy: false, reportTo: false }))
			.use(describeRequest)
			.use(respond)
			.use(originCheck(api))
			.use(findEndpoint(api))
			.use(readSender)
			.use(checkAccess)
			.use(recordReading)
			.use(limitNetwork)
			.use(jsonBodyParser({ disableContentTypeError: true }))
			.use(urlencodeBodyParser({ disableContentTypeError: true }))
			.use(multipartBodyParser)
			.use(readInput)
			.use(limitValue)
			.use(employeeKey)
			.use(idempotency)
			.use(limitSuccesses)
			.use(auditedCommit)
			// The input was parsed by this endpoint's schema, and the person passed its access.
			.handler((_event, context) =>
				handlers[context.name as keyof A](context as RequestContext<A[keyof A]>),
			) as LambdaHandler
