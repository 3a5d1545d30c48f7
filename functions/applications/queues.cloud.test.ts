import { expect, test } from 'vitest'
import { pagesOf } from '#infra/testing/pages.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import type { Queue } from '#shared/applications/missing.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { allowGuests, applyAs, key, respond, staff } from './applications.cloud.test.data.ts'

/** All tokens of a queue, oldest first, page by page. */
async function tokensIn(client: TestClient, queue: Queue) {
	const tokens: string[] = []
	const page = async (at: { cursor?: string }) => {
		const { status, body, text } = await client.call(desk.list, { queue, order: 'oldest', limit: 7, ...at })
		expect(status, text).toBe(200)
		return body
	}
	for await (const { applications = [] } of pagesOf(page)) {
		expect(applications.length).toBeLessThanOrEqual(7)
		tokens.push(...applications.map(({ token }) => token))
	}
	return tokens
}

test('each pending application is in the queue of those whose turn it is, and a decided one is in none', async () => {
	await allowGuests(true)
	const { client } = await staff()
	const [fresh, asked, settled, decided] = [
		await applyAs(new TestClient()),
		await applyAs(new TestClient()),
		await applyAs(new TestClient()),
		await applyAs(new TestClient()),
	]
	for (const token of [asked, settled]) {
		await client.call(desk.ask, { token, things: ['bill'], key }, anew())
	}
	await client.call(desk.settle, { token: settled, version: 1 }, anew())
	await respond(client, decided)
	const own = [fresh, asked, settled, decided]
	const found = async (queue: Queue) => {
		const tokens = await tokensIn(client, queue)
		expect(new Set(tokens).size).toBe(tokens.length)
		return tokens.filter((token) => own.includes(token)).toSorted()
	}
	await expect.poll(() => found('for-us')).toEqual([fresh, settled].toSorted())
	await expect.poll(() => found('for-applicant')).toEqual([asked])
	expect(await found('answered')).toEqual([])
	const { status } = await client.call(desk.list, { queue: 'nobody' as Queue, limit: 7 })
	expect(status).toBe(400)
})
