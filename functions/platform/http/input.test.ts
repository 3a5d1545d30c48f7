import type { APIGatewayProxyEvent, Context } from 'aws-lambda'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { Refusal } from '#functions/platform/refusal.ts'
import { apis } from '#shared/api.ts'
import { attemptsAt } from '#shared/bad-input.test.data.ts'
import { type Endpoint, endpointsOf, type Failure } from '#shared/endpoint.ts'
import { exampleOf } from '#shared/examples.ts'
import said from '#shared/words/es/said.json' with { type: 'json' }
import type { Language } from '#shared/words/t.ts'
import { empty, encodings, isPlain, undecodable } from './encodings.test.data.ts'

// The modules below read their settings as they load, so this file loads fresh copies of them.
vi.hoisted(() => void vi.resetModules())

const secret = 'of-this-origin-and-no-other'
Object.assign(process.env, {
	TABLE_NAME: 'no table is asked here',
	ORIGIN_SECRET: secret,
	SITE_ADDRESS: 'https://site.example.org',
	LOG_LEVEL: 'SILENT',
})
const { serve } = await import('./serve.ts')

const endpoints = endpointsOf(apis).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

const wasTaken = 'This was taken.'

/** An endpoint with the same schemas but without access check, which answers accepted input with 409. */
function reader({ summary, path, request, response }: Endpoint) {
	const endpoint: Endpoint = { summary, path, request, response, method: 'POST', access: 'public' }
	const handler = serve({ endpoint })({
		endpoint: async () => {
			throw new Refusal('conflict', wasTaken)
		},
	})
	return async (
		body: string | null,
		contentType = 'application/json',
		isBase64Encoded = false,
		language: Language = 'en',
	) => {
		const event = {
			resource: path,
			httpMethod: 'POST',
			headers: { 'content-type': contentType, 'x-origin-secret': secret, 'x-page-language': language },
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

const refusals = ['400 invalid', '413 too-large', '415 unsupported-type']

interface Read extends Failure {
	statusCode: number
	taken: boolean
}

const isSentence = (text: string) => /^\p{Lu}.{5,}$/u.test(text) && !wordsOfZod.test(text)

/** True for a refusal with sentences for people, and without words of the libraries. */
const isKind = ({ statusCode, code, message, errors = {} }: Read) =>
	refusals.includes(`${statusCode} ${code}`) && [message, ...Object.values(errors)].every(isSentence)

/** Describes an answer that isn't a kind refusal, for whoever reads the failed test. */
const told = (name: string, { statusCode, code, message, errors, taken }: Read) =>
	`${name}: ${taken ? 'taken' : `${statusCode} ${code} ${message} ${JSON.stringify(errors)}`}`

/** A content type is refused for its value, so the limit of its length can't be tested from below. */
const judgedByMeaning = 'contentType '

/** The parser knows no endpoint, so a few are enough for what is about bodies and not about what is in them. */
const some = new Set(['POST /api/applications', 'POST /api/login', 'POST /api/update-event'])

/** Enough to see what is wrong. A rule that breaks everywhere would print thousands. */
const few = (found: readonly string[]) =>
	found.length > 3 ? [...found.slice(0, 3), `and ${found.length - 3} more`] : found

type ReadBody = ReturnType<typeof reader>

/** Finds single mistakes that aren't refused with a sentence, and texts of just the allowed length that are refused. */
async function inOnePlace(endpoint: Endpoint, read: ReadBody) {
	const wrong: string[] = []
	const longest = new Map<string, boolean>()
	for (const { name, payload, must } of attemptsAt(endpoint)) {
		const answer = await read(JSON.stringify(payload))
		if (answer.taken ? must === 'be refused' : !isKind(answer)) wrong.push(told(name, answer))
		// Longer in front or at the end: one of them has to be taken.
		if (name.endsWith('as many characters as may be') && !name.startsWith(judgedByMeaning))
			longest.set(name, longest.get(name) || answer.taken)
	}
	return { wrong, tooShort: [...longest].flatMap(([name, isTaken]) => (isTaken ? [] : name)) }
}

async function inOtherEncodings(endpoint: Endpoint, read: ReadBody) {
	const wrong = attemptsAt(endpoint).filter(({ payload, must }) => must === 'be refused' && isPlain(payload))
	const found: string[] = []
	for (const { name, payload } of wrong)
		for (const [form, encode] of encodings) {
			const answer = await read(...(await handedOn(encode(payload))))
			if (answer.taken || !isKind(answer)) found.push(told(`${name} in ${form}`, answer))
		}
	return found
}

async function unreadable(bodies: readonly (readonly [string, string, BodyInit])[], read: ReadBody) {
	const found: string[] = []
	for (const [name, type, body] of bodies) {
		const answer = await read(...(await handedOn(body, type)))
		if (answer.taken || !isKind(answer)) found.push(told(name, answer))
	}
	return found
}

/** Finds a random body for which the endpoint failed or didn't answer with a sentence. */
async function failing(endpoint: Endpoint, read: ReadBody) {
	const names = fc.constantFrom(...Object.keys(exampleOf(endpoint)), 'x')
	const anything = fc.oneof(fc.jsonValue({ maxDepth: 5 }), fc.dictionary(names, fc.jsonValue()))
	const isAnswered = async (body: unknown) => {
		const answer = await read(JSON.stringify(body))
		return answer.taken || isKind(answer)
	}
	const { failed, counterexample } = await fc.check(fc.asyncProperty(anything, isAnswered), { numRuns: 200 })
	return failed ? [JSON.stringify(counterexample)] : []
}

test.each(endpoints)('%s refuses with a sentence what it doesn’t take', async (name, endpoint) => {
	const read = reader(endpoint)
	const { wrong, tooShort } = await inOnePlace(endpoint, read)
	expect.soft(few(wrong), 'wrong in one place').toEqual([])
	expect.soft(few(tooShort), 'texts of the allowed length').toEqual([])
	expect.soft(few(await failing(endpoint, read)), 'anything at all').toEqual([])

	const isLegal = endpoint.request.safeParse({}).success
	const example = JSON.stringify(exampleOf(endpoint))
	const bodies = [...(some.has(name) ? undecodable(example) : []), ...(isLegal ? [] : empty)]
	expect.soft(few(await unreadable(bodies, read)), 'unreadable').toEqual([])
	if (some.has(name)) expect.soft(few(await inOtherEncodings(endpoint, read)), 'in another encoding').toEqual([])
})

const spanish: ReadonlySet<string> = new Set(Object.values(said))

const outside = endpoints.filter(([, { access }]) => ['public', 'signed-in', 'member'].includes(access))

test.each(outside)('%s refuses in Spanish what a Spanish page sends', async (_, endpoint) => {
	const read = reader(endpoint)
	const english = new Set<string>()
	for (const { payload } of attemptsAt(endpoint)) {
		const { taken, message, errors = {} } = await read(JSON.stringify(payload), 'application/json', false, 'es')
		if (taken) continue
		for (const sentence of [message, ...Object.values(errors)]) if (!spanish.has(sentence)) english.add(sentence)
	}
	expect([...english]).toEqual([])
})

test('the endpoints that stand for all parsers are there', () => {
	expect(endpoints.map(([name]) => name)).toEqual(expect.arrayContaining([...some]))
})

test('the generated inputs test every text’s limits from both sides', () => {
	const names = endpoints.flatMap(([, endpoint]) => attemptsAt(endpoint).map(({ name, must }) => `${name}: ${must}`))
	for (const expected of [
		'firstName has 50 characters: be refused',
		'firstName has 48 characters: be answered',
		'email has 45 characters: be refused',
		'email has 6 characters: be refused',
		'familyData.0.name is missing: be refused',
		'attachments has one too many: be refused',
		'size is -1: be refused',
		'__proto__ is an unknown field: be refused',
	])
		expect(names).toContain(expected)
})

test('a missing body counts as empty, and `false` is refused', async () => {
	const [, signout] = endpoints.find(([name]) => name === 'POST /api/signout') ?? expect.unreachable()
	const read = reader(signout)
	for (const nothing of ['null', '{}']) expect((await read(nothing)).taken, nothing).toBe(true)
	for (const wrong of ['false', '0', '[]', '"text"']) expect((await read(wrong)).taken, wrong).toBe(false)
})
