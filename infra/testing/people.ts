import { randomBytes, randomUUID } from 'node:crypto'
import { UserRecord } from '#shared/account/user.ts'
import type { Permission } from '#shared/endpoint.ts'
import { eventually } from './eventually.ts'
import { mayNotBeLogged, persona } from './persona.ts'
import { tableCode } from './table-code.ts'
import { TestClient } from './test-client.ts'
import { cloud, inbox } from './test-cloud.ts'

export const newEmail = () => `w${randomUUID().replaceAll('-', '').slice(0, 20)}@example.org`

/** No other test has a last name of these letters, and every form takes it. */
export const newLastName = () => `Q${Array.from(randomBytes(14), (byte) => 'abcdefghijklmnop'[byte % 16]).join('')}`

/** The test persona signs up with a new address. */
export const newcomer = (email = newEmail()) => ({
	firstName: persona.firstName,
	lastName: persona.lastName,
	email,
	password: persona.password,
})

type Rights = Partial<Pick<UserRecord, '_id' | 'firstName' | 'verified' | 'employee' | 'clientSidePermissions'>> & {
	key?: string
}

/** The person has an account and a session. */
export const createPerson = ({ key, ...rights }: Rights = {}) => signIn({ rights }, key)

interface SignedIn {
	rights?: Partial<UserRecord>
	/** Changes to the account after the person signed in. */
	changedSince?: Partial<UserRecord>
	session?: { minutesSinceLogin?: number; minutesSinceLastRequest?: number; gone?: 'signed out' | 'invented' }
}

const minute = 60_000
let passwordHash: Promise<string> | undefined

/** Hashing is slow, so all have the same password and nobody waits for a login. */
export async function signIn({ rights, changedSince, session = {} }: SignedIn, key?: string) {
	const code = await tableCode(cloud)
	const { password, ...who } = newcomer()
	const now = new Date()
	const user = UserRecord.parse({
		_id: randomUUID(),
		...who,
		verified: true,
		dateRegistered: now.toISOString(),
		...rights,
	})
	passwordHash ??= code.hashSecret(password)
	const hash = await passwordHash
	const { minutesSinceLogin = 0, minutesSinceLastRequest = 0, gone } = session
	const { write, cookie } = code.beginSession(user, new Date(now.getTime() - minutesSinceLogin * minute))
	const seen = now.getTime() - minutesSinceLastRequest * minute
	const kept = write.input.Item && !gone ? [code.put({ ...write.input.Item, seen })] : []
	const changed = { ...user, ...changedSince }
	const account = user.verified
		? code.putAccount(changed, hash)
		: code.putSignup(changed, { passwordHash: hash, codeHash: hash, now })
	await code.transact([...account, ...kept, ...(key ? [await code.setEmployeeKey(user._id, key)] : [])])
	const client = new TestClient()
	client.cookie = cookie.split(';')[0] ?? ''
	mayNotBeLogged(cloud, client.cookie.split('.')[1] ?? '')
	return { user, client, password }
}

/** An employee, signed in. They have an employee key if one is given. */
export const createEmployee = (clientSidePermissions: readonly Permission[], key?: string) =>
	createPerson({ employee: true, clientSidePermissions: [...clientSidePermissions], key })

/** The answer is the newest mail to the address that matches, once there are `many`. */
export async function mailTo(email: string, says: RegExp, many = 1) {
	return eventually(`A mail with ${says} (${many} of them)`, async () => {
		const mails = (await inbox(email)).filter(({ subject, text }) => says.test(`${subject}\n${text}`))
		return mails.length >= many ? mails[0] : undefined
	})
}

export const verificationCode = (email: string, many = 1) => codeIn(email, /\b\d{6}\b/, many)
export const recoveryCode = (email: string, many = 1) => codeIn(email, /\b[0-9A-HJKMNP-TV-Z]{10}\b/, many)

async function codeIn(email: string, form: RegExp, many: number) {
	const { text } = await mailTo(email, form, many)
	const [code = ''] = form.exec(text) ?? []
	mayNotBeLogged(cloud, code)
	return code
}
