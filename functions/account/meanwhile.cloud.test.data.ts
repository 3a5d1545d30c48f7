import { expect } from 'vitest'
import { platformCode } from '#infra/testing/in-process.ts'
import { recoveryCode } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { accountApi } from '#shared/account/api.ts'

// The functions' own code comes after the settings it reads.
export const code = await platformCode()
export const { handler } = await import('./handler.ts')

/** The owner of the address sets a new password without the old one. */
export async function recovered(email: string, password: string) {
	const client = new TestClient()
	await client.call(accountApi.requestRecovery, { email })
	const token = await recoveryCode(email)
	expect((await client.call(accountApi.recover, { email, password, token })).status).toBe(200)
	return client
}
