import { expect, test } from 'vitest'
import { allowGuests, applyAs } from '#functions/applications/applications.cloud.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { queuedTo } from '#infra/testing/outbox.ts'
import { createPerson, mailTo, newcomer, newEmail, recoveryCode } from '#infra/testing/people.ts'
import type { TestClient } from '#infra/testing/test-client.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { accountApi } from '#shared/account/api.ts'
import { askForBooks, attend, mostInAnHour, newNetwork, stranger, subscribe } from './flood.cloud.test.data.ts'

test('all kinds share the thirty of a network, and codes and a member’s own mails still come', async () => {
	await allowGuests(true)
	const network = newNetwork()
	const { user: resident } = await createPerson()
	const addresses = Array.from({ length: 75 }, () => newEmail())
	const signUp = (client: TestClient, email: string) => client.call(accountApi.signup, newcomer(email))
	const apply = async (client: TestClient, email: string) => ({ status: (await applyAs(client, { email })) ? 200 : 0 })
	const acts = [subscribe, attend, askForBooks, apply, signUp]
	const answers = await inBatches([...addresses.entries()], ([at, email]) =>
		(acts[Math.floor(at / 15)] ?? expect.unreachable())(stranger(network), email),
	)
	for (const { status } of answers) expect([200, 429]).toContain(status)
	expect(mostInAnHour(await queuedTo(...addresses))).toBeLessThanOrEqual(30)

	const neighbor = stranger(network)
	expect((await neighbor.call(accountApi.requestRecovery, { email: resident.email })).status).toBe(200)
	await recoveryCode(resident.email)
	const { user, client } = await createPerson()
	const inside = stranger(network)
	inside.cookie = client.cookie
	const token = await applyAs(inside, applicationForm({ email: user.email }))
	expect((await mailTo(user.email, new RegExp(token))).text).toContain(user.firstName)
})

test('mails to strangers from one network all hour leave room for the codes of those who sign up', async () => {
	const network = newNetwork()
	await inBatches(
		Array.from({ length: 30 }, () => newEmail()),
		(email) => subscribe(stranger(network), email),
	)
	const person = newcomer()
	expect((await stranger(network).call(accountApi.signup, person)).status).toBe(200)
	expect((await mailTo(person.email, /\b\d{6}\b/)).text).not.toContain(person.firstName)
})
