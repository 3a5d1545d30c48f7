import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { applications } from '#functions/domain/applications/table.ts'
import { events } from '#functions/domain/events/table.ts'
import { legacyApplications } from '#functions/domain/legacy/table.ts'
import { users } from '#functions/domain/people/table.ts'
import { reports } from '#functions/domain/reports/table.ts'
import { sha256 } from '#functions/platform/ids.ts'
import { type ItemKey, readAtOnce, type UnparsedItem } from '#functions/platform/store/table.ts'
import { retried, transact } from '#functions/platform/store/write.ts'
import { ApplicationRecord } from '#shared/applications/records.ts'
import { dayOf } from '#shared/dates.ts'
import { personOf, putSaid, removeSaid, type Said, saidBy } from './contacts.ts'
import { countPerson } from './count-person.ts'
import { countedKey, parseCounted, putCounted } from './counted.ts'
import {
	countsOfPerson,
	groupOf,
	nothing,
	onDay,
	readApplication,
	type Share,
	shareOfApplication,
	shareOfLegacy,
} from './counts.ts'
import { markFor } from './mark.ts'
import { moveBuckets } from './snapshot.ts'

interface Reading {
	share: Share
	/** Who an application says something about, for the contacts. */
	said?: Said | undefined
	/** When it counts differently although nobody changes it. */
	again?: Date | undefined
}

const PastApplication = z.object({
	day: z.string(),
	status: ApplicationRecord.shape.status,
	type: z.string(),
	state: z.string(),
	amountApproved: z.number().optional(),
	decidedOn: z.string().optional(),
	waited: z.number().default(0),
	late: z.boolean().default(false),
	paidOn: z.string().optional(),
	disorder: z.string().optional(),
	role: z.string().optional(),
	severity: z.string().optional(),
	isContact: z.boolean().default(false),
})

/** The people behind applications that are gone can't be listed, but are still counted. */
function readPastApplication(item: unknown): Reading {
	const past = PastApplication.parse(item)
	const group = groupOf({
		bleedingDisorder: past.isContact,
		bleedingDisorderType: past.disorder,
		bleedingDisorderRelationship: past.role,
		bleedingDisorderSeverity: past.severity,
	})
	const counts = group && countsOfPerson([group], past.state)
	const disorders: Share['disorders'] = group && counts ? { [group.disorder]: counts, all: counts } : {}
	return { share: { ...shareOfApplication(past), disorders } }
}

const Past = z.object({ day: z.string() })

const dayIn = (item: UnparsedItem | undefined) => Past.parse(item).day

/** By the beginning of its partition key. What is not here isn't counted. */
const readings: Readonly<Record<string, (item: UnparsedItem | undefined, now: Date) => Reading>> = {
	APPLICATION: (item, now) => {
		const application = applications.parse(item)
		return application
			? { ...readApplication(application, now), said: saidBy(application) }
			: { share: nothing }
	},
	LEGACY: (item) => {
		const legacy = legacyApplications.parse(item)
		return { share: legacy ? shareOfLegacy(legacy) : nothing }
	},
	USER: (item) => {
		const user = users.parse(item)
		return { share: user?.verified ? onDay(dayOf(new Date(user.dateRegistered)), { users: 1 }) : nothing }
	},
	REPORT: (item) => {
		const report = reports.parse(item)
		return { share: report ? onDay(dayOf(new Date(report.date)), { reports: 1 }) : nothing }
	},
	EVENT: (item) => {
		const event = events.parse(item)
		return { share: event ? onDay(dayOf(new Date(event.dateAdded)), { events: 1 }) : nothing }
	},
	'PAST#APPLICATIONS': readPastApplication,
	'PAST#USERS': (item) => ({ share: onDay(dayIn(item), { users: 1 }) }),
	'PAST#REPORTS': (item) => ({ share: onDay(dayIn(item), { reports: 1 }) }),
}

const readingOf = ({ pk }: ItemKey) => readings[pk] ?? readings[pk.slice(0, pk.indexOf('#'))]

/** Whether statistics count the item with this key. Items below it, such as notes, aren't counted. */
export const isCounted = (key: ItemKey) =>
	readingOf(key) !== undefined &&
	(key.pk.startsWith('PAST#') || key.sk === key.pk.slice(0, key.pk.indexOf('#')))

/**
 * Brings the buckets from what a thing added when it was last counted to what it adds now. Counting it twice, late or in
 * two runs at once comes to the same, and a run that ends at any point is continued by the next.
 */
export async function countThing(of: ItemKey, now: Date) {
	const person = await retried(async () => {
		const [item, before] = await readAtOnce([of, countedKey(of)])
		const { version, ...was } = parseCounted(before)
		const { share, said, again } = (item && readingOf(of)?.(item, now)) || { share: nothing }
		// An application's address never changes. Whose it was is remembered, so that a later run can count the person.
		const person = said ? personOf(said) : was.person
		const is = { ...share, ...(person && { person }), ...(said && { contact: sha256(JSON.stringify(said)) }) }
		const writes = isDeepStrictEqual(was, is)
			? []
			: [
					putCounted(of, version, is, now),
					...moveBuckets(was, is),
					...(said && person ? [putSaid(person, said)] : []),
					...(was.contact && !said && person ? [removeSaid(person, of)] : []),
				]
		await transact([...writes, ...(again ? [markFor(of, again)] : [])])
		return person
	})
	if (person) await countPerson(person, now)
}
