import * as z from 'zod'
import { getItem, type ItemKey, updateItem } from '#functions/platform/store/table.ts'
import { remove } from '#functions/platform/store/write.ts'
import type { MailRecord } from './outbox.ts'

export const addressKey = (email: string): ItemKey => ({
	pk: `ADDRESS#${email.toLowerCase()}`,
	sk: 'DELIVERY',
})

export const AddressRecord = z.object({
	kind: z.enum(['bounced', 'complained', 'delayed']),
	notedAt: z.string(),
})

const codesGoAgainAfter = 86_400_000

/**
 * A code goes to an address that bounced a day ago or more: someone waits for it, and without an account there's no
 * user whose address an employee could have tried again. Nothing goes to an address that complained.
 */
export async function isUndeliverable({ to, endsAt }: Pick<MailRecord, 'to' | 'endsAt'>, now: Date) {
	const item = await getItem(addressKey(to))
	if (item?.undeliverable !== true) return false
	const { kind, notedAt } = AddressRecord.parse(item)
	const isCode = endsAt !== undefined
	return !isCode || kind === 'complained' || now.getTime() - Date.parse(notedAt) < codesGoAgainAfter
}

/**
 * After a bounce or a complaint no more mail goes to the address until an employee has it tried again. A bounce after a
 * complaint leaves the complaint, which also keeps codes away.
 */
export const markUndeliverable = (email: string, kind: 'bounced' | 'complained', now: Date) =>
	updateItem(
		addressKey(email),
		{ set: { kind, notedAt: now.toISOString(), undeliverable: true } },
		kind === 'bounced' ? [{ kind: 'absent' }, { kind: { oneOf: ['bounced', 'delayed'] } }] : undefined,
	)

/** Notes a delay, unless the address is known to be undeliverable, whichever report arrives first. */
export const markDelayed = (email: string, now: Date) =>
	updateItem(
		addressKey(email),
		{ set: { kind: 'delayed', notedAt: now.toISOString() } },
		{ undeliverable: 'absent' },
	)

/** The next mail to this address is sent again. */
export const forgetAddress = (email: string) => remove(addressKey(email))
