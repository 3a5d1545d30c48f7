import { expect, test } from 'vitest'
import { can } from '#infra/testing/adapter.ts'
import { withMappingOff } from '#infra/testing/faults.ts'
import { logged } from '#infra/testing/function-log.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { newcomer, newEmail, verificationCode } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud, inbox } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import {
	aMoment,
	deadEndHolds,
	note,
	order,
	outboxItem,
	post,
	settled,
	whileMailServiceIsDown,
} from './mail.cloud.test.data.ts'

test('with the mail service down a sign-up goes as always, and its code comes when the service is back', async () => {
	const signUp = async () => {
		const person = newcomer()
		mayNotBeLogged(cloud, person.email)
		const { status } = await new TestClient().call(accountApi.signup, person)
		expect(status).toBe(200)
		return person.email
	}
	const during: string[] = []
	await whileMailServiceIsDown(async () => {
		// Few, because on a busy machine the tries of the first mail must not be over when the service is back.
		for (let many = 0; many < 3; many++) during.push(await signUp())
		await aMoment()
		for (const email of during) expect(await inbox(email)).toHaveLength(0)
	})
	for (const email of during) {
		expect(await verificationCode(email)).toMatch(/^\d{6}$/)
		expect(await inbox(email)).toHaveLength(1)
	}
})

test('a mail that was given up lies in the dead end with all it needs, and goes once the order comes again', async () => {
	const to = newEmail()
	const [id = ''] = await whileMailServiceIsDown(async () => {
		const ids = await post([{ to }])
		await settled(ids[0] ?? '', 'failed')
		return ids
	})
	expect(await outboxItem(id)).toMatchObject({ content: note, attempts: 6 })
	await deadEndHolds(JSON.stringify({ mail: id }))
	await order([JSON.stringify({ mail: id })])
	await settled(id, 'sent')
	expect(await inbox(to)).toHaveLength(1)
	expect(await outboxItem(id)).not.toHaveProperty('content')
})

test.runIf(can.changeSettings)('the hourly job itself orders what is overdue, and logs it as an error', async () => {
	const to = newEmail()
	await withMappingOff('MailRelay', async () => {
		const [id = ''] = await post([{ to }], new Date(Date.now() - 20 * 60_000))
		await invoke('JobsOutboxSweeper')
		await settled(id, 'sent')
		await expect.poll(() => logged('JobsOutboxSweeper', id)).toContain('mail ordered again')
		expect(await logged('JobsOutboxSweeper', 'MailsOverdue')).toContain('"level":"ERROR"')
	})
	expect(await inbox(to)).toHaveLength(1)
})
