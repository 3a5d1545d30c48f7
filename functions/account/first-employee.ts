import { parseArgs } from 'node:util'
import type * as z from 'zod'
import { putAccount } from '#functions/domain/credentials/complete-account.ts'
import { readLogin } from '#functions/domain/credentials/table.ts'
import { setEmployeeKey } from '#functions/domain/people/employee-keys.ts'
import { readUser } from '#functions/domain/people/table.ts'
import { tellHolders } from '#functions/domain/people/tell-holders.ts'
import { promote, userAccessHolders } from '#functions/domain/people/user-access.ts'
import { removeSecondFactor } from '#functions/domain/second-factor/table.ts'
import { hashSecret } from '#functions/platform/identity/secrets.ts'
import { newEmployeeKey, newId, newVerificationCode } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { ConditionFailed, transact, tryTransact } from '#functions/platform/store/write.ts'
import { SignupInput } from '#shared/account/schema.ts'
import { UserRecord } from '#shared/account/user.ts'
import { permissions } from '#shared/endpoint.ts'

const sentences = {
	noAccount:
		'There is no account with this email. Sign up on the site first, then run this again. While no email can be sent yet, make the account here: --create --first-name … --last-name …',
	accountExists: 'There is an account with this email already: run this again without --create.',
	namesMissing:
		'Give an email and both names, as they will be shown with decisions: --create <email> --first-name … --last-name …',
	notVerified: 'This account is not complete: enter the code from our email on the site first.',
	disabled:
		'This account is disabled, so nobody could sign in to it. Enable it first in the console: User Settings. Or run this again with another email.',
	notFirst:
		'There is an employee with User Access already. They can do this in the console: User Settings. If nobody can sign in there anymore, run this again with --also.',
}

type Outcome = { key: string; password?: string } | { refused: string }

/**
 * Only an employee can make other employees, so the first one is made by this command. `also` makes another one, for an
 * organization whose only employee with User Access has left. The key is shown once and stored only as a hash.
 */
export async function makeFirstEmployee(email: string, also: boolean, now: Date): Promise<Outcome> {
	const { account, pending } = await readLogin(email, now)
	const user = account && (await readUser(account.userId))
	if (!user) return { refused: pending ? sentences.notVerified : sentences.noAccount }
	if (user.disabled) return { refused: sentences.disabled }
	if (!also && (await userAccessHolders()).size > 0) return { refused: sentences.notFirst }
	const { _id: userId } = user
	const key = newEmployeeKey()
	const requestId = newId()
	const everything = [...permissions]
	const record = { action: 'npm run staff', by: 'operator', about: userId, at: now, requestId }
	const given = { occasion: 'operator', by: undefined, to: user, permissions: everything } as const
	const told = await tellHolders(given, { now, requestId })
	try {
		await transact([
			...promote(user, everything, { onConflict: 'retry', onlyFirst: !also }),
			await setEmployeeKey(userId, key),
			// The person who runs this command may have lost every device.
			removeSecondFactor(userId),
			audit(record),
			...told,
		])
	} catch (error) {
		if (error instanceof ConditionFailed) return { refused: sentences.notFirst }
		throw error
	}
	return { key }
}

/** The prefix makes every random password meet the password rule. */
const newPassword = () => `Btg-${newEmployeeKey()}-${newVerificationCode()}`

const NewPerson = SignupInput.pick({ firstName: true, lastName: true, email: true })

/**
 * Also creates the account, because a new AWS account can't send email for days, so no one can sign up. The password is
 * shown once and stored only as a hash.
 */
async function createFirstEmployee(given: z.input<typeof NewPerson>, also: boolean, now: Date): Promise<Outcome> {
	const person = NewPerson.safeParse(given)
	if (!person.success) return { refused: sentences.namesMissing }
	if (!also && (await userAccessHolders()).size > 0) return { refused: sentences.notFirst }
	const exists = new Refusal('conflict', sentences.accountExists)
	const password = newPassword()
	const user = UserRecord.parse({ _id: newId(), ...person.data, verified: true, dateRegistered: now.toISOString() })
	if (!(await tryTransact(putAccount(user, await hashSecret(password), exists))))
		return { refused: sentences.accountExists }
	return { ...(await makeFirstEmployee(user.email, also, now)), password }
}

/** infra/tools/staff.ts runs this file with a function's environment. */
if (import.meta.main) {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: {
			also: { type: 'boolean' },
			create: { type: 'boolean' },
			'first-name': { type: 'string' },
			'last-name': { type: 'string' },
		},
	})
	const [typed = ''] = positionals
	const email = typed.trim().toLowerCase()
	const { also = false, create = false } = values
	const person = { email, firstName: values['first-name'] ?? '', lastName: values['last-name'] ?? '' }
	const now = new Date()
	const outcome = await (create ? createFirstEmployee(person, also, now) : makeFirstEmployee(email, also, now))
	if ('refused' in outcome) {
		process.stderr.write(`${outcome.refused}\n`)
		process.exitCode = 1
	} else process.stdout.write(resultText(email, outcome))
}

function resultText(email: string, { key, password }: { key: string; password?: string }) {
	return `${email} is an employee with every permission now, and signs in again.

  Employee key   ${key}
${password ? `  Password       ${password}\n` : ''}
This is shown once and kept nowhere in this form. The key can be changed on the site, in Settings, and a password
with 'Forgot Password?' as soon as email can be sent.
`
}
