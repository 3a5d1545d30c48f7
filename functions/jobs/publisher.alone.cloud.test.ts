import { expect, test } from 'vitest'
import { colleague, key } from '#functions/events/events.cloud.test.data.ts'
import { createEvent, today } from '#infra/testing/events.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { withSwitches } from '#infra/testing/switches.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { visit } from '#infra/tools/visit.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'

const { putItem, deleteItem } = await tableCode(cloud)
process.env.FILES_BUCKET = cloud.outputs.App.FilesBucket
const { publisher } = await import('./publisher.ts')

async function file(name: string) {
	const { headers, body } = await visit(`${cloud.siteAddress}/published/${name}.json`)
	expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30')
	return JSON.parse(body)
}

const isShown = async (id: string) => JSON.stringify(await file('upcoming-events')).includes(id)

test.each([0, 0.7])('an event is in the file by itself, gone once it’s archived, with an index %s s late', (late) =>
	withSwitches({ indexLagSeconds: late }, async () => {
		const { _id: id } = await createEvent()
		await expect.poll(() => isShown(id)).toBe(true)
		await colleague.call(eventsStaffApi.archive, { id, key, version: 0 })
		await expect.poll(() => isShown(id)).toBe(false)
	}),
)

test('each file is what everyone is answered and no more; where one fails, it stays and the others are written', async () => {
	const wall = { pk: 'SPONSORWALL', sk: 'SPONSORWALL' }
	await putItem({ ...wall, sponsors: 'torn' })
	const { _id: id } = await createEvent({ date: today, capacity: 7, instructions: 'Ring twice.', attending: 7 })
	const failed = await invoke('JobsPublisher')
	await deleteItem(wall)
	expect([JSON.parse(failed), await isShown(id)]).toEqual([{ failed: 1 }, true])
	await invoke('JobsPublisher')
	for (const name of ['upcoming-events', 'sponsors', 'published-figures', 'application-settings'])
		expect(await file(name)).toEqual((await new TestClient().send('GET', `/api/${name}`, undefined)).body)
	for (const active of [true, false]) {
		const { body } = await new TestClient().call(eventsApi.published, { active, limit: 6 })
		expect(await file(`active-events-${active}-6`)).toEqual(body)
	}
})

test('a run that another one overtook doesn’t bring back what was', async () => {
	const seen = [[{ _id: 'gone', name: 'Lantern Walk', date: today }], []]
	await publisher(0)(eventsApi.upcoming, {}, async () => ({ events: seen.shift() ?? [] }))
	expect((await file('upcoming-events')).events).toEqual([])
})
