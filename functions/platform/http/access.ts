import { type Person, readPerson } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { auditOncePerHour, auditOncePerMinute } from '#functions/platform/store/audit.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import type { Request } from './request-context.ts'

type Guarded = Pick<Endpoint, 'access' | 'beforePasskey' | 'path'>

/** An unknown access is refused, so that an endpoint without a valid one lets no one in. */
function refuseWithoutAccess({ access, beforePasskey }: Guarded, person: Person | undefined) {
	if (access === 'public') return
	if (!person) throw new Refusal('signed-out', messages.signedOut)
	const { verified, employee, clientSidePermissions } = person.user
	if (access === 'signed-in') return
	if (!verified) throw new Refusal('unverified', messages.unverified)
	if (access === 'member') return
	if (!employee) throw new Refusal('forbidden', messages.forbidden)
	if (access !== 'employee' && !clientSidePermissions.includes(access))
		throw new Refusal('forbidden', messages.forbidden)
	if (!beforePasskey && person.mustAddPasskey) throw new Refusal('passkey-first', messages.passkeyFirst)
}

/** Reads who is asking. */
export const readSender = {
	before: async ({ context }: Request) => {
		context.person = await readPerson(context.cookies, context.now)
	},
}

/** Refuses who may not call the endpoint. It comes before the input is read, so nobody else learns what is wrong with theirs. */
export const checkAccess = {
	before: ({ context: { endpoint, person, now, requestId } }: Request) =>
		requireAccess(endpoint, { person, at: now, requestId }),
}

interface Asking {
	person: Person | undefined
	at: Date
	requestId: string
}

/** Denials are recorded for signed-in people only, because a visitor has no id to record. */
export async function requireAccess(endpoint: Guarded, { person, ...asked }: Asking) {
	try {
		refuseWithoutAccess(endpoint, person)
	} catch (error) {
		const id = person?.user._id
		if (id) await auditOncePerMinute({ action: `${endpoint.path} (denied)`, by: id, about: id, ...asked })
		throw error
	}
}

/** Writes to the audit trail that someone read a list of people. The answer waits until it's written. */
export const recordReading = {
	after: async ({ context: { endpoint, person, now: at, requestId } }: Request) => {
		if (!endpoint.listsPeople || !person) return
		await auditOncePerHour({ action: `${endpoint.path} (list)`, by: person.user._id, about: 'a list', at, requestId })
	},
}
