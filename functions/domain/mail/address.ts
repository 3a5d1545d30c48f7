import * as z from 'zod'
import { getItem, type ItemKey, sweepAfter, updateItem } from '#functions/platform/store/table.ts'
import { remove } from '#functions/platform/store/write.ts'
import type { MailRecord } from './outbox.ts'

export const addressKey = (email: string): ItemKey => ({ pk: `ADDRESS#${email.toLowerCase()}`, sk: 'DELIVERY' })

export const AddressRecord = z.object({ kind: z.enum(['bounced', 'complained', 'delayed']), notedAt: z.string() })

const codesGoAgainAfter = 86_400_000

/**
 * A mark ends by itself, because nothing leads to it once a person is gone. An address that is still dead bounces again
 * and is marked again.
 */
const keptFor = 2 * 365 * 86_400_000

const noted = (kind: z.output<typeof AddressRecord>['kind'], now: Date) => ({
	kind,
	notedAt: now.toISOString(),
	ttl: sweepAfter(new Date(now.getTime() + keptFor)),
})

/**
 * A code goes to an address that bounced a day ago or more: someone waits for it, and without an account there's no
 * user whose address an employee could have tried again. Nothing goes to an address that complained.
 */
export async function isUndeliverable({ to, endsAt }: Pick<MailRecord, 'to' | 'endsAt'>, now: Date) {
	if (to === '') return true
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
		{ set: { ...noted(kind, now), undeliverable: true } },
		kind === 'bounced' ? [{ kind: 'absent' }, { kind: { oneOf: ['bounced', 'delayed'] } }] : undefined,
	)

/** Notes a delay, unless the address is known to be undeliverable, whichever report arrives first. */
export const markDelayed = (email: string, now: Date) =>
	updateItem(addressKey(email), { set: noted('delayed', now) }, { undeliverable: 'absent' })

/** The next mail to this address is sent again. */
export const forgetAddress = (email: string) => remove(addressKey(email))
