import { expect, test } from 'vitest'
import { storedApplication } from '#infra/testing/application.ts'
import { platformCode } from '#infra/testing/in-process.ts'
import { ownTableForFile } from '#infra/testing/own-table.ts'
import { newcomer } from '#infra/testing/people.ts'
import { UserRecord } from '#shared/account/user.ts'
import type { Permission } from '#shared/endpoint.ts'

await ownTableForFile()
const { users, transact } = await platformCode()
const { isLeftToColleague } = await import('./left-to-colleague.ts')

const date = '2026-11-29T18:00:00.000Z'
const employee = (name: string, permission: Permission) =>
	UserRecord.parse({
		...newcomer(`${name}@example.org`),
		_id: name,
		verified: true,
		employee: true,
		clientSidePermissions: [permission],
		dateRegistered: date,
	})

test('a second look is left to a colleague, unless nobody else may decide on it', async () => {
	const secondLook = { on: date, words: 'Please.', files: 0, deniedBy: 'ash', deniedOn: date }
	const helper = { name: 'Rue', relation: 'friend', email: 'rue@example.org', writeTo: 'both' } as const
	const sent = { token: 'BTG-1', issuedOn: date, email: 'fern@example.org' }
	const application = storedApplication({ ...sent, helper, secondLook })
	const isLeft = (_id: string) => isLeftToColleague(application, { user: { _id } } as never)
	const add = (name: string, permission: Permission) => transact(users.add(employee(name, permission)))
	await add('ash', 'Application Access')
	await add('moss', 'Event Access')
	// The applicant and who helped them are employees too, and can't decide on it.
	await add('fern', 'Application Access')
	await add('rue', 'Application Access')
	expect(await isLeft('ash')).toBe(false)
	await add('birch', 'Application Access')
	expect(await isLeft('ash')).toBe(true)
	expect(await isLeft('birch')).toBe(false)
})
