import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { test as asked, beforeAll, expect } from 'vitest'
import { command } from '#infra/testing/command.ts'
import { eventually } from '#infra/testing/eventually.ts'
import { logged } from '#infra/testing/function-log.ts'
import { createPerson } from '#infra/testing/people.ts'
import { asRole } from '#infra/testing/roles.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { archive, archived, copyOf, table } from './audit-archiver.cloud.test.data.ts'

/** LocalStack's edition doesn't enforce permissions, so there any role may do anything. */
const test = asked.runIf(cloud.target === 'embedded')

/** The day in UTC on which this file began, so that a midnight in between leaves nothing out. */
const begun = new Date().toISOString().slice(0, 10)

/** `npm run audit -- verify`, and what it prints about one person's records. */
async function verify(about: string) {
	const { exit, said } = await command('audit', 'verify', '--since', begun, '--about', about)
	return { exit, lines: said.split('\n').filter((line) => line.includes(about)) }
}

let about: string
let record: { pk: string; sk: string } & Record<string, unknown>

beforeAll(async () => {
	const { user, client, password } = await createPerson()
	await client.call(accountApi.login, { email: user.email, password })
	about = user._id
	const [first] = await table.queryWhole(`AUDIT#${about}`)
	record = { pk: '', sk: '', ...first }
	await eventually('a copy in the archive', () => copyOf(record))
})

test('every audit record is copied, and a copy is never replaced', async () => {
	expect(await copyOf(record)).toBe(archived(record))
	expect(await archive({ ...record, action: 'forged' })).toBe(false)
	expect(await copyOf(record)).toBe(archived(record))
})

test('a record forged with the role of a function is reported, and the archive has the true one', async () => {
	const newsletter = await asRole('newsletter')
	const Item = { ...record, action: 'forged' }
	await newsletter.send(new PutCommand({ TableName: cloud.outputs.App.TableName, Item }))
	await eventually('a report of the forged record', async () =>
		(await logged('AuditArchiver', record.sk)).includes('"level":"ERROR"') ? true : undefined,
	)
	expect(await copyOf(record)).toBe(archived(record))
	const { exit, lines } = await verify(about)
	expect([exit, lines]).toEqual([1, [`changed  ${record.pk} ${record.sk}`]])
	await table.putItem(record)
})

test('a record that was deleted is reported, and one without a copy can be copied later', async () => {
	await table.deleteItem({ pk: record.pk, sk: record.sk })
	expect(await verify(about)).toEqual({ exit: 1, lines: [`deleted  ${record.pk} ${record.sk}`] })
	await table.putItem(record)
	expect(await verify(about)).toEqual({ exit: 0, lines: [] })
})
