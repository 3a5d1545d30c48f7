import { expect, test } from 'vitest'
import { createEmployee } from '#infra/testing/people.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { apis } from '#shared/api.ts'
import { endpointsOf, permissions } from '#shared/endpoint.ts'
import { exampleOf } from '#shared/examples.ts'

test('someone who reads a list of people has one record of it an hour in the audit trail, however often', async () => {
	const reader = await createEmployee(permissions)
	const { client, user } = reader
	const lists = endpointsOf(apis).filter(({ listsPeople }) => listsPeople)
	const recorded: string[] = []
	for (const endpoint of lists) {
		// The cursor of an example belongs to no list.
		const { cursor: __, ...example } = Object(exampleOf(endpoint))
		const { limit: _, ...documented } = example
		for (const payload of [example, documented]) {
			const { status, text } = await client.call(endpoint, payload)
			// Examples name events and affiliates that aren't there. Someone who gets an empty list has read it too.
			expect([200, 404], `${endpoint.path} ${text}`).toContain(status)
			if (status === 200) recorded.push(`${endpoint.path} (list)`)
		}
	}
	expect(new Set(recorded).size).toBeGreaterThan(8)
	const records = [...(await itemsOf('AUDIT#a list'))]
		.map(([, item]) => JSON.parse(item))
		.filter(({ by }) => by === user._id)
	expect(new Set(records.map(({ action }) => action))).toEqual(new Set(recorded))
	// The test may begin in one hour and end in the next.
	const hours = records.map(({ action, listSk }) => `${action} ${String(listSk).slice(0, 13)}`)
	expect(new Set(hours).size).toBe(hours.length)
})
