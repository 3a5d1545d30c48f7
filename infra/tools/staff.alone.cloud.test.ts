import { DeleteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { command } from '#infra/testing/command.ts'
import { createEmployee, createPerson, mailTo, newcomer } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { wholeTable } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { admin, cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { permissions } from '#shared/endpoint.ts'
import { usersApi } from '#shared/users/api.ts'

const code = await tableCode(cloud)
const users = await import('#functions/domain/people/user-access.ts')
const others = await users.userAccessHolders()

/** `npm run staff -- …` */
async function staff(...args: string[]) {
	const { exit, said } = await command('staff', ...args)
	const [key = ''] = /\b(\w{4}-){2}\w{4}\b/.exec(said) ?? []
	if (key) mayNotBeLogged(cloud, key)
	return { exit, said, key }
}

const holders = { Key: { pk: 'STAFF', sk: 'USER ACCESS' } }

/** The tests begin with nobody noted as holding User Access. */
const forgetHolders = () =>
	DynamoDBDocumentClient.from(admin.table).send(
		new DeleteCommand({ TableName: cloud.outputs.App.TableName, ...holders }),
	)

beforeAll(forgetHolders)
afterAll(async () => {
	for (const id of others) await code.updateItem(holders.Key, { include: { holders: id } })
})

test('of two who would be the first at the same time one is, with a key and every permission', async () => {
	const people = [await createPerson(), await createPerson()]
	const answers = await Promise.all(people.map(({ user }) => staff(user.email)))
	expect(answers.map(({ exit }) => exit).sort()).toEqual([0, 1])
	const at = answers.findIndex(({ exit }) => exit === 0)
	const [first, answer, refused] = [people[at], answers[at], answers[1 - at]]
	if (!first || !answer) throw new Error('Nobody became the first employee')
	expect(refused?.said).toContain('There is an employee with User Access already')

	const { user, client, password } = first
	expect((await client.call(accountApi.currentUser, {})).text).toBe('null')
	expect((await client.call(accountApi.login, { email: user.email, password })).status).toBe(200)
	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({
		employee: true,
		clientSidePermissions: [...permissions],
	})
	const change = (key: string) => client.call(usersApi.changeKey, { key, newKey: `${answer.key}-mine` })
	expect((await change(`${answer.key}0`)).body.code).toBe('wrong-key')
	expect((await change(answer.key)).status).toBe(200)
	const items = [...(await wholeTable())].map(([key, item]) => key + item)
	expect(items.filter((item) => item.includes(answer.key))).toEqual([])
	expect(items.filter((item) => item.includes('npm run staff') && item.includes(user._id))).toHaveLength(1)
})

test('a second employee is made only with the flag for it', async () => {
	const { user, client } = await createPerson()
	expect(await staff(user.email)).toMatchObject({ exit: 1, key: '' })
	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({ employee: false })
	expect(await staff(user.email.toUpperCase(), '--also')).toMatchObject({ exit: 0 })
	expect(await users.userAccessHolders()).toContain(user._id)
})

test('a disabled account is not made an employee, because nobody could sign in to it', async () => {
	const { user } = await createPerson()
	const seen = (await code.users.read(user._id)) ?? expect.unreachable()
	const guards = { stale: 'defect', wasLast: 'defect' } as const
	await code.transact(users.endEmployment(seen, { disabled: true }, guards))
	const { exit, said, key } = await staff(user.email, '--also')
	expect([exit, key]).toEqual([1, ''])
	expect(said).toContain('This account is disabled')
	expect(await code.users.read(user._id)).toMatchObject({ employee: false, clientSidePermissions: [] })
	expect(await users.userAccessHolders()).not.toContain(user._id)
})

test('an employee gets what nobody has any more, and everyone else with User Access is told', async () => {
	const { user: witness } = await createEmployee(['User Access'])
	const before = { employee: true, clientSidePermissions: ['Report Access' as const], key: 'meadow-and-river-7' }
	const { user, client, password } = await createPerson(before)
	expect(await staff(user.email, '--also')).toMatchObject({ exit: 0 })
	expect((await client.call(accountApi.login, { email: user.email, password })).status).toBe(200)
	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({
		clientSidePermissions: [...permissions],
	})
	const { text } = await mailTo(witness.email, /given access/)
	expect(text.replace(/\s+/g, ' ')).toContain(`(${user.email}) an employee with this access:`)
})

test('--create makes an account once and without mail, and its password and key work', async () => {
	const { email } = newcomer()
	mayNotBeLogged(cloud, email)
	const create = [email, '--create', '--also', '--first-name', 'Hazel', '--last-name', 'Brook']
	expect((await staff(email, '--create', '--also')).said).toContain('Give an email and both names')
	const { exit, said, key } = await staff(...create)
	const [, password = ''] = /Password +(\S+)/.exec(said) ?? []
	mayNotBeLogged(cloud, password)
	expect(exit).toBe(0)
	const client = new TestClient()
	expect((await client.call(accountApi.login, { email, password })).status).toBe(200)
	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({
		firstName: 'Hazel',
		employee: true,
		clientSidePermissions: [...permissions],
	})
	const { status } = await client.call(usersApi.changeKey, { key, newKey: `${key}-mine` })
	expect(status).toBe(200)
	expect((await staff(...create)).said).toContain('There is an account with this email already')
})

test('a person without an account or without a verified email is not made an employee', async () => {
	const who = newcomer()
	expect((await staff(who.email, '--also')).said).toContain('There is no account with this email')
	await new TestClient().call(accountApi.signup, who)
	expect((await staff(who.email, '--also')).said).toContain('enter the code from our email')
	expect(await staff()).toMatchObject({ exit: 1, said: expect.stringContaining('npm run staff -- <email>') })
})
