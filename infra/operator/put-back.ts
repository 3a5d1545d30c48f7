import { CopyObjectCommand, DeleteObjectCommand } from '@aws-sdk/client-s3'
import { paginateQuery } from '@aws-sdk/lib-dynamodb'
import { erasedIn, erasePerson, type Files } from '#functions/domain/erasing/erase-person.ts'
import { dueErasures, endErasure, keepAccount, keyOf, readErasure } from '#functions/domain/erasing/erasures.ts'
import { everyItem } from '#functions/domain/erasing/every-item.ts'
import { findPerson } from '#functions/domain/erasing/find-person.ts'
import { type Version, versionsByKey } from '#functions/domain/erasing/object-versions.ts'
import { Stored } from '#functions/domain/erasing/stored.ts'
import { mailOfKey } from '#functions/domain/mail/mail-id.ts'
import { outboxList } from '#functions/domain/mail/outbox.ts'
import { users } from '#functions/domain/people/table.ts'
import { newId } from '#functions/platform/ids.ts'
import { audit, auditList } from '#functions/platform/store/audit.ts'
import { deleteItem, queryPages, TableName, updateItem } from '#functions/platform/store/table.ts'
import { transact } from '#functions/platform/store/write.ts'
import { momentAfter } from '#shared/dates.ts'
import { WholeTable } from './table-copy.ts'

/**
 * Makes the restored table, on which the functions' code works here, know what happened since and may not be undone. All of
 * it can be done twice.
 */
export async function bringUpToDate(former: string, moment: Date, files: Files) {
	await withholdMails()
	await keepAccounts(new WholeTable(former))
	const erased = await keepTrail(new WholeTable(former), moment)
	await transact([
		audit({
			action: `npm run restore (${moment.toISOString()})`,
			by: 'operator',
			about: 'everything',
			at: new Date(),
			requestId: newId(),
		}),
	])
	return { 'items erased again': await eraseAgain(erased, files) }
}

/** A mail that waited then was most likely sent since, and a mailing as well. */
async function withholdMails() {
	const withheld = { state: 'withheld', listPk: undefined, listSk: undefined }
	for await (const items of queryPages({ index: 'lists', partition: ['listPk', outboxList] }))
		for (const item of items) {
			const { pk, sk } = Stored.parse(item)
			await (mailOfKey(pk) ? updateItem({ pk, sk }, { set: withheld }) : deleteItem({ pk, sk }))
		}
}

/** Who has kept their account since hasn't asked to be erased. An erasure that had begun by then goes on. */
async function keepAccounts(former: WholeTable) {
	// Nobody waits for two days.
	for await (const asked of dueErasures(momentAfter(new Date(), 2))) {
		const [user, erasure] = [await users.read(asked.userId), await readErasure(asked)]
		if (erasure?.begun || (await former.find([keyOf(asked)])).at(keyOf(asked))) continue
		const isAsked = user?.erasesAt === asked.erasesAt
		await transact(isAsked ? keepAccount(user, asked.erasesAt) : [endErasure(asked)])
	}
}

/** Returns who was erased since. The archiver hears of the records by the stream, also of those that it didn't get to. */
async function keepTrail(former: WholeTable, moment: Date) {
	const erased = new Set<string>()
	const query = {
		TableName: former.name,
		IndexName: 'lists',
		KeyConditionExpression: 'listPk = :list AND listSk >= :hour',
		// A record may have no more than the hour in its key.
		ExpressionAttributeValues: { ':list': auditList, ':hour': moment.toISOString().slice(0, 13) },
	}
	for await (const { Items = [] } of paginateQuery({ client: former.client, pageSize: 100 }, query)) {
		const keys = Items.map((item) => Stored.parse(item))
		const found = await former.find(keys)
		const put = keys.flatMap((key) => found.at(key) ?? [])
		await new WholeTable(TableName).write({ put })
		for (const id of erasedIn(put)) erased.add(id)
	}
	return erased
}

/** The restore brings back people who were erased after that moment, so they're erased once more. */
async function eraseAgain(ids: Set<string>, files: Files) {
	if (ids.size === 0) return 0
	const person = await findPerson({ items: everyItem }, { emails: new Set(), ids })
	return (await erasePerson({ files, person, by: 'operator' })).items
}

interface Bucket extends Files {
	moment: Date
}

/** Makes each file what it was at the moment, as far as its versions still exist. */
export async function restoreFiles(restore: Bucket) {
	const changes = { 'files put back': 0, 'files taken away': 0 }
	for await (const versions of versionsByKey(restore)) {
		const newestFirst = versions.sort((one, other) => other.at.getTime() - one.at.getTime())
		const now = newestFirst.find(({ isLatest }) => isLatest)
		const before = newestFirst.find(({ at }) => at <= restore.moment)
		const [isThere, wasThere] = [now && !now.isMarker, before && !before.isMarker]
		if (now?.id === before?.id || (!isThere && !wasThere)) continue
		changes[wasThere ? 'files put back' : 'files taken away']++
		await setBack(restore, newestFirst, wasThere ? before : undefined)
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
