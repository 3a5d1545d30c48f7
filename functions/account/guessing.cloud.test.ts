import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { callsFor } from '#infra/testing/aws-calls.ts'
import { request } from '#infra/testing/in-process.ts'
import { createPerson, newcomer, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { type Reply, TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { untilWindowIsYoung } from '#infra/testing/windows.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { accountApi } from '#shared/account/api.ts'
import { UserRecord } from '#shared/account/user.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { handler } from './meanwhile.cloud.test.data.ts'

const wrong = 'Wrong#Password1'

/** A hash keeps a core busy, and the gateway gives up on functions that wait for one, so the gate sends fewer at once. */
const atOnce = process.env.TEST_ALL ? 20 : 8

test('of many wrong passwords at once five are compared, and then even the right one is refused', async () => {
	const { user, password } = await createPerson()
	const login = (typed: string) => new TestClient().call(accountApi.login, { email: user.email, password: typed })
	const answers = await Promise.all(Array.from({ length: atOnce }, () => login(wrong)))
	const codes = answers.map(({ body }) => body.code)
	expect(codes.filter((code) => code === 'invalid')).toHaveLength(5)
	expect(codes.filter((code) => code === 'too-many')).toHaveLength(atOnce - 5)
	const [right, other] = [await login(password), await login(wrong)]
	expect([right.status, right.text]).toEqual([429, other.text])
})

test('a stranger who began a sign-up for an address cannot reset the wrong attempts at its account', async () => {
	for (const email of [(await createPerson()).user.email, newEmail()]) {
		const strangers = newcomer(email)
		await new TestClient().call(accountApi.signup, { ...strangers, password: persona.newPassword })
		const login = (password: string) => new TestClient().call(accountApi.login, { email, password })
		const statuses: number[] = []
		for (const round of [1, 2, 3]) {
			for (const guess of [1, 2, 3, 4]) statuses.push((await login(`${wrong}${round}${guess}`)).status)
			statuses.push((await login(persona.newPassword)).status)
		}
		// The right password of a sign-up is not a wrong attempt, but the wrong attempts before it still count.
		expect(statuses).toEqual([400, 400, 400, 400, 200, 400, ...Array(9).fill(429)])
	}
})

test('twenty wrong passwords from one network use up its twenty attempts', async () => {
	await untilWindowIsYoung(1)
	const client = new TestClient()
	const login = () => client.call(accountApi.login, { email: newEmail(), password: wrong })
	const twenty = Array.from({ length: 20 })
	const first = await (process.env.TEST_ALL ? Promise.all(twenty.map(login)) : inBatches(twenty, login))
	expect(first.map(({ status }) => status)).toEqual(Array(20).fill(400))
	expect((await login()).body.message).toBe(messages.tooMany)
})

test('a session that was planted before login is not adopted, and ends', async () => {
	const attacker = await createPerson()
	const victim = await createPerson()
	const planted = attacker.client.cookie
	for (const cookie of [planted, '__Host-session=chosen.byTheAttacker']) {
		const browser = new TestClient()
		browser.cookie = cookie
		const { email, password } = { ...victim.user, ...victim }
		await browser.call(accountApi.login, { email, password })
		expect(browser.cookie).not.toBe(cookie)
		const { body } = await browser.call(accountApi.currentUser, {})
		expect(body).toMatchObject({ email: victim.user.email })
	}
	attacker.client.cookie = planted
	expect((await attacker.client.call(accountApi.currentUser, {})).body).toBeNull()
})

/** The gate looks at the words alone, because a time says something only on a quiet machine and over many pairs. */
const pairs = process.env.TEST_ALL ? 201 : 3
const attemptsPerAddress = 3

/** All accounts share one hash, because hashing is slow and the test only needs accounts that exist. */
async function knownAddresses(many: number) {
	const code = await tableCode(cloud)
	const passwordHash = await code.hashSecret('Some#Password1')
	const emails = Array.from({ length: many }, newEmail)
	for (const email of emails) {
		const { password: _, ...who } = newcomer(email)
		const user = UserRecord.parse({ _id: randomUUID(), ...who, verified: true, dateRegistered: '2026-01-01T00:00:00Z' })
		await code.transact(code.putAccount(user, passwordHash))
	}
	return emails
}

const asked: Record<string, (email: string) => Promise<Reply<Endpoint>>> = {
	login: (email) => new TestClient().call(accountApi.login, { email, password: wrong }),
	signup: (email) => new TestClient().call(accountApi.signup, newcomer(email)),
	recovery: (email) => new TestClient().call(accountApi.requestRecovery, { email }),
}

type Kind = 'known' | 'unknown'

/** Known and unknown addresses take turns, so that other load on the machine affects both alike. */
async function sample(ask: (email: string) => Promise<Reply<Endpoint>>) {
	const times: Record<Kind, number[]> = { known: [], unknown: [] }
	const words = new Set<string>()
	const one = async (kind: Kind, email: string) => {
		const begun = performance.now()
		const { status, text, headers } = await ask(email)
		times[kind].push(performance.now() - begun)
		const names = [...headers.keys()].filter((name) => !/^(date|x-amz|x-request)/.test(name)).toSorted()
		words.add(JSON.stringify([status, text, names]))
	}
	for (const knownEmail of await knownAddresses(pairs / attemptsPerAddress)) {
		const unknownEmail = newEmail()
		for (let attempt = 0; attempt < attemptsPerAddress; attempt++) {
			// The order alternates, so that neither kind benefits from it.
			const order = attempt % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
			for (const kind of order) await one(kind, kind === 'known' ? knownEmail : unknownEmail)
		}
	}
	return { times, words }
}

test.concurrent.each(Object.entries(asked))(
	'%s tells nobody whether an address has an account: same words, and in `npm run test:all` the same time',
	async (_, ask) => {
		const { times, words } = await sample(ask)
		expect(words.size, [...words].join('\n')).toBe(1)
		if (!process.env.TEST_ALL) return
		const first = deviation(times)
		if (Math.abs(first) < 1) return
		// One sample among some hundreds differs by chance. Only a real difference is there again, in the same direction.
		const again = await sample(ask)
		const medians = [times, again.times].map(({ known, unknown }) => `${median(known)} against ${median(unknown)} ms`)
		expect(Math.sign(first) * deviation(again.times), medians.join(', then ')).toBeLessThan(1)
	},
	300_000,
)

test.each([
	['signup', accountApi.signup, (email: string) => newcomer(email)],
	['recovery', accountApi.requestRecovery, (email: string) => ({ email })],
] as const)('%s makes the same calls for an address with an account as for one without', async (_, endpoint, form) => {
	const asking = async (email: string) =>
		(await callsFor(() => request(handler, endpoint, { payload: form(email) }))).calls
	const { user } = await createPerson()
	expect((await asking(user.email)).toSorted()).toEqual((await asking(newEmail())).toSorted())
})

/** The extra time that a known address takes, in units of what may be chance. */
const deviation = (times: Record<Kind, number[]>) => (median(times.known) - median(times.unknown)) / noise(times)

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Three standard errors of the difference of two medians, but at least two milliseconds, which is the clock's precision. */
function noise({ known, unknown }: Record<Kind, number[]>) {
	const error = (numbers: number[]) => {
		const middle = median(numbers)
		const spread = 1.4826 * median(numbers.map((number) => Math.abs(number - middle)))
		return (1.2533 * spread) / Math.sqrt(numbers.length)
	}
	return Math.max(2, 3 * Math.hypot(error(known), error(unknown)))
}
