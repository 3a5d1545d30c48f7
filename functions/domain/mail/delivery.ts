import * as z from 'zod'
import { getItems, type ItemKey, type Ref } from '#functions/platform/store/table.ts'
import type { Delivery } from '#shared/delivery.ts'
import { AddressRecord, addressKey } from './address.ts'
import { lastMailKey } from './outbox.ts'
import { OutcomeRecord, outcomeKey } from './outcome.ts'

const LastMail = z.object({ mail: z.string(), template: z.string(), queuedAt: z.string() })
export type LastMail = z.output<typeof LastMail>

/** The last mail about an application or to a user, read together with the thing itself. */
export const lastMailRef = ({ pk }: Pick<ItemKey, 'pk'>): Ref<LastMail | undefined> => ({
	key: lastMailKey(pk),
	parse: (item) => item && LastMail.parse(item),
})

/** Reads the state of the address and of the last mail in one call. */
export async function readDelivery(email: string, lastMail: LastMail | undefined): Promise<Delivery> {
	const keys = [addressKey(email), ...(lastMail ? [outcomeKey(lastMail.mail)] : [])]
	const [addressItem, outcomeItem] = await getItems(keys)
	const address = addressItem && AddressRecord.parse(addressItem)
	const outcome = outcomeItem && OutcomeRecord.parse(outcomeItem)
	return {
		...(address ? { address: address.kind, since: address.notedAt } : { address: 'reachable' }),
		...(lastMail && {
			lastMail: {
				template: lastMail.template,
				state: outcome?.state ?? 'queued',
				at: outcome?.at ?? lastMail.queuedAt,
			},
		}),
	}
}
