import { beforeAll, expect, test } from 'vitest'
import {
	allowGuests,
	applyAs,
	code,
	key,
	respond,
	show,
	staff,
} from '#functions/applications/applications.cloud.test.data.ts'
import { paidOn } from '#infra/testing/application.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { createEmployee, createPerson, mailTo } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { ownAccountSentences } from '#shared/account/own-schema.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { messages } from '#shared/messages.ts'
import { ask, askedOf, beginErasure, keepAccount, makeDue } from './erase.cloud.test.data.ts'

beforeAll(() => allowGuests(true))

const { eraseAsked, erasesPending, erasesUnpaid, eraseNotEmployees, accountKept } = ownAccountSentences
const keep = (client: TestClient) => client.call(ownAccountApi.keepAccount, {})
const erasesAt = async (client: TestClient) => (await client.call(accountApi.currentUser, {})).body?.erasesAt
const listed = async (id: string) => [...(await itemsOf('ERASURES')).keys()].filter((key) => key.endsWith(id))

test('someone who asks to be erased has a day, learns how to stop it, signs in as before and may keep the account', async () => {
	const someone = await createPerson()
	const { client, user, password } = someone
	const asked = await ask(someone)
	expect([asked.status, asked.body.message]).toEqual([200, eraseAsked])
	const at = (await erasesAt(client)) ?? ''
	const hours = (Date.parse(at) - Date.now()) / 3_600_000
	expect([hours > 23.8, hours <= 24]).toEqual([true, true])
	expect((await mailTo(user.email, /Keep my account/)).text).toContain('wait a day')

	expect([(await ask(someone)).status, await erasesAt(client)]).toEqual([200, at])
	expect(await inbox(user.email)).toHaveLength(1)
	const elsewhere = new TestClient()
	const login = { email: user.email, password }
	expect((await elsewhere.call(accountApi.login, login)).status).toBe(200)
	const { newPassword } = persona
	await elsewhere.call(ownAccountApi.changePassword, { password, newPassword })
	await elsewhere.call(ownAccountApi.changeName, { firstName: 'Marigold', lastName: 'Brook' })
	expect([await erasesAt(elsewhere), await listed(user._id)]).toEqual([at, [expect.stringContaining(at)]])

	for (let time = 1; time <= 2; time++) expect((await keep(elsewhere)).body.message).toBe(accountKept)
	expect([await erasesAt(elsewhere), await listed(user._id)]).toEqual([undefined, []])
})

test('asking to be erased needs the password', async () => {
	const someone = await createPerson()
	const wrong = await ask({ ...someone, password: 'Wrong#Password1' })
	expect([wrong.status, wrong.body.errors]).toEqual([400, { password: messages.wrongPassword }])
	expect(await askedOf(someone.user)).toBeUndefined()
})

test('who waits for our answer to what they sent says that it goes too', async () => {
	const someone = await createPerson()
	const { client, user } = someone
	const token = await applyAs(client, { email: user.email })
	const refused = await ask(someone)
	expect([refused.status, refused.body.errors]).toEqual([400, { pendingToo: erasesPending }])
	expect(await askedOf(user)).toBeUndefined()
	expect((await ask(someone, true)).body.message).toBe(eraseAsked)
	// Whoever is about to decide sees it.
	const { client: colleague } = await staff()
	expect((await show(colleague, token)).erasesAt).toBe(await erasesAt(client))
})

test('who waits for our payment says that its application goes too, and once it’s paid needn’t', async () => {
	const someone = await createPerson()
	const { client: colleague } = await staff()
	const token = await applyAs(someone.client, { email: someone.user.email })
	expect((await respond(colleague, token)).status).toBe(200)
	const refused = await ask(someone)
	expect([refused.status, refused.body.errors]).toEqual([400, { pendingToo: erasesUnpaid }])
	const { version = 0 } = (await code.applications.read(token)) ?? {}
	const payment = { token, version, key, method: 'Check', date: paidOn } as const
	const paid = await colleague.call(applicationsStaffApi.recordPayment, payment)
	expect(paid.status, paid.text).toBe(200)
	expect((await ask(someone)).body.message).toBe(eraseAsked)
})

test('a decision is no answer before its email is due', async () => {
	const someone = await createPerson()
	const { client: colleague } = await staff()
	const token = await applyAs(someone.client, { email: someone.user.email })
	await respond(colleague, token, { status: 'Denied', amount: undefined })
	const holdUntil = (until: number) => {
		const held = { mail: token, decisionId: token, former: { status: 'Pending' } }
		return code.updateItem(code.applications.key(token), {
			set: { held: { ...held, until: new Date(until).toISOString() } },
		})
	}
	await holdUntil(Date.now() + 5 * 60_000)
	expect((await ask(someone)).body.errors).toEqual({ pendingToo: erasesPending })
	await holdUntil(0)
	expect((await ask(someone)).body.message).toBe(eraseAsked)
})

test('an employee is refused', async () => {
	const someone = await createEmployee([])
	const { status, body } = await ask(someone)
	expect([status, body.message]).toEqual([403, eraseNotEmployees])
	expect(await askedOf(someone.user)).toBeUndefined()
})

test('an account can’t be kept once erasing has begun, and nobody signs in to it', async () => {
	const someone = await createPerson()
	const { user, client, password } = someone
	await ask(someone)
	const asked = await makeDue(user)
	const seen = (await code.users.read(user._id)) ?? expect.unreachable()
	await code.transact(beginErasure(seen, asked))
	await expect(code.transact(keepAccount(seen, asked.erasesAt))).rejects.toThrow('did not hold')
	expect((await keep(client)).status).toBe(401)
	const login = { email: user.email, password }
	expect((await new TestClient().call(accountApi.login, login)).status).toBe(403)
	await invoke('JobsEraser', asked)
	expect(await code.users.read(user._id)).toBeUndefined()
})

test('nothing is erased before its time, or once the owner keeps the account', async () => {
	const someone = await createPerson()
	await ask(someone)
	const asked = (await askedOf(someone.user)) ?? expect.unreachable()
	await invoke('JobsEraser', asked)
	expect(await erasesAt(someone.client)).toBe(asked.erasesAt)
	await keep(someone.client)
	const past = { ...asked, erasesAt: new Date(0).toISOString() }
	await invoke('JobsEraser', past)
	expect((await code.users.read(someone.user._id))?.disabled).toBe(false)
})

test('what someone sends after they asked isn’t erased unanswered: they keep the account and are told', async () => {
	const someone = await createPerson()
	const { client, user } = someone
	await applyAs(client, { email: user.email })
	await ask(someone, true)
	const token = await applyAs(client, { email: user.email })
	await invoke('JobsEraser', await makeDue(user))
	expect((await mailTo(user.email, /erased nothing/)).subject).toBe('We didn’t erase your account')
	expect([await erasesAt(client), await listed(user._id)]).toEqual([undefined, []])
	expect((await code.applications.read(token))?.status).toBe('Pending')
})
