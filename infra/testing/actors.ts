import { randomUUID } from 'node:crypto'
import type { Actor } from '#infra/testing/api/access.test.data.ts'
import { UserRecord } from '#shared/account/user.ts'
import { newcomer } from './people.ts'
import { mayNotBeLogged } from './persona.ts'
import { tableCode } from './table-code.ts'
import { TestClient } from './test-client.ts'
import { cloud } from './test-cloud.ts'

const minute = 60_000

let hash: Promise<string> | undefined

/** All actors share one hash of a random secret, because hashing is slow and none of them signs in by password. */
const neverMatched = () => {
	hash ??= tableCode(cloud).then(({ hashSecret }) => hashSecret(randomUUID()))
	return hash
}

/** The client has a session of this actor's account, and an employee key if one is given. */
export async function signInAs({ rights, changedSince, session = {} }: Actor, key?: string) {
	const client = new TestClient()
	if (!rights) return client
	const code = await tableCode(cloud)
	const { password: _, ...who } = newcomer()
	const user = UserRecord.parse({
		_id: randomUUID(),
		...who,
		verified: true,
		dateRegistered: new Date().toISOString(),
		...rights,
	})
	const now = new Date()
	const { minutesSinceLogin = 0, minutesSinceLastRequest = 0, gone } = session
	const { write, cookie } = code.beginSession(user, new Date(now.getTime() - minutesSinceLogin * minute), 'A browser')
	const seen = now.getTime() - minutesSinceLastRequest * minute
	const kept = write.input.Item ? [code.put({ ...write.input.Item, seen })] : []
	const changed = { ...user, ...changedSince }
	const noPassword = await neverMatched()
	const account = user.verified
		? code.putAccount(changed, noPassword)
		: code.putSignup(changed, { passwordHash: noPassword, codeHash: noPassword, now })
	await code.transact([...account, ...(gone ? [] : kept), ...(key ? [await code.setEmployeeKey(user._id, key)] : [])])
	client.cookie = cookie.split(';')[0] ?? ''
	mayNotBeLogged(cloud, client.cookie.split('.')[1] ?? '')
	return client
}
