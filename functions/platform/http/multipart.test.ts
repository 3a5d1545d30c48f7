import type { APIGatewayProxyEvent } from 'aws-lambda'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '#functions/platform/refusal.ts'
import { brokenMultipart } from '#shared/bad-input.test.data.ts'
import { multipartBodyParser, parseMultipart, takeParts } from './multipart.ts'

const boundary = 'multipart/form-data; boundary=B'

const part = (headers: string, content = 'value') => `--B\r\n${headers}\r\n\r\n${content}\r\n`
const named = (name: string, content?: string) => part(`Content-Disposition: form-data; name="${name}"`, content)
const file = (name: string, filename: string, content?: string) =>
	part(`Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: text/plain`, content)

/** Reads the request the way a handler would. */
function read(body: string | Buffer, contentType = boundary) {
	const event = {
		headers: { 'content-type': contentType },
		body: Buffer.from(body).toString('base64'),
		isBase64Encoded: true,
	} as Partial<APIGatewayProxyEvent> as APIGatewayProxyEvent
	multipartBodyParser.before({ event })
	const parts = takeParts(event)
	return { body: event.body, parts }
}

const refused = { code: 'invalid', statusCode: 400 }

test('a text that isn’t in its charset is refused, and not changed in silence', () => {
	const broken = [Buffer.from('--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n'), Buffer.from([0xff, 0xfe])]
	expect(() => read(Buffer.concat([...broken, Buffer.from('\r\n--B--\r\n')]))).toThrow(expect.objectContaining(refused))
})

test('a header that comes twice is refused, because parsers disagree about which one counts', () => {
	const twice = 'Content-Disposition: form-data; name="a"\r\nContent-Disposition: form-data; name="b"'
	expect(() => read(`${part(twice)}--B--`)).toThrow(expect.objectContaining(refused))
})

test.each([
	['no body', ''],
	['no end', named('a')],
	['a name that is empty', `${named('')}--B--`],
	['text that is not UTF-8', Buffer.concat([Buffer.from(part(named('a'), '\u00e9')), Buffer.from([0xff])])],
	['a delimiter that goes on', `${named('a')}--Bxyz\r\n\r\n--B--`],
	['text before it', `text\r\n${named('a')}--B--`],
	['more parts than any form has', `${named('a').repeat(101)}--B--`],
	['a header that is longer than any', `${named('a'.repeat(1000))}--B--`],
	['headers that are long together', `${named('a'.repeat(900)).repeat(75)}--B--`],
])('%s is refused', (_, body) => {
	expect(() => read(body)).toThrow(expect.objectContaining(refused))
})

/** A body as large as Lambda takes, of one sign, or of a piece that a careless reader would come back to each time. */
const filled = (piece: string) => piece.repeat(Math.floor(6_000_000 / piece.length))

/** A reader that goes over the same bytes again and again runs out of this time. */
const oneReading = 5000

test.each([
	['names of spaces', named(`a${' '.repeat(8000)}b`).repeat(200)],
	['spaces', filled(' ')],
	['headers', `--B\r\n${filled('a: b\r\n')}`],
	['header bytes', `--B\r\nContent-Disposition: ${filled('; a="')}`],
	['line ends', `--B${filled('\r\n')}`],
	['delimiters', filled('--B\r\n')],
	['half delimiters', `--B\r\n${filled('\r\n--')}`],
])(
	'as many %s as fit are refused at once',
	(_, body) => {
		expect(() => read(body)).toThrow(expect.objectContaining(refused))
	},
	oneReading,
)

test.each([
	['spaces', `multipart/form-data;${' '.repeat(100_000)}boundary=B;${' '.repeat(100_000)}x`],
	['signs', `multipart/form-data; boundary=B${'-'.repeat(100_000)}`],
])(
	'a content type with very many %s is refused at once',
	(_, contentType) => {
		expect(() => read(filled('\r\n--B----'), contentType)).toThrow(expect.objectContaining(refused))
	},
	oneReading,
)

test.each([' ', '\0', '{', '\r\n--', '\r\n\r\n', 'x--B'])(
	'a text of as many %j as fit is read at once',
	(piece) => {
		expect(read(`${named('a', filled(piece))}--B--`).body).toEqual({ a: filled(piece) })
	},
	oneReading,
)

test('the body names each file by its id, in the order of the files', () => {
	const names = ['1.txt', '2.txt', '3.txt', '4.txt']
	const { body, parts } = read(`${names.map((name) => file('pages', name, name)).join('')}--B--`)
	expect(parts.map(({ name }) => name)).toEqual(names)
	expect(body).toEqual({ pages: parts.map(({ id }) => id) })
})

test('two equal files are two, and a repeated request has the same ids', () => {
	const sent = `${file('pages', '1.txt', 'same').repeat(2)}--B--`
	const ids = read(sent).parts.map(({ id }) => id)
	expect(new Set(ids).size).toBe(2)
	expect(read(sent).body).toEqual({ pages: ids })
})

test.each([
	['a quoted boundary', 'multipart/form-data; boundary="B"'],
	['no blank after the semicolon', 'multipart/form-data;boundary=B'],
	['a charset before it', 'Multipart/Form-Data; charset=UTF-8; boundary=B'],
])('%s is understood', (_, contentType) => {
	expect(read(`${named('a')}--B--\r\n`, contentType).body).toEqual({ a: 'value' })
})

test('a boundary may hold every character that clients use in one', () => {
	const signs = `-_'()+,./:=?AbZ09`
	const body = `${named('a')}--B--`.replaceAll('--B', `--${signs}`)
	expect(read(body, `multipart/form-data; boundary="${signs}"`).body).toEqual({ a: 'value' })
	expect(read(body.replaceAll(signs, 'x_y-z'), 'multipart/form-data; boundary=x_y-z').body).toEqual({ a: 'value' })
})

test('parts are read as each kind of client writes them', () => {
	const written = [
		part('Content-Disposition: form-data; name=bare'),
		part('content-disposition:form-data;name="tight"'),
		part('Content-Disposition: form-data; name="latin"\r\nContent-Type: text/plain; charset=ISO-8859-1', 'caf\u00e9'),
		part(String.raw`Content-Disposition: form-data; name="a \"quoted\" name"`),
		part('Content-Disposition: form-data; name="a; filename=b"'),
		named('list[]', '1'),
		named('list[]', '2'),
		named('__proto__', 'own'),
		part(`Content-Disposition: form-data; name=f; filename="=?utf-8?B?eA==?="; filename*=utf-8''M%C3%A4rz.txt`),
	]
	const { body, parts } = read(Buffer.from(`\r\n${written.join('')}--B--`, 'latin1'))
	expect(Object.entries(Object(body))).toEqual([
		['bare', 'value'],
		['tight', 'value'],
		['latin', 'caf\u00e9'],
		['a "quoted" name', 'value'],
		['a; filename=b', 'value'],
		['list', ['1', '2']],
		['__proto__', 'own'],
		['f', [parts[0]?.id]],
	])
	expect(parts.map(({ name }) => name)).toEqual(['M\u00e4rz.txt'])
})

const pieces = ['\r\n', '--B', '--B--', '--', '"', ';', ' ', 'name=', 'filename=', ': ', '\0', '\u00ff', 'B', 'x']
const whole = [
	`${named('a')}${file('b', 'x.pdf')}--B--\r\n`,
	`${file('a', '')}${named('a')}${named('b', '')}--B--`,
	...brokenMultipart.map(([, body]) => body),
]

const cut = fc.record({
	at: fc.integer({ min: 0, max: 1000 }),
	take: fc.nat(12),
	put: fc.array(fc.constantFrom(...pieces), { maxLength: 2 }).map((put) => put.join('')),
})

const mutated = fc.tuple(fc.constantFrom(...whole), fc.array(cut, { maxLength: 4 })).map(([body, cuts]) =>
	cuts.reduce((text, { at, take, put }) => {
		const from = at % (text.length + 1)
		return text.slice(0, from) + put + text.slice(from + take)
	}, body),
)

/** Reads the body with Node's own parser, if it can. A file is shown by its name and text. */
async function asNodeReads(body: string) {
	const response = new Response(Buffer.from(body, 'latin1'), { headers: { 'content-type': boundary } })
	const form = await response.formData().catch(() => undefined)
	return (
		form &&
		Promise.all(
			[...form].map(async ([name, value]) =>
				typeof value === 'string' ? [name, value] : [name, value.name, await value.text()],
			),
		)
	)
}

function asWeRead(body: string) {
	try {
		return parseMultipart(boundary, Buffer.from(body, 'latin1')).map(({ name, value }) =>
			typeof value === 'string' ? [name, value] : [name, value.filename, value.content.toString()],
		)
	} catch (error) {
		if (error instanceof Refusal) return undefined
		throw error
	}
}

/** `FUZZ_RUNS=20000` runs more of them. */
test('a changed body is refused, or read as Node reads it', async () => {
	let agreed = 0
	await fc.assert(
		fc.asyncProperty(mutated, async (body) => {
			const [ours, theirs] = [asWeRead(body), await asNodeReads(body)]
			if (!ours || !theirs) return
			expect(ours).toEqual(theirs)
			agreed++
		}),
		{ numRuns: Number(process.env.FUZZ_RUNS ?? 2000), seed: 20_261_122 },
	)
	expect(agreed).toBeGreaterThan(100)
})
