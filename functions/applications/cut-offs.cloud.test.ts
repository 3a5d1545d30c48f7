import { beforeAll, expect, test } from 'vitest'
import { pagesOf } from '#infra/testing/pages.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { addDays, dayOf, monthDayYear } from '#shared/dates.ts'
import { allowGuests, applyAs, respond, show, staff } from './applications.cloud.test.data.ts'

beforeAll(() => allowGuests(true))

const inDays = (days: number) => monthDayYear(addDays(dayOf(new Date()), days))

/** Other files' applications have no date on a notice, or another one. */
async function soonest(client: TestClient, among: readonly string[]) {
	const tokens: string[] = []
	const page = async (at: { cursor?: string }) =>
		(await client.call(desk.list, { cutOff: 'any', order: 'urgent', limit: 2, ...at })).body
	for await (const { applications = [] } of pagesOf(page)) tokens.push(...applications.map(({ token }) => token))
	return tokens.filter((token) => among.includes(token))
}

test('pending applications with a date on a notice are listed by it, and nobody else is', async () => {
	const { client } = await staff()
	const visitor = new TestClient()
	const later = await applyAs(visitor, { cutOffDate: inDays(12) })
	const soon = await applyAs(visitor, { cutOffDate: inDays(4) })
	const none = await applyAs(visitor)
	const all = [later, soon, none]
	expect(await soonest(client, all)).toEqual([soon, later])

	expect((await show(client, soon)).cutOffDate).toBe(inDays(4))
	const { body } = await client.call(desk.list, { q: soon, limit: 1 })
	expect(body.applications?.[0]?.cutOffDate).toBe(inDays(4))
	const { firstName, lastName } = persona
	const found = await visitor.call(applicationsApi.find, { firstName, lastName, token: soon })
	expect(found.body.application?.cutOffDate).toBe(inDays(4))

	await respond(client, soon, { status: 'Denied', amount: 0 })
	expect(await soonest(client, all)).toEqual([later])
})
