import { CopyObjectCommand, DeleteObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { erasedSince, erasePerson, type Files } from '#functions/domain/erasing/erase-person.ts'
import { isOnlyAsked, listedAs } from '#functions/domain/erasing/erasures.ts'
import { findPerson, type Items } from '#functions/domain/erasing/find-person.ts'
import { type Version, versionsByKey } from '#functions/domain/erasing/object-versions.ts'
import type { Stored } from '#functions/domain/erasing/stored.ts'
import { isWaiting, withheld } from '#functions/domain/mail/outbox.ts'
import { users } from '#functions/domain/people/table.ts'
import { declarationOf } from '#functions/domain/table-map.ts'
import { newId } from '#functions/platform/ids.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { transact } from '#functions/platform/store/write.ts'
import { isSame, type WholeTable } from './table-copy.ts'

interface Restore {
	moment: Date
	/** Without it, the differences are only counted. */
	apply: boolean
}

interface Tables extends Restore {
	live: WholeTable
	/** The table as it was at the moment. */
	restored: WholeTable
}

interface Bucket extends Restore {
	client: S3Client
	bucket: string
}

const onRestore = ({ pk }: Stored) => declarationOf(pk)?.onRestore ?? 'set back'

/** Makes the live table what it was at the moment, except for what a restore keeps or empties. */
export async function restoreTable(restore: Tables) {
	const changes = { 'put back': 0, changed: 0, 'taken away': 0, 'emails withheld': 0 }
	await copyBack(restore, changes)
	await removeNewer(restore, changes)
	return changes
}

type Changes = Awaited<ReturnType<typeof restoreTable>>

async function copyBack({ live, restored, apply }: Tables, changes: Changes) {
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
async function asKept(items: Stored[], { live, restored }: Pick<Tables, 'live' | 'restored'>) {
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

async function removeNewer({ live, restored, moment, apply }: Tables, changes: Changes) {
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

/** Makes each file what it was at the moment, as far as its versions still exist. */
export async function restoreFiles(restore: Bucket) {
	const changes = { 'put back': 0, 'taken away': 0 }
	for await (const versions of versionsByKey(restore)) {
		const newestFirst = versions.sort((one, other) => other.at.getTime() - one.at.getTime())
		const now = newestFirst.find(({ isLatest }) => isLatest)
		const before = newestFirst.find(({ at }) => at <= restore.moment)
		const [isThere, wasThere] = [now && !now.isMarker, before && !before.isMarker]
		if (now?.id === before?.id || (!isThere && !wasThere)) continue
		changes[wasThere ? 'put back' : 'taken away']++
		if (restore.apply) await setBack(restore, newestFirst, wasThere ? before : undefined)
	}
	return changes
}

/** `before` is the version to go back to, if there was a file at the moment. */
async function setBack({ client, bucket: Bucket }: Bucket, newestFirst: Version[], before: Version | undefined) {
	const [newest] = newestFirst
	if (!newest) return
	if (!before) {
		await client.send(new DeleteObjectCommand({ Bucket, Key: newest.key }))
		return
	}
	const newer = newestFirst.slice(0, newestFirst.indexOf(before))
	// A version is the current one again once the delete markers above it are gone.
	for (const { key: Key, id: VersionId, isMarker } of newer)
		if (isMarker) await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }))
	if (newer.some(({ isMarker }) => !isMarker))
		await client.send(
			new CopyObjectCommand({ Bucket, Key: before.key, CopySource: `${Bucket}/${before.key}?versionId=${before.id}` }),
		)
}

/** Adds the restore itself to the audit trail, which a restore keeps: it shows what was undone and when. */
export const recordRestore = (moment: Date) =>
	transact([
		audit({
			action: `npm run restore (${moment.toISOString()})`,
			by: 'operator',
			about: 'everything',
			at: new Date(),
			requestId: newId(),
		}),
	])

interface Again {
	table: Items
	files: Files
	/** The moment to which the table was restored. */
	moment: Date
}

/** The restore brings back people who were erased after that moment, so they're erased once more. */
export async function eraseAgain({ table, files, moment }: Again) {
	const ids = await erasedSince(table, moment)
	if (ids.size === 0) return 0
	const person = await findPerson(table, { emails: new Set(), ids })
	const { items } = await erasePerson({ files, person, by: 'operator' })
	return items
}
