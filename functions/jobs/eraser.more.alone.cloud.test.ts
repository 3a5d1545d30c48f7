import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { allowGuests, applyAs, code } from '#functions/applications/applications.cloud.test.data.ts'
import { itemsWith } from '#infra/operator/neighbors.cloud.test.data.ts'
import { versions } from '#infra/operator/person.cloud.test.data.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { admin, cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { due, lastMails, left, login } from './eraser.cloud.test.data.ts'

const { readErasure } = await import('#functions/domain/erasing/erasures.ts')
const { eraseAccount } = await import('#functions/domain/erasing/erase-account.ts')
beforeAll(() => allowGuests(true))

test('two runs at once erase everything and send one email', async () => {
	const someone = await due()
	await Promise.all([invoke('JobsEraser', someone.asked), invoke('JobsEraser', someone.asked)])
	await expect.poll(() => lastMails(someone.email)).toHaveLength(1)
	await invoke('JobsEraser', someone.asked)
	expect(await left(someone)).toEqual([])
	expect(await lastMails(someone.email)).toHaveLength(1)
})

let calls = 0
let diesAt = Number.POSITIVE_INFINITY
let isLast = (_input: object) => false
// From this call on no call of the function reaches the database, as if it had died.
code.client.middlewareStack.add(
	(next) => async (args) => {
		calls += 1
		if (isLast(args.input)) diesAt = calls
		if (calls === diesAt) await next(args)
		if (calls >= diesAt) throw new Error('The function was stopped')
		return next(args)
	},
	{ step: 'initialize', name: 'death' },
)

const files = { client: admin.files, bucket: cloud.outputs.App.FilesBucket }

test('a run that breaks off anywhere is finished by the next one', async () => {
	const someone = await due()
	const outcomes: unknown[] = []
	const step = process.env.TEST_ALL ? 1 : 4
	for (let at = 1; outcomes.at(-1) !== true; at += step) {
		;[calls, diesAt] = [0, at]
		outcomes.push(
			await eraseAccount(someone.asked, files, randomUUID()).catch((error: Error) => {
				if (error.message !== 'The function was stopped') throw error
			}),
		)
		diesAt = Number.POSITIVE_INFINITY
		// The eraser's last write was carried out, but its answer was lost.
		if ((await itemsWith(someone.asked.erasesAt)).length === 0) break
	}
	expect(outcomes.length * step).toBeGreaterThan(20)
	expect(await left(someone)).toEqual([])
	expect(await versions(someone.file)).toBe(0)
	await expect.poll(() => lastMails(someone.email)).toHaveLength(1)
	expect(await eraseAccount(someone.asked, files, randomUUID())).toBe(false)
})

test('a run whose time ends while it looks is followed by one that knows what that one learned', async () => {
	const someone = await due()
	isLast = (input) => JSON.stringify(input).includes('idsOf')
	await expect(eraseAccount(someone.asked, files, randomUUID())).rejects.toThrow('The function was stopped')
	isLast = () => false
	diesAt = Number.POSITIVE_INFINITY
	const { ids, begun } = (await readErasure(someone.asked)) ?? expect.unreachable()
	expect([begun, someone.names.filter((name) => !ids.includes(name))]).toEqual([undefined, [someone.email]])
	expect(await eraseAccount(someone.asked, files, randomUUID())).toBe(true)
	expect(await left(someone)).toEqual([])
})

test('whoever signs up again after a run broke off keeps the new account, and the old one is erased to its end', async () => {
	const someone = await due()
	const { user, asked, email, password, names } = someone
	const removal = { TableName: cloud.outputs.App.TableName, Key: code.users.key(user._id) }
	isLast = (input) => JSON.stringify(input).includes(`"Delete":${JSON.stringify(removal).slice(0, -1)}`)
	await expect(eraseAccount(asked, files, randomUUID())).rejects.toThrow('The function was stopped')
	isLast = () => false
	diesAt = Number.POSITIVE_INFINITY
	expect(await code.users.read(user._id)).toBeUndefined()

	const { erasesAt: _, ...who } = user
	const again = { ...who, _id: randomUUID() }
	await code.transact(code.putAccount(again, await code.hashSecret(password)))
	const client = new TestClient()
	await client.call(accountApi.login, { email, password })
	const token = await applyAs(client, { email })
	expect(await eraseAccount(asked, files, randomUUID())).toBe(true)
	expect(await login(someone)).toBe(200)
	expect((await code.applications.read(token))?.applicantID).toBe(again._id)
	expect(await left({ names: names.filter((name) => name !== email), email })).toEqual([])
	await expect.poll(() => lastMails(email)).toHaveLength(1)
	expect(await eraseAccount(asked, files, randomUUID())).toBe(false)
})
