import { randomUUID } from 'node:crypto'
import { createEmployee, newEmail, newLastName } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { UserRecord } from '#shared/account/user.ts'
import type { Permission } from '#shared/endpoint.ts'

export const key = 'meadow-and-river-7'

mayNotBeLogged(cloud, key)

/** An employee, signed in, with a key. */
export const employee = (...clientSidePermissions: Permission[]) => createEmployee(clientSidePermissions, key)

/** A person with an account who isn't signed in. */
export async function account(who: Partial<UserRecord> = {}) {
	const code = await tableCode(cloud)
	const user = UserRecord.parse({
		_id: randomUUID(),
		firstName: 'Hazel',
		lastName: newLastName(),
		email: newEmail(),
		verified: true,
		dateRegistered: new Date().toISOString(),
		...who,
	})
	await code.transact(code.putAccount(user, 'nobody knows'))
	return user
}
