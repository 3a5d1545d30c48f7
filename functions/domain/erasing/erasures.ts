import * as z from 'zod'
import { users } from '#functions/domain/people/table.ts'
import { revised } from '#functions/platform/store/collection.ts'
import type { Where } from '#functions/platform/store/expression.ts'
import { getItem, type ItemKey, queryPages, updateItem } from '#functions/platform/store/table.ts'
import { put, remove, update, type Write } from '#functions/platform/store/write.ts'
import { UserRecord } from '#shared/account/user.ts'
import { momentAfter } from '#shared/dates.ts'

const list = 'ERASURES'

export const Asked = z.object({ userId: z.string(), erasesAt: z.string() })
export type Asked = z.output<typeof Asked>

/** It also says what leads to what is left: a run that broke off may have removed the account. */
const Erasure = Asked.extend({
	/** Applications that the owner sent up to this moment are erased unfinished, because they checked the box. Empty: none. */
	pendingUntil: z.string().default(''),
	begun: UserRecord.pick({ email: true, firstName: true, language: true }).optional(),
	ids: z.array(z.string()).default([]),
	/** The address by which the ids were found. */
	idsOf: z.string().optional(),
})
export type Erasure = z.output<typeof Erasure>

export const keyOf = ({ userId, erasesAt }: Asked): ItemKey => ({ pk: list, sk: `${erasesAt}#${userId}` })

/** Someone who asked in anger, or whose account someone else asked to erase, has this long to stop it. */
const waitingDays = 1

/** Another request may have asked or kept it at the same moment, so both are tried again with what is there then. */
export function askErasure(user: UserRecord, now: Date, pendingUntil: string): Write[] {
	const erasesAt = momentAfter(now, waitingDays).toISOString()
	const asked = { userId: user._id, erasesAt }
	return [
		...users.touch(user, { set: { erasesAt } }, { where: { erasesAt: 'absent' }, onConflict: 'retry' }),
		put({ ...keyOf(asked), ...asked, pendingUntil }),
	]
}

/** Stops an erasure that hasn't begun. */
export const keepAccount = (user: UserRecord, erasesAt: string): Write[] => [
	...users.touch(
		user,
		{ set: { erasesAt: undefined } },
		{ where: { erasesAt: { is: erasesAt } }, onConflict: 'retry' },
	),
	remove(keyOf({ userId: user._id, erasesAt }), { where: { begun: 'absent' }, onConflict: 'retry' }),
]

/** Signs the owner out everywhere and lets nobody in, so that nothing is added while it's erased. */
export const beginErasure = (user: UserRecord, asked: Asked, ids: Iterable<string> = []): Write[] => [
	...users.change(user, revised(user, { disabled: true, sessionEpoch: user.sessionEpoch + 1 }), {
		onConflict: 'retry',
	}),
	update(
		keyOf(asked),
		{ set: { begun: { email: user.email, firstName: user.firstName, language: user.language }, ids: [...ids] } },
		{ where: { pk: 'exists' }, onConflict: 'retry' },
	),
]

export async function readErasure(asked: Asked) {
	const item = await getItem(keyOf(asked))
	return item && Erasure.parse(item)
}

/** Returns false if another run has finished it. Ids of an address are for a run that begins: another may have begun since. */
export const rememberIds = async (asked: Asked, ids: Iterable<string>, idsOf?: string) => {
	const where: Where = { pk: 'exists', ...(idsOf && { begun: 'absent' }) }
	return (await updateItem(keyOf(asked), { set: { ids: [...ids], ...(idsOf && { idsOf }) } }, where)) !== undefined
}

export const endErasure = (asked: Asked): Write =>
	remove(keyOf(asked), { where: { pk: 'exists' }, onConflict: 'retry' })

/** Lists what is due by now, the longest overdue first. */
export async function* dueErasures(now: Date): AsyncGenerator<Asked> {
	for await (const items of queryPages({ partition: ['pk', list] }))
		for (const item of items) {
			const asked = Asked.parse(item)
			if (asked.erasesAt > now.toISOString()) return
			yield asked
		}
}
