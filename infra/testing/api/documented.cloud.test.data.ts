import sharp from 'sharp'
import { afterAll, expect } from 'vitest'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'

/** An answer is read by name, as JSON comes: the documents give names and no types. */
type Documented = ReturnType<typeof JSON.parse>

const answered = new Set<string>()

/** Payloads are written out where they are sent: schemas of ours would hide where they differ from the documents. */
export class DocumentedClient {
	readonly browser: TestClient

	constructor(browser = new TestClient()) {
		this.browser = browser
	}

	get = (path: string) => this.#send('GET', path)

	json = (path: string, payload: object) =>
		this.#send('POST', path, JSON.stringify(payload), { 'content-type': 'application/json' })

	/** A form's fields are text, and lists travel as JSON text. Files are repeated under one name. */
	form(path: string, fields: Readonly<Record<string, string>>, files: readonly [string, File][] = []) {
		const form = new FormData()
		for (const [name, value] of Object.entries(fields)) form.append(name, value)
		for (const [name, file] of files) form.append(name, file)
		return this.#send('POST', path, form)
	}

	/** Something in a list. A documented list of 50 goes on with `next`, which is a decision of ours. */
	async find(path: string, list: string, is: (thing: Documented) => boolean): Promise<Documented> {
		for (let next = ''; ; ) {
			const answer = went(await this.get(next ? `${path}?cursor=${encodeURIComponent(next)}` : path), list)
			const found = answer[list].find(is)
			if (found || !answer.next) return found
			next = answer.next
		}
	}

	/** A call without a payload. */
	post = (path: string) => this.#send('POST', path)

	async #send(method: string, path: string, body?: BodyInit, headers?: Record<string, string>) {
		const reply = await this.browser.send(method, path, body, headers)
		if (reply.status === 200) answered.add(`${method} ${path.split('?')[0]}`)
		const answer: Documented = reply.body
		return { code: reply.status, text: reply.text, answer }
	}
}

type Reply = Awaited<ReturnType<DocumentedClient['get']>>

/** `status` is true, and the answer has these fields. */
export function went({ text, answer }: Reply, ...fields: string[]): Documented {
	expect(answer, text).toMatchObject({ status: true })
	for (const field of fields) expect(answer, field).toHaveProperty(field)
	return answer
}

export function has(thing: Documented, fields: string) {
	const missing = fields.split(', ').filter((field) => !Object.hasOwn(thing ?? {}, field))
	expect(missing, JSON.stringify(thing)).toEqual([])
}

/** At the end of a file, each call of its document was answered as a success at least once. */
export function answersAll(calls: string) {
	afterAll(() => {
		const documented = calls.trim().split(/\s*\n\s*/)
		expect(documented.filter((call) => !answered.has(call))).toEqual([])
	})
}

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#27566b' } })
	.jpeg()
	.toBuffer()

export const picture = (name: string) => new File([new Uint8Array(photo)], name, { type: 'image/jpeg' })
export const letter = (name: string) => new File(['This month’s rent.\n'], name, { type: 'text/plain' })

/** As the documents write a day: MM/DD/YYYY. */
export const inDays = (days: number) => {
	const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
	return `${month}/${day}/${year}`
}

export const address = { streetAddress: persona.address, streetAddress2: '', city: persona.city, state: 'Alabama' }

/** What someone writes who asks for assistance. */
export const written = {
	firstName: persona.firstName,
	lastName: persona.lastName,
	birthday: persona.birthday,
	phone: persona.phone,
	income: '1200',
	gender: 'Female',
	relationshipStatus: 'In Relationship',
	...address,
	ZIP: '35203',
	bleedingDisorder: 'yes',
	bleedingDisorderRelationship: 'Care Taker of Patient',
	bleedingDisorderType: 'Factor 7 Deficiency',
	bleedingDisorderSeverity: 'N/A',
	HTC: 'Fernwood Clinic',
	method: 'Bill Payment',
	type: 'Rental',
	amount: '240',
	details: persona.illness,
	otherApplication: 'yes',
	otherLocations: 'Fernwood Relief',
	referred: 'yes',
	referrer: 'Aspen Hill',
	newsletterOptIn: 'true',
	isMinor: 'false',
	livesAlone: 'no',
	familyData: JSON.stringify([{ name: 'Reed Brook', relation: 'Child', birthday: '02/29/2016' }]),
}
