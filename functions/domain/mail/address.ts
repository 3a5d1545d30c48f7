import * as z from 'zod'
import { getItem, type ItemKey, updateItem } from '#functions/platform/store/table.ts'
import { remove } from '#functions/platform/store/write.ts'

export const addressKey = (email: string): ItemKey => ({
	pk: `ADDRESS#${email.toLowerCase()}`,
	sk: 'DELIVERY',
})

export const AddressRecord = z.object({
	kind: z.enum(['bounced', 'complained', 'delayed']),
	notedAt: z.string(),
})

export const isUndeliverable = async (email: string) =>
	(await getItem(addressKey(email)))?.undeliverable === true

/** After a bounce or a complaint no more mail goes to the address until an employee has it tried again. */
export const markUndeliverable = (email: string, kind: 'bounced' | 'complained', now: Date) =>
	updateItem(addressKey(email), { set: { kind, notedAt: now.toISOString(), undeliverable: true } })

/** Notes a delay, unless the address is known to be undeliverable, whichever report arrives first. */
export const markDelayed = (email: string, now: Date) =>
	updateItem(
		addressKey(email),
		{ set: { kind: 'delayed', notedAt: now.toISOString() } },
		{ undeliverable: 'absent' },
	)

/** The next mail to this address is sent again. */
export const forgetAddress = (email: string) => remove(addressKey(email))
