import { placeOf } from '#functions/domain/declared-places.ts'
import type { Stored } from '#functions/domain/erasing/stored.ts'
import { isWaiting, withheld } from '#functions/domain/mail/withhold.ts'
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
		const wanted = group.filter((item) => onRestore(item) !== 'emptied')
		const present = await live.find(wanted)
		const missing = wanted.filter((item) => !present.at(item))
		const changed = wanted.filter(
			(item) => onRestore(item) === 'set back' && present.at(item) && !isSame(present.at(item), item),
		)
		changes['put back'] += missing.length
		changes.changed += changed.length
		// A mail that waited at that moment was most likely sent since, so it isn't put back as waiting.
		if (apply) await live.write({ put: [...missing.map(withheld), ...changed] })
	}
}

async function removeNewer({ live, restored, moment, apply }: Restore, changes: Changes) {
	for await (const group of live.groups()) {
		const was = await restored.find(group)
		const newer = group.filter(
			(item) =>
				onRestore(item) === 'emptied' || (onRestore(item) === 'set back' && was.at(item) === undefined),
		)
		// A mail that was queued after that moment isn't sent, because the restore undoes its reason.
		const waiting = group.filter((item) => isWaiting(item) && String(item.queuedAt) > moment.toISOString())
		changes['taken away'] += newer.length
		changes['emails withheld'] += waiting.length
		if (apply) await live.write({ remove: newer, put: waiting.map(withheld) })
	}
}
