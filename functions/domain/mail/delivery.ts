import * as z from 'zod'
import { getItems, type ItemKey, type Ref, readRef } from '#functions/platform/store/table.ts'
import { type Delivery, getsNoMail } from '#shared/delivery.ts'
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

export const readLastMail = (of: Pick<ItemKey, 'pk'>) => readRef(lastMailRef(of))

/** What is written to this address isn't sent. */
export const isStopped = async (email: string) => getsNoMail(await readDelivery(email, undefined))

/**
 * Reads the state of the address, of the last mail, and of the mail about the decision that holds now, in one call. Another
 * mail may have followed that one.
 */
export async function readDelivery(
	email: string,
	lastMail: LastMail | undefined,
	decisionMail?: string,
): Promise<Delivery> {
	const mails = [...new Set([lastMail?.mail, decisionMail])].filter((mail) => mail !== undefined)
	const [addressItem, ...outcomeItems] = await getItems([addressKey(email), ...mails.map(outcomeKey)])
	const address = addressItem && AddressRecord.parse(addressItem)
	const outcomes = new Map(mails.map((mail, at) => [mail, outcomeItems[at]]))
	const outcomeOf = (mail = '') => OutcomeRecord.optional().parse(outcomes.get(mail))
	const outcome = outcomeOf(lastMail?.mail)
	return {
		...(address ? { address: address.kind, since: address.notedAt } : { address: email ? 'reachable' : 'none' }),
		...(lastMail && {
			lastMail: {
				template: lastMail.template,
				state: outcome?.state ?? 'queued',
				at: outcome?.at ?? lastMail.queuedAt,
			},
		}),
		...(outcomeOf(decisionMail)?.state === 'suppressed' && { decisionKeptBack: true as const }),
	}
}
