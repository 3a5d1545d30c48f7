import { randomUUID } from 'node:crypto'
import type { Actor } from '#functions/access.test.data.ts'
import { UserRecord } from '#shared/account/schema.ts'
import { newcomer } from './people.ts'
import { mayNotBeLogged } from './persona.ts'
import { tableCode } from './table-code.ts'
import { TestClient } from './test-client.ts'
import { cloud } from './test-cloud.ts'

const minute = 60_000

let hash: Promise<string> | undefined

/** One hash of something nobody knows, for all of them: making one takes a processor's whole attention. */
const neverMatched = () => {
	hash ??= tableCode(cloud).then(({ hashSecret }) => hashSecret(randomUUID()))
	return hash
}

/** Somebody at a browser with a session of their own, as this actor is described; an employee key where one is wanted. */
export async function signInAs({ rights, meanwhile, session = {} }: Actor, key?: string) {
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
	const { write, cookie } = code.beginSession(user, new Date(now.getTime() - minutesSinceLogin * minute))
	const seen = now.getTime() - minutesSinceLastRequest * minute
	const kept = write.input.Item ? [code.put({ ...write.input.Item, seen })] : []
	const asTheyAreNow = { ...user, ...meanwhile }
	const noPassword = await neverMatched()
	const account = user.verified
		? code.putAccount(asTheyAreNow, noPassword)
		: code.putSignup(asTheyAreNow, noPassword, noPassword, now)
	await code.transact([
		...account,
		...(gone ? [] : kept),
		...(key ? [await code.setEmployeeKey(user._id, key)] : []),
	])
	client.cookie = cookie.split(';')[0] ?? ''
	mayNotBeLogged(cloud, client.cookie.split('.')[1] ?? '')
	return client
}
