import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { ask, askedOf, makeDue } from '#functions/account/erase.cloud.test.data.ts'
import { allowGuests, applyAs, code } from '#functions/applications/applications.cloud.test.data.ts'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { employee, key } from '#functions/users/people.cloud.test.data.ts'
import { itemsWith } from '#infra/operator/neighbors.cloud.test.data.ts'
import { versions } from '#infra/operator/person.cloud.test.data.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { createPerson, mailTo, newcomer } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { admin, cloud, inbox } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { usersApi } from '#shared/users/api.ts'

const { eraseAccount } = await import('#functions/domain/erasing/erase-account.ts')
const { erasedSince } = await import('#functions/domain/erasing/erase-person.ts')
const { everyItem } = await import('#functions/domain/erasing/every-item.ts')
beforeAll(() => allowGuests(true))

const login = async ({ user, password }: Awaited<ReturnType<typeof createPerson>>) =>
	(await new TestClient().call(accountApi.login, { email: user.email, password })).status
const lastMails = async (email: string) =>
	(await inbox(email)).filter(({ subject }) => subject === 'Your account is erased')

/** Someone whose day is over, with all that the eraser has a step for. */
async function due() {
	const someone = await createPerson()
	const { client, user } = someone
	const { email, firstName, lastName } = user
	const file = await upload(client, 'bill.pdf', pdf)
	const sent = await applyAs(client, { email, attachments: [file] })
	const asGuest = await applyAs(new TestClient(), { email })
	await client.call(newsletterApi.signup, { firstName, lastName, email })
	expect((await ask(someone, true)).status).toBe(200)
	await mailTo(email, /Keep my account/)
	return { ...someone, email, file, asGuest, names: [email, user._id, sent, file], asked: await makeDue(user) }
}

/** Returns what is left in the table, except for the audit trail and the last email. */
async function left({ names, email }: Pick<Awaited<ReturnType<typeof due>>, 'names' | 'email'>) {
	const mails = (await itemsWith(email)).filter(([, item]) => item.includes('"template":"erased"'))
	const ids = mails.map(([key]) => key.replace(/^MAIL#(.*) MAIL$/, '$1'))
	return (await itemsWith(...names))
		.map(([key]) => key)
		.filter((key) => !key.startsWith('AUDIT#') && !ids.some((id) => key.includes(id)))
		.filter((key) => !/^(MAIL|OUTCOME)#/.test(key))
}

test('in the morning after their day an account is erased, and signing in is as if it had never been', async () => {
	const before = new Date()
	const someone = await due()
	const { client, user, email, file, asGuest } = someone
	await invoke('JobsMorning', { time: new Date().toISOString() })
	await expect.poll(() => lastMails(email)).toHaveLength(1)
	expect(await left(someone)).toEqual([])
	expect(await code.applications.read(asGuest)).toMatchObject({ email: '', status: 'Pending' })
	expect(await versions(file)).toBe(0)
	expect([await login(someone), (await client.call(accountApi.currentUser, {})).body]).toEqual([400, null])
	expect(await erasedSince({ items: everyItem }, before)).toContain(user._id)
	expect((await new TestClient().call(accountApi.signup, newcomer(email))).status).toBe(200)
})

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

const meanwhile: Record<string, (user: UserRecord) => Promise<unknown>> = {
	'has become an employee': (user) => code.transact(code.promote(user, [], { onConflict: 'defect' })),
	'was disabled by staff': async ({ _id: id, email, erasesAt }) => {
		const { client: staff } = await employee('User Access')
		const { body } = await staff.call(usersApi.list, { q: email })
		expect(body.users).toMatchObject([{ _id: id, erasesAt }])
		await staff.call(usersApi.disable, { id, key })
	},
	'was restored to before they asked': (user) =>
		code.transact(code.users.change(user, revised(user, { erasesAt: undefined }), { onConflict: 'defect' })),
}

test.each(Object.entries(meanwhile))('someone who %s stays, with what they sent', async (what, happens) => {
	const someone = await createPerson()
	const { client, user } = someone
	const token = await applyAs(client, { email: user.email })
	await ask(someone, true)
	const asked = await makeDue(user)
	await happens((await code.users.read(user._id)) ?? expect.unreachable())
	await invoke('JobsEraser', asked)
	expect((await code.applications.read(token))?.status).toBe('Pending')
	if (what.includes('disabled')) {
		expect(await code.users.read(user._id)).toMatchObject({ disabled: true })
		const { client: staff } = await employee('User Access')
		expect((await staff.call(usersApi.enable, { id: user._id, key })).status).toBe(200)
	}
	const left = (await itemsWith(asked.erasesAt)).filter(([at]) => at.startsWith('ERASURES'))
	expect([await askedOf(user), left, await login(someone)]).toEqual([undefined, [], 200])
})

test('where two accounts have the address, nothing is changed and the run fails', async () => {
	const someone = await createPerson()
	await ask(someone)
	const asked = await makeDue(someone.user)
	const twin = { ...someone.user, _id: randomUUID() }
	await code.transact(code.users.add(twin))
	await expect(invoke('JobsEraser', asked)).rejects.toThrow('It leads to two accounts')
	expect(await login(someone)).toBe(200)
	expect(await askedOf(someone.user)).toEqual(asked)
	await code.transact(code.users.remove(twin, 'defect'))
})
