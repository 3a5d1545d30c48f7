import { sha256 } from '#functions/platform/ids.ts'
import { log } from '#functions/platform/log.ts'
import type { ItemKey } from '#functions/platform/store/table.ts'
import { transact } from '#functions/platform/store/write.ts'
import { countThing } from './count-thing.ts'
import { type Mark, marksDue, removeMark } from './mark.ts'
import { countedUntil } from './snapshot.ts'

interface Run {
	now: Date
	/** Marks that are left at this time, in milliseconds since 1970, wait for the next run. */
	until: number
	/** Counts these alone. The others keep their marks, so it doesn't say that everything is counted. */
	only?: (of: ItemKey) => boolean
}

/** Counts what was marked, and returns how many things were counted and how many are left: at least so many, if time was over. */
export async function countChanges({ now, until, only }: Run) {
	let [counted, left, isAtLeast] = [0, 0, false]
	for await (const page of marksDue(now)) {
		// A page that it reads after its time says that something is left. Reading on would take the time of the next run.
		isAtLeast = Date.now() >= until
		for (const [first, ...others] of groupsOf(page)) {
			if (!first || (only && !only(first.of))) continue
			if (Date.now() < until && (await tried([first, ...others], now))) counted++
			else left++
		}
		if (isAtLeast) break
	}
	if (left === 0 && !only) await countedUntil(now)
	return { counted, left, isAtLeast }
}

/** The marks of the same thing together. */
const groupsOf = (marks: Mark[]) => Map.groupBy(marks, ({ of }) => `${of.pk} ${of.sk}`).values()

/** One thing that can't be counted doesn't hold up the others. */
async function tried(marks: [Mark, ...Mark[]], now: Date) {
	const [{ of }] = marks
	try {
		await countThing(of, now)
		for (const mark of marks) await transact([removeMark(mark)])
		return true
	} catch (error) {
		log.error('not counted', error, { about: sha256(of.pk) })
		return false
	}
}
