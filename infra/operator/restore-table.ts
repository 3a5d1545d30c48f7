import { placeOf } from '#functions/domain/declared-places.ts'
import { isOnlyAsked, listedAs } from '#functions/domain/erasing/asked.ts'
import type { Stored } from '#functions/domain/erasing/stored.ts'
import { isWaiting, withheld } from '#functions/domain/mail/withhold.ts'
import { users } from '#functions/domain/people/table.ts'
import { isSame, type WholeTable } from './table-copy.ts'

interface Restore {
	live: WholeTable
	/** The table as it was at the moment. */
	restored: WholeTable
	moment: Date
	/** Without it, the differences are only counted. */
	apply: boolean
}

const onRestore = ({ pk }: Stored) => placeOf(pk)?.onRestore ?? 'set back'

/** Makes the live table what it was at the moment, except for what a restore keeps or empties. */
export async function restoreTable(restore: Restore) {
	const changes = { 'put back': 0, changed: 0, 'taken away': 0, 'emails withheld': 0 }
	await copyBack(restore, changes)
	await removeNewer(restore, changes)
	return changes
}

type Changes = Awaited<ReturnType<typeof restoreTable>>

async function copyBack({ live, restored, apply }: Restore, changes: Changes) {
	for await (const group of restored.groups()) {
		const wanted = await asKept(
			group.filter((item) => onRestore(item) !== 'emptied'),
			{ live, restored },
		)
		const present = await live.find(wanted)
		const missing = wanted.filter((item) => !present.at(item) && !isOnlyAsked(item))
		const changed = wanted.filter(
			(item) => onRestore(item) === 'set back' && present.at(item) && !isSame(present.at(item), item),
		)
		changes['put back'] += missing.length
		changes.changed += changed.length
		// A mail that waited at that moment was most likely sent since, so it isn't put back as waiting.
		if (apply) await live.write({ put: [...missing.map(withheld), ...changed] })
	}
}

/** An account that is on the list of erasures no more is put back as one that its owner keeps, and can ask again. */
async function asKept(items: Stored[], { live, restored }: Pick<Restore, 'live' | 'restored'>) {
	const asking = items.filter((item) => users.owns(item) && item.erasesAt !== undefined)
	const keys = asking.map(listedAs)
	const [is, was] = [await live.find(keys), await restored.find(keys)]
	const hasBegun = (item: Stored) => was.at(listedAs(item))?.begun !== undefined
	const kept = new Set(asking.filter((item) => !is.at(listedAs(item)) && !hasBegun(item)))
	return items.map((item) => {
		const { erasesAt, ...user } = item
		return kept.has(item) ? user : item
	})
}

async function removeNewer({ live, restored, moment, apply }: Restore, changes: Changes) {
	for await (const group of live.groups()) {
		const was = await restored.find(group)
		const newer = group.filter(
			(item) => onRestore(item) === 'emptied' || (onRestore(item) === 'set back' && was.at(item) === undefined),
		)
		// A mail that was queued after that moment isn't sent, because the restore undoes its reason.
		const waiting = group.filter((item) => isWaiting(item) && String(item.queuedAt) > moment.toISOString())
		changes['taken away'] += newer.length
		changes['emails withheld'] += waiting.length
		if (apply) await live.write({ remove: newer, put: waiting.map(withheld) })
	}
}
