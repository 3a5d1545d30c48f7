import * as z from 'zod'
import { type ItemKey, queryWhole, type Ref } from '#functions/platform/store/table.ts'
import { put, remove, update, type Write } from '#functions/platform/store/write.ts'

const pk = 'DIGEST'
const digestKey = (userId: string): ItemKey => ({ pk, sk: userId })

/** An employee who wants the digest. */
const Subscription = z.object({
	userId: z.string(),
	/** The morning of the last one, YYYY-MM-DD. */
	sentFor: z.string(),
	/** The sum of decisions until then. The next digest tells the difference. */
	decided: z.number(),
})

type Subscription = z.output<typeof Subscription>

export const subscribe = (subscription: Subscription): Write =>
	put({ ...digestKey(subscription.userId), ...subscription })

export const unsubscribe = (userId: string): Write => remove(digestKey(userId))

export const subscriptionRef = (userId: string): Ref<Subscription | undefined> => ({
	key: digestKey(userId),
	parse: (item) => item && Subscription.parse(item),
})

export const subscriptions = async () => (await queryWhole(pk)).map((item) => Subscription.parse(item))

/** Joins the transaction of the mail, so that of two runs only one sends it. */
export const sentNow = ({ userId, sentFor: before }: Subscription, sentFor: string, decided: number): Write =>
	update(digestKey(userId), { set: { sentFor, decided } }, { where: { sentFor: { is: before } }, onConflict: 'retry' })
