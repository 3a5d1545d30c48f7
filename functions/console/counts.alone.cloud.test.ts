import { expect, test } from 'vitest'
import { createEmployee, createPerson } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { consoleApi } from '#shared/console/api.ts'
import { type Permission, permissions } from '#shared/endpoint.ts'

const { transact, update, applications } = await tableCode(cloud)

const countsFor = async (...clientSidePermissions: Permission[]) => {
	const { client: visitor } = await createEmployee(clientSidePermissions)
	return (await visitor.call(consoleApi.counts, {})).body
}

const count = (by: number) => transact([update(applications.counter('pending').key, { increase: { many: by } })])

test('counts follow the applications and reports', async () => {
	const before = await countsFor(...permissions)
	await count(1)
	await count(1)
	expect(await countsFor(...permissions)).toEqual({ ...before, applications: Number(before.applications) + 2 })
	await count(-1)
	await count(-1)
	expect(await countsFor(...permissions)).toEqual(before)
})

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

test('members and visitors are told nothing', async () => {
	const { client: member } = await createPerson()
	expect((await member.call(consoleApi.counts, {})).status).toBe(403)
	expect((await new TestClient().call(consoleApi.counts, {})).status).toBe(401)
})
