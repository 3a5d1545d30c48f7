import fc from 'fast-check'
import type { Endpoint } from '#shared/endpoint.ts'
import { exampleOf } from '#shared/examples.ts'
import { sampleId, sampleOtherToken, sampleToken, sampleUpload } from '#shared/sample.ts'
import { change, type Payload, value, withChange } from './fuzz-changes.test.data.ts'

/** Ids of things that are there, some of them other people's. */
export interface Ids {
	ids: readonly string[]
	tokens: readonly string[]
}

export const senders = ['visitor', 'member', 'employee', 'employee without the key'] as const

/** A request in words, so that a report can show it whole. */
export interface Shot {
	sender: (typeof senders)[number]
	method: string
	path: string
	headers: Record<string, string>
	body?: BodyInit
}

/** Puts the id of a thing that mostly exists where the examples name one. */
const withIds =
	({ ids, tokens }: Ids, pick: number) =>
	(field: string) =>
		field === sampleToken || field === sampleOtherToken
			? (tokens[pick % (tokens.length + 1)] ?? field)
			: field === sampleId || field === sampleUpload
				? (ids[pick % (ids.length + 1)] ?? field)
				: field

const named = (payload: unknown, ids: Ids, pick: number) =>
	JSON.parse(JSON.stringify(payload), (_, field) => (typeof field === 'string' ? withIds(ids, pick)(field) : field))

const asText = (field: unknown) => (typeof field === 'string' ? field : (JSON.stringify(field) ?? ''))
const texts = (payload: Payload) => Object.entries(payload).map(([name, field]) => [name, asText(field)])

type Encoded = Pick<Shot, 'body' | 'headers'>

const types = [
	...['text/plain', 'image/png', '', 'application/xml', 'application/json; charset=utf-7', 'json', 'a/b; c="'],
	...['multipart/form-data', 'multipart/form-data; boundary=', `multipart/form-data; boundary=${'b'.repeat(300)}`],
	...['application/vnd.api+json', 'application/x-www-form-urlencoded; charset=utf-16', 'APPLICATION/JSON;;;'],
]

const parts = (payload: Payload) => {
	const form = new FormData()
	for (const [name = '', field = ''] of texts(payload)) form.append(name, field)
	return form
}

/** Encodes a payload in ways that are right or broken. The number decides where it's broken. */
const encodings: readonly ((payload: unknown, at: number) => Encoded)[] = [
	(payload) => ({ body: JSON.stringify(payload) ?? '', headers: { 'content-type': 'application/json' } }),
	(payload) => ({ body: new URLSearchParams(texts(Object(payload))), headers: {} }),
	(payload) => ({ body: parts(Object(payload)), headers: {} }),
	(payload, at) => {
		const form = parts(Object(payload))
		const names = ['attachments', 'mainImg', 'eventImages', 'logo', 'email', '__proto__']
		const name = names[at % names.length] ?? ''
		form.append(name, new File([new Uint8Array(at % 5000).fill(at)], `a${'.pdf'.slice(0, at % 5)}`))
		return { body: form, headers: {} }
	},
	(payload, at) => {
		const text = JSON.stringify(payload) ?? ''
		const cut = at % (text.length || 1)
		return {
			body: at % 2 ? text.slice(0, cut) : `${text.slice(0, cut)}}${text.slice(cut)}`,
			headers: { 'content-type': 'application/json' },
		}
	},
	(payload, at) => {
		const bytes = Buffer.from(JSON.stringify(payload) ?? '')
		if (bytes.length > 0) bytes[at % bytes.length] = at % 256
		return { body: new Uint8Array(bytes), headers: { 'content-type': 'application/json' } }
	},
	(payload, at) => ({
		body: JSON.stringify(payload) ?? '',
		headers: { 'content-type': types[at % types.length] ?? '' },
	}),
	(payload) => ({
		body: JSON.stringify(payload) ?? '',
		headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
	}),
]

const headers = fc.oneof(
	{ weight: 12, arbitrary: fc.constant({}) },
	fc
		.constantFrom('', 'a', 'a'.repeat(2000), '__proto__', 'same', '../..', 'é')
		.map((key) => ({ 'idempotency-key': key })),
	fc
		.constantFrom('__Host-session=', '__Host-session=a.b', `x=${'y'.repeat(3000)}`, '=;=;', '__Host-session=%')
		.map((cookie) => ({ cookie })),
	fc.constantFrom('text/html', '', 'a'.repeat(1000)).map((accept) => ({ accept, 'accept-language': accept })),
)

/** A version that isn't the thing's and a cursor of no list would end most requests early. */
const withoutVersion = ({ version: _, cursor: __, ...example }: Payload): Payload => example

const whoMay = ({ access }: Endpoint) =>
	access === 'public' ? 'visitor' : access === 'signed-in' || access === 'member' ? 'member' : 'employee'

/** Requests for this endpoint: mostly its example with up to three changes, by someone and in some encoding. */
export const shotsAt = (endpoint: Endpoint, key: string) =>
	fc
		// Without a bias, because small numbers and ends of ranges would take the same ids and encodings again and again.
		.noBias(
			fc.record({
				sender: fc.oneof({ weight: 3, arbitrary: fc.constant(whoMay(endpoint)) }, fc.constantFrom(...senders)),
				changes: fc.oneof(fc.array(change, { maxLength: 3 }), fc.tuple(change)),
				instead: fc.oneof({ weight: 19, arbitrary: fc.constant(undefined) }, value),
				encoding: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(2), fc.nat(encodings.length - 1)),
				extra: headers,
				at: fc.nat(100_000),
			}),
		)
		.map(({ sender, changes, instead, encoding, extra, at }) => (ids: Ids): Shot => {
			const { method, path } = endpoint
			const example: Payload = {
				...(at % 4 === 0 ? exampleOf(endpoint) : withoutVersion(exampleOf(endpoint))),
				...(endpoint.employeeKey && { key: sender === 'employee' ? key : 'no key of theirs' }),
			}
			const payload = instead ?? changes.reduce<unknown>(withChange, named(example, ids, at))
			if (method === 'POST') {
				const { body, headers } = encodings[encoding]?.(payload, at) ?? {}
				return { sender, method, path, ...(body !== undefined && { body }), headers: { ...headers, ...extra } }
			}
			// An address may be 8 KB long at CloudFront, which refuses longer ones itself.
			const query = String(new URLSearchParams(texts(Object(payload)))).slice(0, 6000)
			return { sender, method, path: `${path}?${query}`, headers: { ...extra } }
		})

/** Collects the ids and tokens in an answer. */
export const idsIn = (text: string): Ids => ({
	ids: [...text.matchAll(/"(?:_id|id|eventID|applicantID)":"([\w-]{1,64})"/g)].map(([, id = '']) => id),
	tokens: [...text.matchAll(/"token":"([\w-]{1,64})"/g)].map(([, token = '']) => token),
})
