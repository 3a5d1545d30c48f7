import { DeleteObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { leave } from '#functions/domain/applications/leave.ts'
import { applications } from '#functions/domain/applications/table.ts'
import { giveBackPlace, guests, removeGuest } from '#functions/domain/events/guests.ts'
import { users } from '#functions/domain/people/table.ts'
import { reports } from '#functions/domain/reports/table.ts'
import { countChanges } from '#functions/domain/statistics/count-changes.ts'
import { putPast } from '#functions/domain/statistics/past.ts'
import { newId } from '#functions/platform/ids.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { transact, type Write } from '#functions/platform/store/write.ts'
import { collections } from './collections.ts'
import type { Person } from './find-person.ts'
import { versionsByKey } from './object-versions.ts'
import type { Stored, WholeTable } from './table-copy.ts'

const eraseAction = 'npm run person -- erase'

interface Erasing {
	table: WholeTable
	files: { client: S3Client; bucket: string }
	person: Person
}

/**
 * Files go first and the things that lead to them last, so that a run that broke off can be repeated. The audit trail
 * gets a record for each id, so that a restore to an earlier moment can erase the person again.
 */
export async function erasePerson({ table, files, person }: Erasing) {
	const now = new Date()
	for (const about of person.ids)
		await transact([audit({ action: eraseAction, by: 'operator', about, at: now, requestId: newId() })])
	let versions = 0
	for (const upload of person.uploads) versions += await eraseVersions(files, `uploads/${upload}`)
	const things = person.theirs.filter(isThing)
	await table.write({ remove: [...person.theirs.filter((item) => !isThing(item)), ...person.copies] })
	for (const item of things) await transact(await removal(item, now))
	// Statistics let go of the person at once, and not only when their job runs again.
	await countChanges({
		now,
		until: Number.POSITIVE_INFINITY,
		only: ({ pk }) => person.ids.has(pk.slice(pk.indexOf('#') + 1)),
	})
	await table.write({ put: person.mentions.flatMap((item) => withoutAuthor(item, person) ?? []) })
	return { items: person.theirs.length + person.copies.length, versions }
}

/** What was erased after a moment, by the audit trail: a restore to that moment brings it back. */
export async function erasedSince(table: WholeTable, moment: Date) {
	const ids = new Set<string>()
	for await (const { pk, sk, action } of table.items())
		if (action === eraseAction && sk > moment.toISOString()) ids.add(pk.slice('AUDIT#'.length))
	return ids
}

const isThing = (item: Stored) => collections.some(({ owns }) => owns(item))

/** A thing takes its rows and what it adds to counters with it, and leaves what statistics count. */
async function removal(item: Stored, now: Date): Promise<Write[]> {
	const application = applications.owns(item) ? applications.parse(item) : undefined
	if (application) return leave(application, { isLastOfPerson: true, onConflict: 'retry' })
	const guest = guests.owns(item) ? guests.parse(item) : undefined
	if (guest) return [...removeGuest(guest), ...(await giveBackPlace(guest, now))]
	const of = collections.find(({ owns }) => owns(item))
	return [...(of?.removeItem(item, 'retry') ?? []), ...pastOf(item)]
}

function pastOf(item: Stored): Write[] {
	const user = users.owns(item) ? users.parse(item) : undefined
	const report = reports.owns(item) ? reports.parse(item) : undefined
	return [
		...(user?.verified ? putPast('USERS', user.dateRegistered) : []),
		...(report ? putPast('REPORTS', report.date) : []),
	]
}

async function eraseVersions({ client, bucket }: Erasing['files'], key: string) {
	let count = 0
	for await (const versions of versionsByKey({ client, bucket, prefix: key }))
		for (const { key: Key, id: VersionId } of versions) {
			await client.send(new DeleteObjectCommand({ Bucket: bucket, Key, VersionId }))
			count++
		}
	return count
}

const gone = 'Former employee'

/** What they wrote about others as an employee stays, without their name. Undefined if nothing of that is in the item. */
function withoutAuthor(item: Stored, { ids }: Person): Stored | undefined {
	let found = false
	const nameless = (value: unknown): unknown => {
		if (typeof value !== 'object' || value === null || value instanceof Set) return value
		if (Array.isArray(value)) return value.map(nameless)
		const author = ['authorId', 'employeeId'].some((name) => ids.has(String(Object(value)[name])))
		if (author) found = true
		const entries = Object.entries(value).map(([name, within]) => [name, nameless(within)])
		return { ...Object.fromEntries(entries), ...(author && { name: gone }) }
	}
	const without = { ...item, ...Object(nameless(item)) }
	return found ? without : undefined
}
