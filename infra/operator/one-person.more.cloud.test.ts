import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
	allowGuests,
	applyAs,
	code,
	respond,
	show,
	staff,
} from '#functions/applications/applications.cloud.test.data.ts'
import { paidOn } from '#infra/testing/application.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { createPerson, newEmail } from '../testing/people.ts'
import { TestClient } from '../testing/test-client.ts'
import { itemsWith } from './neighbors.cloud.test.data.ts'
import { command } from './person.cloud.test.data.ts'

await allowGuests(true)

const ended = { ttl: Math.floor(Date.now() / 1000) - 60 }

/** Exports, and tries to erase. */
async function both(email: string) {
	const folder = join(await mkdtemp(join(tmpdir(), 'person-')), 'folder')
	return [
		await command({ args: ['export', email, '--folder', folder] }),
		await command({ args: ['erase', email], typed: email }),
	]
}

test('two verified accounts for one address are refused with what to do, and one that has ended is none', async () => {
	const { user } = await createPerson()
	const twin = { ...user, _id: randomUUID() }
	await code.transact(code.users.add(twin))
	for (const { exit, said } of await both(user.email)) {
		expect([exit, said]).toEqual([1, expect.stringContaining('We found 2 verified accounts')])
		for (const { _id } of [user, twin]) expect(said).toContain(`USER#${_id}  ${user.email}`)
		expect(said).toContain('docs/runbook.md says how to go on')
	}
	expect((await code.users.read(user._id))?.email).toBe(user.email)

	await code.transact(code.users.remove(twin, 'defect'))
	await code.transact(code.users.add(twin, ended))
	for (const { exit } of await both(user.email)) expect(exit).toBe(0)
	expect((await itemsWith(twin._id)).filter(([key]) => !key.startsWith('AUDIT#'))).toEqual([])
})

test('an account with another address is refused', async () => {
	const email = newEmail()
	const [{ user }, newsletter] = [await createPerson(), { firstName: 'Willow', lastName: 'Brook', email }]
	await new TestClient().call(newsletterApi.signup, newsletter)
	const [[, subscriber = ''] = []] = (await itemsWith(email)).filter(([key]) => key.startsWith('SUBSCRIBER#'))
	const foreign = { ...user, _id: String(JSON.parse(subscriber)._id) }
	await code.transact(code.users.add(foreign))
	for (const { exit, said } of await both(email)) {
		expect([exit, said]).toEqual([1, expect.stringContaining(`leads to an account with another email`)])
		expect(said).toContain(user.email)
	}
	expect((await code.users.read(user._id))?.email).toBe(user.email)
	await code.transact(code.users.remove(foreign, 'defect'))
})

test('an address that is the end or the beginning of another one leads to nothing of the other’s', async () => {
	const email = newEmail()
	const { user } = await createPerson()
	const others = [`jo${email}`, `a#${email}`, `jo.${email}`, `${email}.au`]
	const tokens: string[] = []
	for (const other of others) {
		tokens.push(await applyAs(new TestClient(), { email: other }))
		const account = { ...user, _id: randomUUID(), email: other }
		await code.transact(code.putAccount(account, 'no password'))
	}
	await applyAs(new TestClient(), { email })
	const theirs = async () =>
		new Map((await itemsWith(...others, ...tokens)).filter(([key]) => !/^(MAIL|OUTCOME|CHANGED)\b/.test(key)))
	const before = await theirs()
	expect([...before.keys()].filter((key) => key.startsWith('ONCE#')).length).toBeGreaterThan(0)
	expect((await command({ args: ['erase', email], typed: email })).exit).toBe(0)
	expect(await theirs()).toEqual(before)
})

test('taking a name out loses nothing that a colleague wrote since the table was read', async () => {
	const { takeNameOut } = await import('#functions/domain/erasing/erase-person.ts')
	const [former, colleague] = [await staff(), await staff()]
	const token = await applyAs(new TestClient())
	await respond(former.client, token)
	const stale = { ...(await code.getItem(code.applications.key(token))), ...code.applications.key(token) }
	const paid = { token, method: 'Check', date: paidOn, version: 1, key: 'meadow-and-river-7' } as const
	expect((await colleague.client.call(desk.recordPayment, paid)).status).toBe(200)
	await takeNameOut(stale, new Set([former.user._id]))
	const seen = await show(colleague.client, token)
	expect([seen.decision?.name, seen.payment?.method, seen.version]).toEqual(['Former employee', 'Check', 2])
})
