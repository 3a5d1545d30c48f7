import type { APIGatewayProxyEvent, Context } from 'aws-lambda'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#functions/platform/refusal.ts'
import { apis } from '#shared/api.ts'
import { attemptsAt } from '#shared/bad-input.test.data.ts'
import { type Endpoint, endpointsOf, type Failure } from '#shared/endpoint.ts'
import { exampleOf } from '#shared/examples.ts'
import { empty, encodings, isPlain, undecodable } from './encodings.test.data.ts'

const secret = 'of-this-origin-and-no-other'
Object.assign(process.env, {
	TABLE_NAME: 'no table is asked here',
	ORIGIN_SECRET: secret,
	SITE_ADDRESS: 'https://site.example.org',
	LOG_LEVEL: 'SILENT',
})
const { serve } = await import('./serve.ts')

const endpoints = endpointsOf(apis).map(
	(endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
)

const wasTaken = 'This was taken.'

/** An endpoint with the same schemas but without access check, which answers accepted input with 409. */
function reader({ summary, path, request, response }: Endpoint) {
	const endpoint: Endpoint = { summary, path, request, response, method: 'POST', access: 'public' }
	const handler = serve({ endpoint })({
		endpoint: async () => {
			throw new Refusal('conflict', wasTaken)
		},
	})
	return async (body: string | null, contentType = 'application/json', isBase64Encoded = false) => {
		const event = {
			resource: path,
			httpMethod: 'POST',
			headers: { 'content-type': contentType, 'x-origin-secret': secret },
			body,
			isBase64Encoded,
			requestContext: { requestId: 'request' } as APIGatewayProxyEvent['requestContext'],
		} as Partial<APIGatewayProxyEvent> as APIGatewayProxyEvent
		const answer = await handler(event, {} as Context)
		const failure: Failure = JSON.parse(answer.body)
		return { ...failure, statusCode: answer.statusCode, taken: failure.message === wasTaken }
	}
}

/** The body as the gateway hands it on: forms with parts as base64, everything else as text. */
async function handedOn(body: BodyInit, type?: string) {
	const sent = new Response(body)
	const contentType = type ?? sent.headers.get('content-type') ?? ''
	const bytes = Buffer.from(await sent.arrayBuffer())
	const isBinary = contentType.startsWith('multipart/form-data')
	return [bytes.toString(isBinary ? 'base64' : 'utf8'), contentType, isBinary] as const
}

const wordsOfZod = /^(Invalid (input|option|string|key)|Too (big|small)|Unrecognized|Expected)/

function expectSentences({ statusCode, message, errors = {}, code }: Failure & { statusCode: number }) {
	expect([statusCode, code]).toBeOneOf([
		[400, 'invalid'],
		[413, 'too-large'],
		[415, 'unsupported-type'],
	])
	for (const sentence of [message, ...Object.values(errors)]) {
		expect(sentence).toMatch(/^\p{Lu}.{5,}$/u)
		expect(sentence).not.toMatch(wordsOfZod)
	}
}

/** A content type is refused for its value, so the limit of its length can't be tested from below. */
const judgedByMeaning = 'contentType '

/** No parser knows the endpoint, so that one endpoint is enough for the bodies that take long to parse. */
const isWorthwhile = (endpoint: Endpoint, { length }: string) =>
	length < 100_000 || endpoint === endpoints[0]?.[1]

describe.each(endpoints)('%s', (_, endpoint) => {
	const read = reader(endpoint)

	test('refuses with a sentence what is wrong in one place', async () => {
		for (const { name, payload, must } of attemptsAt(endpoint)) {
			const answer = await read(JSON.stringify(payload))
			if (must === 'be refused') expect(answer.taken, name).toBe(false)
			if (!answer.taken) expectSentences(answer)
		}
	})

	test('refuses the same input in every encoding', async () => {
		const wrong = attemptsAt(endpoint).filter(
			({ payload, must }) => must === 'be refused' && isPlain(payload),
		)
		for (const { name, payload } of wrong)
			for (const [form, encode] of encodings) {
				const answer = await read(...(await handedOn(encode(payload))))
				expect(answer.taken, `${name} in ${form}`).toBe(false)
				expectSentences(answer)
			}
	})

	test('refuses unreadable bodies with a sentence', async () => {
		const isLegal = endpoint.request.safeParse({}).success
		const bodies = undecodable(JSON.stringify(exampleOf(endpoint)))
		for (const [name, type, body] of [...bodies, ...(isLegal ? [] : empty)]) {
			const [sent, ...as] = await handedOn(body, type)
			if (!isWorthwhile(endpoint, sent)) continue
			const answer = await read(sent, ...as)
			expect(answer.taken, name).toBe(false)
			expectSentences(answer)
		}
	})

	test('takes every text of just the length that is allowed', async () => {
		const longest = attemptsAt(endpoint).filter(({ name }) => name.endsWith('as many characters as may be'))
		const refused = new Set(longest.map(({ name }) => name))
		for (const { name, payload } of longest)
			if ((await read(JSON.stringify(payload))).taken) refused.delete(name)
		expect([...refused].filter((name) => !name.startsWith(judgedByMeaning))).toEqual([])
	})

	test('never fails, whatever the input is', async () => {
		const names = fc.constantFrom(...Object.keys(exampleOf(endpoint)), 'x')
		const anything = fc.oneof(fc.jsonValue({ maxDepth: 5 }), fc.dictionary(names, fc.jsonValue()))
		await fc.assert(
			fc.asyncProperty(anything, async (body) => {
				const answer = await read(JSON.stringify(body))
				if (!answer.taken) expectSentences(answer)
			}),
			{ numRuns: 200 },
		)
	})
})

test('the generated inputs test every text’s limits from both sides', () => {
	const names = endpoints.flatMap(([, endpoint]) =>
		attemptsAt(endpoint).map(({ name, must }) => `${name}: ${must}`),
	)
	for (const expected of [
		'firstName has 50 characters: be refused',
		'firstName has 48 characters: be answered',
		'email has 45 characters: be refused',
		'email has 6 characters: be refused',
		'familyData.0.name is missing: be refused',
		'attachments has one too many: be refused',
		'size is -1: be refused',
		'__proto__ is nothing it knows: be refused',
	])
		expect(names).toContain(expected)
})

test('a missing body counts as empty, and `false` is refused', async () => {
	const [, signout] = endpoints.find(([name]) => name === 'POST /api/signout') ?? expect.unreachable()
	const read = reader(signout)
	for (const nothing of ['null', '{}']) expect((await read(nothing)).taken, nothing).toBe(true)
	for (const wrong of ['false', '0', '[]', '"text"']) expect((await read(wrong)).taken, wrong).toBe(false)
})
