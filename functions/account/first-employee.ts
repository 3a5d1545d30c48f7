import { parseArgs } from 'node:util'
import { readLogin } from '#functions/domain/credentials/table.ts'
import { setEmployeeKey } from '#functions/domain/people/employee-keys.ts'
import { readUser } from '#functions/domain/people/table.ts'
import { promote, userAccessHolders } from '#functions/domain/people/user-access.ts'
import { newEmployeeKey, newId } from '#functions/platform/ids.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { ConditionFailed, transact } from '#functions/platform/store/write.ts'
import { permissions } from '#shared/endpoint.ts'

const sentences = {
	noAccount: 'There is no account with this email. Sign up on the site first, then run this again.',
	notVerified: 'This account is not complete: enter the code from our email on the site first.',
	notFirst:
		'There is an employee with User Access already, who can do this in the console: Settings, Users. If nobody can sign in there any more, run this again with --also.',
}

type Outcome = { key: string } | { refused: string }

/**
 * Somebody must be the first who lets others in. With `also` it works when there is one already: for an organisation
 * whose only such employee is gone. The key is known to whoever reads the answer, and kept only as a hash.
 */
export async function makeFirstEmployee(email: string, also: boolean, now: Date): Promise<Outcome> {
	const { account, pending } = await readLogin(email, now)
	const user = account && (await readUser(account.userId))
	if (!user) return { refused: pending ? sentences.notVerified : sentences.noAccount }
	if (!also && (await userAccessHolders()).size > 0) return { refused: sentences.notFirst }
	const { _id: userId } = user
	const key = newEmployeeKey()
	const record = { action: 'npm run staff', by: 'operator', about: userId, at: now, requestId: newId() }
	try {
		await transact([
			...promote(user, [...permissions], { onConflict: 'retry', onlyFirst: !also }),
			await setEmployeeKey(userId, key),
			audit(record),
		])
	} catch (error) {
		if (error instanceof ConditionFailed) return { refused: sentences.notFirst }
		throw error
	}
	return { key }
}

/** With the environment that a function has; infra/tools/staff.ts gives it. */
if (import.meta.main) {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { also: { type: 'boolean' } },
	})
	const [email = ''] = positionals
	const outcome = await makeFirstEmployee(email.trim().toLowerCase(), values.also ?? false, new Date())
	if ('refused' in outcome) {
		process.stderr.write(`${outcome.refused}\n`)
		process.exitCode = 1
	} else process.stdout.write(told(email, outcome.key))
}

function told(email: string, key: string) {
	return `${email} is an employee with every permission now, and signs in again.

  Employee key   ${key}

It is shown this once and kept nowhere in this form. It can be changed on the site, in Settings.
`
}
