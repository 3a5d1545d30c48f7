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

let passwordHash: Promise<string> | undefined

/** The person has an account and a session. Hashing is slow, so all have the same password and nobody waits for a login. */
export async function createPerson({ key, ...rights }: Rights = {}) {
	const code = await tableCode(cloud)
	const { password, ...who } = newcomer()
	const user = UserRecord.parse({
		_id: randomUUID(),
		...who,
		verified: true,
		dateRegistered: new Date().toISOString(),
		...rights,
	})
	passwordHash ??= code.hashSecret(password)
	const session = code.beginSession(user, new Date(), 'A browser')
	const keyWrites = key ? [await code.setEmployeeKey(user._id, key)] : []
	await code.transact([...code.putAccount(user, await passwordHash), session.write, ...keyWrites])
	const client = new TestClient()
	client.cookie = session.cookie.split(';')[0] ?? ''
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
