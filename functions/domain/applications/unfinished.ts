import * as z from 'zod'
import { getItems, queryWhole } from '#functions/platform/store/table.ts'
import { isPending, waitingSince } from '#shared/applications/missing.ts'
import { unpaidAmount } from '#shared/applications/payments.ts'
import { applicationStatuses } from '#shared/applications/rules.ts'

const Sent = z.object({
	token: z.string(),
	status: z.enum(applicationStatuses),
	issuedOn: z.string(),
	withdrawnOn: z.string().optional(),
	reopenedOn: z.string().optional(),
	amountApproved: z.number().optional(),
	payment: z.object({}).optional(),
	held: z.object({ until: z.string() }).optional(),
})

interface When {
	now: Date
	/** Only what came later counts. */
	after?: string
}

/**
 * Returns why a member still needs what they sent: an answer that they wait for, or else a grant without a payment. It only
 * reads, so that a function may ask that can change no application.
 */
export async function unfinishedOf(userId: string, { now, after = '' }: When) {
	const pointers = (await queryWhole(`USER#${userId}`)).filter(({ sk }) => String(sk).startsWith('APPLICATION#'))
	const items = await getItems(pointers.map(({ row }) => ({ pk: `APPLICATION#${row}`, sk: 'APPLICATION' })))
	const open = items.flatMap((item) => {
		const one = item && Sent.parse(item)
		return (one && waitingSince(one) > after && whyUnfinished(one, now)) || []
	})
	return open.includes('unanswered') ? 'unanswered' : open[0]
}

/** Until its email is due, a decision is no answer. */
function whyUnfinished(one: z.output<typeof Sent>, now: Date) {
	if (isPending(one) || (one.held && now.toISOString() < one.held.until)) return 'unanswered'
	return unpaidAmount(one) > 0 ? 'unpaid' : undefined
}
