import * as z from 'zod'
import { plainName } from '#functions/domain/people/same-person.ts'
import { getItems, type ItemKey, sweepAfter } from '#functions/platform/store/table.ts'
import { put, type Write } from '#functions/platform/store/write.ts'
import { type StoredSignIn, signIns } from './sign-ins.ts'

/** A yearly event finds its guests of last year. What is older is asked for again. */
const daysKnown = 400

/** Enough that undoing the newest sign-in leaves what the guest said before it. */
const mostKept = 3

const Pointer = z.object({ signIns: z.array(z.string()), ttl: z.number() })

interface Named {
	firstName: string
	lastName: string
	email: string
}

/** The same person has the same name and address, as everywhere: a family may share the address. */
const pointerKey = (of: Named): ItemKey => ({ pk: `CAMEBEFORE#${of.email}`, sk: `CAMEBEFORE#${plainName(of)}` })

async function readPointers(those: readonly Named[], now: Date) {
	const items = await getItems(those.map(pointerKey))
	return items.map((item) => {
		const pointer = item && Pointer.parse(item)
		return pointer && pointer.ttl > sweepAfter(now) ? pointer.signIns : []
	})
}

/** The newest sign-in of each of these people at any event, if there is one that isn't too old. */
export async function readLastSignIns(those: readonly Named[], now: Date) {
	const pointers = await readPointers(those, now)
	const ids = pointers.flat()
	const items = await getItems(ids.map(signIns.key))
	const found = new Map(items.map((item, at) => [ids[at], signIns.parse(item)]))
	return pointers.map((known) => known.map((id) => found.get(id)).find((signIn) => signIn !== undefined))
}

/** Notes where the guest's answers are, for the next time they come. */
export async function putPointer(signIn: StoredSignIn, now: Date): Promise<Write[]> {
	const [before = []] = await readPointers([signIn], now)
	const ttl = sweepAfter(new Date(now.getTime() + daysKnown * 24 * 3_600_000))
	return [put({ ...pointerKey(signIn), signIns: [signIn._id, ...before].slice(0, mostKept), ttl })]
}
