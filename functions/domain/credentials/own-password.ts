import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { verifySecret } from '#functions/platform/identity/secrets.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { transact } from '#functions/platform/store/write.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { countLoginAttempt } from './login-attempts.ts'
import { forgetAttempts } from './table.ts'

type SignedIn = Pick<RequestContext<Endpoint & { access: 'member' }>, 'person' | 'device' | 'now' | 'requestId'>

interface Typed {
	/** The path of the endpoint, for the trail. */
	action: string
	password: string
	/**
	 * The password that this request set the first time, if its answer was lost. A repeated request is then answered as
	 * done.
	 */
	orNow?: string
}

/**
 * Asks someone who is signed in for their password again, so that an unattended browser isn't enough. It's counted as at
 * login, with the same counters. `forget` belongs into the transaction of what the password allows.
 */
export async function confirmOwnPassword(
	{ person: { user }, device, now, requestId }: SignedIn,
	{ action, password, orNow }: Typed,
) {
	const { account, counted, knownDevice } = await countLoginAttempt(user.email, device, now)
	if (!counted) throw new Refusal('too-many', messages.lockedLogin)
	const passwordHash = account?.passwordHash
	const isRight = await verifySecret(password, passwordHash)
	const isDone = !isRight && orNow !== undefined && (await verifySecret(orNow, passwordHash))
	if (passwordHash === undefined || !(isRight || isDone)) {
		const record = { action: `${action} (password wrong)`, by: user._id, about: user._id }
		await transact([audit({ ...record, at: now, requestId })])
		throw new Refusal('invalid', messages.wrongPassword, { password: messages.wrongPassword })
	}
	return { passwordHash, isDone, forget: forgetAttempts(user.email, knownDevice ? device : undefined, now) }
}
