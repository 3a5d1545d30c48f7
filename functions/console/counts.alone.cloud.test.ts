import { expect, test } from 'vitest'
import { allowGuests, applyAs, respond, staff } from '#functions/applications/applications.cloud.test.data.ts'
import { createEmployee } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { consoleApi } from '#shared/console/api.ts'
import type { Permission } from '#shared/endpoint.ts'

const countsFor = async (...clientSidePermissions: Permission[]) => {
	const { client: visitor } = await createEmployee(clientSidePermissions)
	return (await visitor.call(consoleApi.counts, {})).body
}

test('an employee is told the counts of the sections they may open', async () => {
	// A counter is there once something was counted, so which of them are depends on the tests before.
	const own = [
		...['applications', 'forApplicant', 'answered', 'proposals', 'unpaid', 'unpaidDollars', 'status'],
		...['affiliates', 'employees', 'books'],
	]
	const told = Object.keys(await countsFor('Application Access'))
	expect(told).toEqual(expect.arrayContaining(['applications', 'status']))
	expect(own).toEqual(expect.arrayContaining(told))
	expect(await countsFor('User Access')).toEqual({ status: true })
	expect(await countsFor()).toEqual({ status: true })
})

test('an application counts as pending until it is decided', async () => {
	await allowGuests(true)
	const { client } = await staff()
	const pending = async () => Number((await client.call(consoleApi.counts, {})).body.applications)
	const before = await pending()
	const token = await applyAs(new TestClient())
	expect(await pending()).toBe(before + 1)
	await respond(client, token)
	expect(await pending()).toBe(before)
})
