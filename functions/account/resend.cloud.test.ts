import { expect, test } from 'vitest'
import { signInAs } from '#infra/testing/actors.ts'
import { actors } from '#infra/testing/api/access.test.data.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { messages } from '#shared/messages.ts'

test('a new code for an account that is completed at the same moment is refused, and is not logged as an error', async () => {
	const unverified = actors['a person who has not typed the code'] ?? expect.unreachable()
	const client = await signInAs(unverified)
	const userId = client.cookie.split('=')[1]?.split('.')[0]
	const { deleteItem } = await tableCode(cloud)
	await deleteItem({ pk: `SIGNUP#${userId}`, sk: 'SIGNUP' })
	const { status, body } = await client.call(accountApi.resendCode, {})
	expect([status, body.message]).toEqual([409, messages.alreadyVerified])
})
