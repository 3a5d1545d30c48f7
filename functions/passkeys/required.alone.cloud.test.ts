import { afterAll, expect, test } from 'vitest'
import { createEmployee, createPerson } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { filesApi } from '#shared/files/api.ts'
import { messages } from '#shared/messages.ts'
import { passkeysApi } from '#shared/passkeys/api.ts'
import { passkeySentences } from '#shared/passkeys/schema.ts'
import { usersApi } from '#shared/users/api.ts'
import { key, newAuthenticator, registrationFor, whoIs, withPasskey } from './passkeys.cloud.test.data.ts'

const code = await tableCode(cloud)
afterAll(() => code.putItem({ pk: 'PASSKEYRULE', sk: 'PASSKEYRULE', required: false }))

test('once required, employees without a passkey can only add one, from the next request on', async () => {
	const { client: boss } = await withPasskey('User Access')
	const { client: without } = await createEmployee(['User Access', 'Event Access'], key)
	const { client: member } = await createPerson()
	const own = await without.call(passkeysApi.require, { required: true, key })
	expect([own.status, own.body.message]).toEqual([409, passkeySentences.ownFirst])
	expect((await boss.call(passkeysApi.require, { required: true, key })).body.message).toBe(
		passkeySentences.nowRequired,
	)
	const refused = await without.call(usersApi.list, {})
	expect([refused.status, refused.body.code, refused.body.message]).toEqual([
		403,
		'passkey-first',
		messages.passkeyFirst,
	])
	const picture = { name: 'fair.png', size: 900, contentType: 'image/png', purpose: 'event-image' } as const
	expect((await without.call(filesApi.uploadLink, picture)).body.code).toBe('passkey-first')
	expect((await without.call(passkeysApi.require, { required: false, key })).status).toBe(403)
	expect([(await whoIs(without))?.mustAddPasskey, (await whoIs(boss))?.mustAddPasskey]).toEqual([true, undefined])
	expect((await whoIs(member))?.mustAddPasskey).toBeUndefined()
	expect((await boss.call(usersApi.list, {})).status).toBe(200)
	expect((await without.call(usersApi.keyState, {})).body.chosen).toBe(true)

	const authenticator = newAuthenticator()
	const credential = authenticator.create(await registrationFor(without))
	await without.call(passkeysApi.add, { name: 'Phone', credential })
	expect((await without.call(usersApi.list, {})).status).toBe(200)
	const removal = await without.call(passkeysApi.remove, { id: authenticator.id, key })
	expect([removal.status, removal.body.message]).toEqual([409, passkeySentences.stillRequired])
	await boss.call(passkeysApi.require, { required: false, key })
})
