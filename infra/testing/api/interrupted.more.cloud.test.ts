import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { allowGuests, applyAs, code, key, show, staff } from '#functions/applications/applications.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { afterMail } from '#infra/testing/eventually.ts'
import { request } from '#infra/testing/in-process.ts'
import { createPerson, newcomer } from '#infra/testing/people.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { UserRecord } from '#shared/account/user.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'

// The functions' own code comes after the settings it reads.
const { upload } = await import('#functions/files/files.cloud.test.data.ts')
const { handler: applications } = await import('#functions/applications/handler.ts')
const { handler: account } = await import('#functions/account/handler.ts')
const { searchApplications } = await import('#functions/domain/applications/table.ts')
beforeAll(() => allowGuests(true))

let calls = 0
let death: { at: number; isCarriedOut: boolean } | undefined

// From this call on no call of the function reaches the database, as if it had died.
code.client.middlewareStack.add(
	(next) => async (args) => {
		calls += 1
		if (death && calls >= death.at) {
			if (calls === death.at && death.isCarriedOut) await next(args)
			throw new Error('The function was stopped')
		}
		return next(args)
	},
	{ step: 'initialize', name: 'death' },
)

interface Scene {
	act: () => Promise<{ status: number }>
	/** Everything that the action leaves, as seen by requests and the table. */
	state: () => Promise<unknown>
	/** Repeats the action as a person would. It must leave what one action leaves. */
	again?: () => Promise<unknown>
	/** The address that gets the action's mails. An interruption must not make more of them. */
	to?: string
}

/** Stops the function at each of its calls, before and after the call is carried out, and sends the request again. */
async function interruptEverywhere(prepare: () => Promise<Scene>, mails = 1) {
	const undisturbed = await prepare()
	const nothing = await undisturbed.state()
	calls = 0
	expect((await undisturbed.act()).status).toBe(200)
	const many = calls
	const all = await undisturbed.state()
	expect(all).not.toEqual(nothing)
	const to = [undisturbed.to]
	for (let at = 1; at <= many; at++)
		for (const isCarriedOut of [false, true]) {
			const scene = await prepare()
			calls = 0
			death = { at, isCarriedOut }
			await scene.act()
			death = undefined
			expect(calls, `stopped at call ${at}`).toBeGreaterThanOrEqual(at)
			expect([nothing, all]).toContainEqual(await scene.state())
			await (scene.again ?? scene.act)()
			expect(await scene.state(), `sent again after call ${at} of ${many}`).toEqual(all)
			to.push(scene.to)
		}
	for (const email of to.filter((one) => one !== undefined))
		await afterMail(async () => expect(await inbox(email)).toHaveLength(mails))
	return many
}

test('an application with a bill is sent once or not at all, wherever it is interrupted', async () => {
	const many = await interruptEverywhere(async () => {
		const { client, user } = await createPerson()
		const attachments = [await upload(client, 'bill.pdf', pdf)]
		const payload = applicationForm({ email: user.email, attachments })
		const headers = anew()
		const act = () => request(applications, applicationsApi.apply, { payload, cookie: client.cookie, headers })
		const state = async () => {
			const { body } = await client.call(applicationsApi.mine, {})
			const tokens = body.applications?.map(({ token }) => token) ?? []
			const { applicationTokens } = (await client.call(accountApi.currentUser, {})).body
			const found = await searchApplications(user.email, {})
			const same = JSON.stringify(tokens) === JSON.stringify(applicationTokens)
			return { files: body.applications?.map((one) => one.attachments.length), same, listed: found.rows.length }
		}
		return { act, state, to: user.email }
	})
	expect(many).toBeGreaterThan(1)
})

test('a decision is made and mailed once or not at all', async () => {
	const { client: colleague } = await staff()
	await interruptEverywhere(async () => {
		const { client, user } = await createPerson()
		const token = await applyAs(client, { email: user.email })
		const payload = {
			token,
			status: 'Approved',
			amount: 200,
			message: 'We can help you.',
			emailApplicant: 'yes',
			key,
			version: 0,
		}
		const headers = anew()
		const act = () =>
			request(applications, applicationsStaffApi.respond, { payload, cookie: colleague.cookie, headers })
		const state = async () => {
			const { status, version, history } = await show(colleague, token)
			const { assistanceRecieved } = (await client.call(accountApi.currentUser, {})).body
			return { status, version, decisions: history.length, assistanceRecieved }
		}
		const again = async () => expect((await act()).status).toBe(200)
		return { act, again, state, to: user.email }
	}, 2)
})

test('an address is verified once or not at all, and its owner can go on', async () => {
	const codeHash = await code.hashSecret('204817')
	await interruptEverywhere(async () => {
		const { password, ...who } = newcomer()
		const user = UserRecord.parse({
			_id: randomUUID(),
			...who,
			verified: false,
			dateRegistered: new Date().toISOString(),
		})
		const { write, cookie } = code.beginSession(user, new Date())
		const signup = code.putSignup(user, { passwordHash: await code.hashSecret(password), codeHash, now: new Date() })
		await code.transact([...signup, write])
		const act = () =>
			request(account, accountApi.verify, {
				payload: { verificationCode: '204817' },
				cookie: cookie.split(';')[0] ?? '',
			})
		const state = async () => {
			const { verified } = (await code.users.read(user._id)) ?? {}
			return { verified, owner: (await code.readUserByEmail(user.email))?._id === user._id }
		}
		// If only the answer was lost, the session it brought is lost too.
		const again = async () => {
			expect([200, 401]).toContain((await act()).status)
			const client = new TestClient()
			expect((await client.call(accountApi.login, { email: user.email, password })).status).toBe(200)
		}
		return { act, again, state }
	})
})
