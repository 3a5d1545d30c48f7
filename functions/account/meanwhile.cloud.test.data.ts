import { expect } from 'vitest'
import { platformCode } from '#infra/testing/in-process.ts'
import { recoveryCode } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { accountApi } from '#shared/account/api.ts'

// The functions' own code comes after the settings it reads.
export const code = await platformCode()
export const { handler } = await import('./handler.ts')

/** Does something else before the first call of this kind that the work makes in this process. */
export async function before<Done>(
	call: string,
	other: () => Promise<unknown>,
	work: () => Promise<Done>,
): Promise<Done> {
	let done: Promise<unknown> | undefined
	code.client.middlewareStack.add(
		(next, { commandName }) =>
			async (args) => {
				// The other thing may write from this process too.
				if (commandName === call && !done) {
					done = other()
					await done
				}
				return next(args)
			},
		{ step: 'initialize', name: 'meanwhile' },
	)
	return work().finally(() => code.client.middlewareStack.remove('meanwhile'))
}

/** The owner of the address sets a new password without the old one. */
export async function recovered(email: string, password: string) {
	const client = new TestClient()
	await client.call(accountApi.requestRecovery, { email })
	const token = await recoveryCode(email)
	expect((await client.call(accountApi.recover, { email, password, token })).status).toBe(200)
	return client
}
