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

/** A dead address or a complaint: no more mail goes there until an employee has it tried again. */
export const markUndeliverable = (email: string, kind: 'bounced' | 'complained', now: Date) =>
	updateItem(addressKey(email), { set: { kind, notedAt: now.toISOString(), undeliverable: true } })

/** Couldn't be delivered today. Says nothing about an address that is known to be dead, whatever arrives first. */
export const markDelayed = (email: string, now: Date) =>
	updateItem(
		addressKey(email),
		{ set: { kind: 'delayed', notedAt: now.toISOString() } },
		{ undeliverable: 'absent' },
	)

/** The next mail to this address is sent again. */
export const forgetAddress = (email: string) => remove(addressKey(email))
