import { brokenMultipart } from '#shared/bad-input.test.data.ts'

type Payload = Readonly<Record<string, unknown>>

/** A form can only carry texts, and changes unpaired surrogates on the way. */
export const isPlain = (payload: Payload) =>
	Object.values(payload).every((value) => typeof value === 'string' && value.isWellFormed())

const texts = (payload: Payload) => Object.entries(payload).map(([name, value]) => [name, String(value)])

export const encodings: [string, (payload: Payload) => BodyInit][] = [
	['a form', (payload) => new URLSearchParams(texts(payload))],
	[
		'a form with parts',
		(payload) => {
			const form = new FormData()
			for (const [name = '', value = ''] of texts(payload)) form.append(name, value)
			return form
		},
	],
]

const part = (name: string, value: string) =>
	`--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

const json = 'application/json'

/** Bodies whose content type is wrong, or that are too large. */
export const undecodable = (example: string): [name: string, type: string, body: BodyInit][] => [
	['half a document', json, example.slice(0, -1) || '{'],
	['a document and more', json, `${example}}`],
	['a number', json, '1'],
	['a text', json, '"text"'],
	['a list', json, '[]'],
	['single quotes', json, "{'a':1}"],
	['bytes that are no text', json, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
	['two bytes a character', `${json}; charset=utf-16le`, new Uint8Array(Buffer.from(`\ufeff${example}`, 'utf16le'))],
	['ten thousand lists', json, '['.repeat(10_000) + ']'.repeat(10_000)],
	['ten thousand objects', json, `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
	['as many lists as fit', json, '['.repeat(130_000) + ']'.repeat(130_000)],
	['ten thousand lists in a field', json, `{"email":${'['.repeat(10_000) + ']'.repeat(10_000)}}`],
	[
		'ten thousand fields',
		json,
		JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, 1]))),
	],
	['seven megabytes', json, JSON.stringify({ email: 'x'.repeat(7_000_000) })],
	['plain text', 'text/plain', example],
	['a picture', 'image/png', example],
	['xml', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><a>&b;</a>'],
	...brokenMultipart.map(([name, body]): [string, string, BodyInit] => [name, 'multipart/form-data; boundary=B', body]),
	['no boundary', 'multipart/form-data', `${part('email', 'a')}--x--\r\n`],
	['no end', 'multipart/form-data; boundary=x', part('email', 'a')],
	['a part that reaches for prototypes', 'multipart/form-data; boundary=x', `${part('__proto__', '1')}--x--\r\n`],
	[
		'a file',
		'multipart/form-data; boundary=x',
		'--x\r\ncontent-disposition: form-data; name="email"; filename="a"\r\n\r\nvalue\r\n--x--\r\n',
	],
	['a thousand parts', 'multipart/form-data; boundary=x', `${part('email', 'a').repeat(1000)}--x--\r\n`],
	['broken percents', 'application/x-www-form-urlencoded', 'email=%&%zz=%ff&=&&'],
	['brackets', 'application/x-www-form-urlencoded', 'email[a][b]=1&email[]=2&__proto__[employee]=true'],
]

/** Empty forms are wrong only for endpoints with required fields. */
export const empty: [name: string, type: string, body: BodyInit][] = [
	['no parts', 'multipart/form-data; boundary=x', '--x--\r\n'],
	['a part without a name', 'multipart/form-data; boundary=x', '--x\r\n\r\nvalue\r\n--x--\r\n'],
]
