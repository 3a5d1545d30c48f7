import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { key, staff } from '#functions/applications/applications.cloud.test.data.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { messages } from '#shared/messages.ts'
import { sponsorsApi } from '#shared/sponsors/api.ts'
import { sponsorLogosApi } from '#shared/sponsors/logos-api.ts'
import { mostSponsors, sponsorSentences as sentences } from '#shared/sponsors/sentences.ts'

const [{ client: colleague }, { client: other }] = [await staff(), await staff()]
const { putItem } = await tableCode(cloud)

const hang = (sponsors: object[]) => putItem({ pk: 'SPONSORWALL', sk: 'SPONSORWALL', sponsors, version: 1 })

beforeAll(() => hang([]))

/** Other tests add sponsors too, so these look at the ones with names of their own. */
const named = (what: string) => `${what} ${randomUUID().slice(0, 8)}`

async function add(changes: { name: string; link?: string; top?: boolean; place?: number }, client = colleague) {
	const { body } = await client.call(sponsorLogosApi.addSponsor, { key, top: false, ...changes }, anew())
	expect(body.message).toBe(sentences.added)
	return body.sponsors?.find(({ name }) => name === changes.name) ?? expect.unreachable()
}

const wall = async () => (await colleague.call(sponsorsApi.manage, {})).body.sponsors ?? expect.unreachable()

const orderOf = async (...ids: string[]) =>
	(await wall()).flatMap(({ _id }) => (ids.includes(_id) ? [ids.indexOf(_id)] : []))

test('sponsors are added, changed and removed, and everyone sees them without a version', async () => {
	const first = await add({ name: named('Fern'), link: 'https://fern.example.org' })
	const second = await add({ name: named('Moss') })
	const ids = [first._id, second._id]
	expect(await orderOf(...ids)).toEqual([0, 1])
	const update = { key, id: first._id, name: named('Bracken'), link: '', top: false, version: 0 }
	const changed = await colleague.call(sponsorLogosApi.updateSponsor, update)
	expect(changed.body.message).toBe(sentences.changed)
	const shown = (await new TestClient().call(sponsorsApi.list, {})).body.sponsors
	expect(shown?.find(({ _id }) => _id === first._id)).toEqual({ _id: first._id, name: update.name, top: false })
	const removed = await colleague.call(sponsorLogosApi.removeSponsor, { key, id: first._id, version: 1 })
	expect(removed.body.message).toBe(sentences.removed)
	expect(await orderOf(...ids)).toEqual([1])
	const again = await colleague.call(sponsorLogosApi.removeSponsor, { key, id: first._id, version: 1 })
	expect([again.status, again.body.message]).toEqual([404, sentences.gone])
})

test('a partner goes to its place, and never past the top sponsor', async () => {
	const [oak, ash, elm] = [
		await add({ name: named('Oak') }),
		await add({ name: named('Ash') }),
		await add({ name: named('Elm') }),
	]
	await hang([{ ...oak, top: true }, ash, elm])
	const ids = [oak._id, ash._id, elm._id]
	let version = elm.version
	const change = async (place?: number) => {
		const changes = { id: elm._id, name: elm.name, link: '', top: false, version: version++ }
		const { body } = await colleague.call(sponsorLogosApi.updateSponsor, { key, ...changes, ...(place && { place }) })
		expect(body.message).toBe(sentences.changed)
		return orderOf(...ids)
	}
	expect(await change(1)).toEqual([0, 2, 1])
	expect(await change()).toEqual([0, 2, 1])
	expect(await change(mostSponsors)).toEqual([0, 1, 2])
	const { _id: first } = await add({ name: named('Fir'), place: 1 })
	expect(await orderOf(...ids, first)).toEqual([0, 3, 1, 2])
	const beyond = await colleague.call(sponsorLogosApi.addSponsor, { key, name: 'Yew', top: false, place: 41 }, anew())
	expect([beyond.status, beyond.body.errors]).toEqual([400, { place: sentences.place }])
})

test('there is one top sponsor: the next one takes its place, and it stays as the first partner', async () => {
	const [oak, pine] = [await add({ name: named('Oak'), top: true }), await add({ name: named('Pine'), top: true })]
	expect((await wall()).slice(0, 2)).toMatchObject([
		{ _id: pine._id, top: true },
		{ _id: oak._id, top: false, version: 1 },
	])
	expect((await wall()).filter(({ top }) => top)).toHaveLength(1)
})

test('colleagues who add at once lose nothing, and a stale change is shown what is there now', async () => {
	const added = await Promise.all([
		add({ name: named('Birch') }),
		add({ name: named('Willow') }, other),
		add({ name: named('Alder') }, other),
	])
	expect(await orderOf(...added.map(({ _id }) => _id))).toHaveLength(3)
	const [{ _id: id }] = added
	const change = { id, link: '', top: false, version: 0 }
	const replies = await Promise.all([
		colleague.call(sponsorLogosApi.updateSponsor, { key, ...change, name: 'Mine' }),
		other.call(sponsorLogosApi.updateSponsor, { key, ...change, name: 'Theirs' }),
	])
	expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
	const late = await other.call(sponsorLogosApi.removeSponsor, { key, id, version: 0 })
	expect([late.status, late.body.message]).toEqual([409, messages.stale])
})

test('the wall takes its most sponsors and not one more, also at once', async () => {
	const { version: _, ...one } = await add({ name: named('Cedar') })
	await hang(Array.from({ length: mostSponsors - 1 }, (_, at) => ({ ...one, _id: `row-${at}` })))
	const sent = { key, name: 'The last', top: false }
	const replies = await Promise.all(
		[colleague, other, other].map((client) => client.call(sponsorLogosApi.addSponsor, sent, anew())),
	)
	const refused = replies.filter(({ status }) => status === 409)
	expect(refused.length).toBeGreaterThanOrEqual(2)
	expect(refused[0]?.body.message).toBe(sentences.full)
	expect(await wall()).toHaveLength(mostSponsors)
	await hang([])
})

test.each(['http://plain.example.org', 'javascript:alert(1)', 'https://', 'https://a b', 'https://[x'])(
	'%s is no link for a sponsor',
	async (link) => {
		const { status, body } = await colleague.call(sponsorLogosApi.addSponsor, { key, name: 'Fern', top: false, link })
		expect([status, body.errors]).toEqual([400, { link: sentences.link }])
	},
)
