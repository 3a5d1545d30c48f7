import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { apis } from '#shared/api.ts'
import { endpointsOf, refusalStatus } from '#shared/endpoint.ts'
import { App, functions } from './app-parts.test.data.ts'
import { served } from './groups.ts'
import { every, only, type Stack } from './synth.test.data.ts'

describe('functions', () => {
	test('each endpoint group and each job has one function', () => {
		const ids = functions.map(({ id }) => id)
		for (const name of Object.keys(served)) expect(ids.join(' ')).toMatch(new RegExp(`\\b${name}Function`))
		expect(ids.length).toBeGreaterThan(Object.keys(served).length)
	})

	test('each function’s description has its code and what fails with it, in the length that Lambda takes', () => {
		const Described = z.object({ Description: z.string().max(256) })
		for (const { is } of every(App, 'AWS::Lambda::Function', Described))
			expect(is.Description).toMatch(/^functions\/\S+\.ts: \p{Lu}.*\.$/u)
	})

	test('a request ends before the gateway gives up after 29 seconds, and only two jobs may run for minutes', () => {
		const longerThan = (seconds: number) =>
			functions.filter(({ is }) => is.Timeout > seconds).map(({ id }) => id.replace(/Function\w{8}$/, ''))
		expect(longerThan(28).filter((name) => name in served)).toEqual([])
		expect(longerThan(60)).toEqual(['JobsStatistics', 'JobsEraser'])
	})

	test('the job that removes what is old has the years of the settings, and removes nothing unless told', () => {
		const job = functions.find(({ id }) => id.startsWith('JobsRetention'))
		expect(job?.is.Environment.Variables).toMatchObject({
			APPLICATION_YEARS: '7',
			REPORT_YEARS: '2',
			EVENT_YEARS: '2',
			BOOK_YEARS: '2',
			REMOVE_OLD: 'no',
		})
	})

	test('each function has its own role and log, and every log expires', () => {
		const own = <Value>(of: (one: (typeof functions)[number]['is']) => Value) =>
			new Set(functions.map(({ is }) => of(is)))
		expect(own(({ Role }) => Role).size).toBe(functions.length)
		expect(own(({ LoggingConfig }) => LoggingConfig.LogGroup).size).toBe(functions.length)
		const ends = z.object({ RetentionInDays: z.number().max(90) })
		const logs = every(App, 'AWS::Logs::LogGroup', ends).map(({ id }) => `<${id}>`)
		for (const { is } of functions) expect(logs).toContain(is.LoggingConfig.LogGroup)
	})

	test('the log of who saw what stays when a feature is renamed', () => {
		for (const name of Object.keys(served)) {
			const [log] = every(App, 'AWS::Logs::LogGroup', z.unknown()).filter(({ id }) =>
				new RegExp(`^${name}Log\\w{8}$`).test(id),
			)
			expect(log?.DeletionPolicy).toBe('Retain')
		}
	})
})

describe('the gateway', () => {
	test('every path of the contract leads to the function of its group, whatever the method', () => {
		expect(routes(App)).toEqual(
			new Map(
				Object.entries(served).flatMap(([name, api]) => Object.values(api).map(({ path }) => [path, `ANY ${name}`])),
			),
		)
	})

	test('every endpoint of the registry is in one function', () => {
		const paths = endpointsOf(served).map(({ method, path }) => `${method} ${path}`)
		expect(paths.sort()).toEqual(
			endpointsOf(apis)
				.map(({ method, path }) => `${method} ${path}`)
				.sort(),
		)
	})

	test('the gateway’s own errors have our format and our messages', () => {
		const Answer = z.object({
			statusCode: z.string().optional(),
			responseParameters: z.object({ 'gatewayresponse.header.cache-control': z.literal("'no-store'") }),
			responseTemplates: z.object({ 'application/json': z.string().transform((text) => JSON.parse(text)) }),
		})
		const Failure = z.strictObject({
			status: z.literal(false),
			code: z.enum(Object.keys(refusalStatus) as [keyof typeof refusalStatus]),
			message: z.string().regex(/\.$/),
		})
		const Answers = z.object({ 'x-amazon-apigateway-gateway-responses': z.record(z.string(), Answer) })
		const given = Answers.parse(gateway(App))['x-amazon-apigateway-gateway-responses']
		const answers = Object.entries(given).map(([type, { responseTemplates, statusCode }]) => [
			type,
			Failure.parse(responseTemplates['application/json']).code,
			statusCode,
		])
		expect(answers).toEqual([
			['MISSING_AUTHENTICATION_TOKEN', 'not-found', '404'],
			['INVALID_API_KEY', 'forbidden', '403'],
			['REQUEST_TOO_LARGE', 'too-large', '413'],
			['THROTTLED', 'too-many', '429'],
			['DEFAULT_4XX', 'invalid', undefined],
			['DEFAULT_5XX', 'failed', undefined],
		])
	})

	test('the gateway throttles requests, and logs ids and results but no request data', () => {
		const Setting = z.object({
			ThrottlingRateLimit: z.number().max(1000),
			ThrottlingBurstLimit: z.number().max(2000),
			DataTraceEnabled: z.literal(false),
			LoggingLevel: z.literal('ERROR'),
		})
		const Stage = z.object({
			MethodSettings: z.tuple([Setting]),
			AccessLogSetting: z.object({ Format: z.string() }),
			RestApiId: z.string(),
			StageName: z.string(),
		})
		const { is } = only(App, 'AWS::ApiGateway::Stage', Stage)
		expect(is.AccessLogSetting.Format).not.toMatch(/sourceIp|identity|querystring|header|body/i)
		// A client may choose $context.requestId, also one that breaks the line.
		expect(is.AccessLogSetting.Format).not.toContain('$context.requestId')
		// The gateway writes its errors to a log of this name, and one that it makes itself never expires.
		const logs = every(App, 'AWS::Logs::LogGroup', z.object({ LogGroupName: z.string().optional() }))
		expect(logs.map((log) => log.is.LogGroupName)).toContain(
			`API-Gateway-Execution-Logs_${is.RestApiId}/${is.StageName}`,
		)
	})

	test('every method asks for the key that CloudFront sends', () => {
		const keyed = z.object({ security: z.tuple([z.strictObject({ gatewayKey: z.tuple([]) })]) })
		const Paths = z.object({
			components: z.object({
				securitySchemes: z.object({
					gatewayKey: z.object({ type: z.literal('apiKey'), name: z.literal('x-api-key'), in: z.literal('header') }),
				}),
			}),
			paths: z.record(z.string(), z.strictObject({ 'x-amazon-apigateway-any-method': keyed })),
		})
		expect(Object.keys(Paths.parse(gateway(App)).paths).length).toBeGreaterThan(100)
	})
})

const gateway = (stack: Stack) => only(stack, 'AWS::ApiGateway::RestApi', z.object({ Body: z.looseObject({}) })).is.Body

/** The routes and their integrations read as text, such as `/api/login` → `ANY account`. */
function routes(stack: Stack) {
	const Route = z.object({
		'x-amazon-apigateway-integration': z.object({
			type: z.literal('aws_proxy'),
			httpMethod: z.literal('POST'),
			uri: z.string(),
		}),
	})
	const Paths = z.object({ paths: z.record(z.string(), z.object({ 'x-amazon-apigateway-any-method': Route })) })
	const { paths } = Paths.parse(gateway(stack))
	return new Map(
		Object.entries(paths).map(([path, { 'x-amazon-apigateway-any-method': route }]) => {
			const [, name] = /<(\w+)Function\w{8}\.Arn>/.exec(route['x-amazon-apigateway-integration'].uri) ?? []
			return [path, `ANY ${name}`]
		}),
	)
}

test('the stack has at least 50 resources fewer than CloudFormation takes', () => {
	expect(Object.keys(App).length).toBeLessThan(450)
})
