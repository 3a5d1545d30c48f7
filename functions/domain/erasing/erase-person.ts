import { DeleteObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { disown } from '#functions/domain/applications/disown.ts'
import { endHelpOf } from '#functions/domain/applications/end-applicant-help.ts'
import { isLastOfPerson } from '#functions/domain/applications/household.ts'
import { removeApplication } from '#functions/domain/applications/remove-application.ts'
import { applications, guest } from '#functions/domain/applications/table.ts'
import { eraseDoorForm, isDoorForm } from '#functions/domain/events/door-forms.ts'
import { giveBackPlace, guests, removeGuest } from '#functions/domain/events/guests.ts'
import { users } from '#functions/domain/people/table.ts'
import { reports } from '#functions/domain/reports/table.ts'
import { putRemoved } from '#functions/domain/statistics/removed.ts'
import { isUploadRecord, leaveToSweeper } from '#functions/domain/uploads/table.ts'
import { newId } from '#functions/platform/ids.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { deleteItem, getItem, type ItemKey } from '#functions/platform/store/table.ts'
import { retried, transact, tryTransact, update, type Write } from '#functions/platform/store/write.ts'
import { collections, isThing } from './collections.ts'
import type { Person } from './find-person.ts'
import { isPointer, isUnclaimedWith } from './identifiers.ts'
import { versionsByKey } from './object-versions.ts'
import { keyOf, type Stored } from './stored.ts'

/**
 * The audit trail's actions: an erasure by the operator's command, and one that the owner of an account asked for a day
 * before.
 */
const actions = { operator: 'npm run person -- erase', clock: 'erased' }

export interface Files {
	client: S3Client
	bucket: string
}

interface Erasing {
	files: Files
	person: Person
	by: keyof typeof actions
}

/**
 * Files go first and the things that lead to them last, so that a run that broke off can be repeated. The audit trail
 * gets a record for each id, so that a restore to an earlier moment can erase the person again.
 */
export async function erasePerson({ files, person, by }: Erasing) {
	const now = new Date()
	for (const about of person.ids)
		await transact([audit({ action: actions[by], by, about, at: now, requestId: newId() })])
	let versions = 0
	for (const upload of person.uploads) versions += await eraseVersions(files, `uploads/${upload}`)
	for (const { pk, sk } of person.mentions.filter((item) => isUnclaimedWith(item, person)))
		await takeAddressOut({ pk, sk }, now)
	for (const item of person.mentions) if (applications.owns(item)) await takeHelperOut(keyOf(item), person.emails, now)
	// Search rows and facts say whether an application is the last of its person, and go with it.
	const [rows, copies] = [person.copies.filter(leadsToThing), person.copies.filter((item) => !leadsToThing(item))]
	for (const item of copies) await deleteItem(keyOf(item))
	for (const item of person.theirs.toSorted((one, other) => turnOf(one) - turnOf(other)))
		await (isThing(item) ? removeThing(item, now) : removeRest(keyOf(item)))
	for (const row of rows) await deleteItem(keyOf(row))
	for (const item of person.mentions) await takeNameOut(item, person.ids)
	return { items: person.theirs.length + person.copies.length, versions }
}

/** A request that was under way at the beginning may still add something, and is seconds long. */
const rounds = 4

interface ErasingAll extends Pick<Erasing, 'files' | 'by'> {
	/** The ids are known from before. Nothing is erased any more if the answer is undefined. */
	find: (ids: Iterable<string>) => Promise<Person | undefined>
	ids?: Iterable<string>
}

/** Erases until nothing of the person is found any more. Returns undefined if `find` ended it. */
export async function eraseAll({ find, ids = [], ...how }: ErasingAll) {
	const erased = { items: 0, versions: 0 }
	let known = ids
	for (let round = 1; round <= rounds; round++) {
		const person = await find(known)
		if (!person) return undefined
		if (person.theirs.length + person.copies.length === 0) return erased
		const { items, versions } = await erasePerson({ ...how, person })
		erased.items += items
		erased.versions += versions
		known = person.ids
	}
	throw new Error('Something was added as often as all of it was erased')
}

/** The ids that were erased, by these records of the audit trail. */
export function erasedIn(records: Stored[]) {
	const erased: readonly unknown[] = Object.values(actions)
	return records.filter(({ action }) => erased.includes(action)).map(({ pk }) => pk.slice('AUDIT#'.length))
}

/** An account is found by its address, the pointers below its id by the account, and what they lead to by them. */
function turnOf(item: Stored) {
	if (users.owns(item)) return 3
	if (isPointer(item)) return 2
	return isThing(item) ? 1 : 0
}

/** What guests sent with the person's address stays, without it. */
const takeAddressOut = (key: ItemKey, now: Date) =>
	retried(async () => {
		const seen = applications.parse(await getItem(key))
		if (seen?.email && seen.applicantID === guest) await transact(await disown(seen, 'address erased', now))
	})

/** An application that the person filled in for someone else stays, without their name and address. */
const takeHelperOut = (key: ItemKey, emails: ReadonlySet<string>, now: Date) =>
	retried(async () => {
		const seen = applications.parse(await getItem(key))
		if (seen?.helper?.email && emails.has(seen.helper.email))
			await transact((await endHelpOf(seen, seen.helper, { now, requestId: newId() }, { name: '' })).writes)
	})

function removeRest(key: ItemKey) {
	if (isDoorForm(key)) return eraseDoorForm(key)
	return isUploadRecord(key) ? leaveToSweeper(key) : deleteItem(key)
}

const leadsToThing = ({ pk }: Stored) => pk.startsWith('FIND#') || pk.startsWith('ALIKE#')

/** Removes a thing as it is now, because someone may have changed it since the table was read. */
const removeThing = ({ pk, sk }: Stored, now: Date) =>
	retried(async () => {
		const item = await getItem({ pk, sk })
		if (item) await transact(await removal({ ...item, pk, sk }, now))
	})

/** A thing takes its rows and what it adds to counters with it, and leaves what statistics count. */
async function removal(item: Stored, now: Date): Promise<Write[]> {
	const application = applications.owns(item) ? applications.parse(item) : undefined
	if (application) {
		return removeApplication(application, { isLastOfPerson: await isLastOfPerson(application), onConflict: 'retry' })
	}
	const ofEvent = guests.owns(item) ? guests.parse(item) : undefined
	if (ofEvent) return [...removeGuest(ofEvent), ...(await giveBackPlace(ofEvent, now))]
	const of = collections.find(({ owns }) => owns(item))
	return [...(of?.removeItem(item, 'retry') ?? []), ...pastOf(item)]
}

function pastOf(item: Stored): Write[] {
	const user = users.owns(item) ? users.parse(item) : undefined
	const report = reports.owns(item) ? reports.parse(item) : undefined
	return [
		...(user?.verified ? [putRemoved('USERS', user.dateRegistered)] : []),
		...(report ? [putRemoved('REPORTS', report.date)] : []),
	]
}

async function eraseVersions({ client, bucket }: Files, key: string) {
	let count = 0
	for await (const versions of versionsByKey({ client, bucket, prefix: key }))
		for (const { key: Key, id: VersionId } of versions) {
			await client.send(new DeleteObjectCommand({ Bucket: bucket, Key, VersionId }))
			count++
		}
	return count
}

const gone = 'Former employee'

/** The fields that say who wrote, decided or paid. */
const authors = ['authorId', 'employeeId']

/**
 * Notes that someone wrote about others as an employee stay, without their name. Only the name is written, because
 * colleagues may be working on the same application.
 */
export async function takeNameOut(item: Stored, ids: ReadonlySet<string>) {
	const { pk, sk } = item
	for (const { path, author, id } of writtenBy(item, ids)) {
		const guard = { where: { [`${path}${author}`]: { is: id } }, onConflict: 'retry' } as const
		// The condition fails if a colleague has removed or replaced it since.
		await tryTransact([update({ pk, sk }, { set: { [`${path}name`]: gone } }, guard)])
	}
}

interface Written {
	/** The path of the field within the item: empty, or names that each end with a dot. */
	path: string
	author: string
	id: string
}

function writtenBy(value: unknown, ids: ReadonlySet<string>, path = ''): Written[] {
	if (typeof value !== 'object' || value === null || value instanceof Set) return []
	return Object.entries(value).flatMap(([name, within]): Written[] =>
		authors.includes(name) && typeof within === 'string' && ids.has(within)
			? [{ path, author: name, id: within }]
			: writtenBy(within, ids, `${path}${name}.`),
	)
}
