import * as z from 'zod'
import { getItems, queryWhole } from '#functions/platform/store/table.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { waitingSince } from '#shared/applications/missing.ts'
import { unpaidAmount } from '#shared/applications/payments.ts'
import { applicationStatuses } from '#shared/applications/rules.ts'

const Sent = z.object({
	token: z.string(),
	status: z.enum(applicationStatuses),
	issuedOn: z.string(),
	reopenedOn: z.string().optional(),
	amountApproved: z.number().optional(),
	payment: z.object({}).optional(),
	held: z.object({ until: z.string() }).optional(),
})

const pkOfGuest = (email: string) => `UNCLAIMED#${email}`

interface When {
	now: Date
	/** Only what came later counts. */
	after?: string
}

/**
 * Returns why someone still needs what they sent, also what came with their email and without signing in: an answer that
 * they wait for, or else a grant without a payment. It only reads, so that a function may ask that can change no
 * application.
 */
export async function unfinishedOf({ _id, email }: Pick<UserRecord, '_id' | 'email'>, when: When) {
	const open = await unfinished([`USER#${_id}`, pkOfGuest(email)], when)
	return open.find(({ why }) => why === 'unanswered')?.why ?? open[0]?.why
}

/** The tokens of what came after a moment with an email, without signing in, and isn't finished. */
export const unfinishedOfGuests = async (email: string, when: When) =>
	(await unfinished([pkOfGuest(email)], when)).map(({ token }) => token)

async function unfinished(pks: string[], { now, after = '' }: When) {
	const below = await Promise.all(pks.map(queryWhole))
	const pointers = below.flat().filter(({ sk }) => String(sk).startsWith('APPLICATION#'))
	const items = await getItems(pointers.map(({ row }) => ({ pk: `APPLICATION#${row}`, sk: 'APPLICATION' })))
	return items.flatMap((item) => {
		const one = item && Sent.parse(item)
		const why = one && waitingSince(one) > after && whyUnfinished(one, now)
		return why ? [{ token: one.token, why }] : []
	})
}

/** Until its email is due, a decision is no answer. */
function whyUnfinished(one: z.output<typeof Sent>, now: Date) {
	if (one.status === 'Pending' || (one.held && now.toISOString() < one.held.until)) return 'unanswered'
	return unpaidAmount(one) > 0 ? 'unpaid' : undefined
}
