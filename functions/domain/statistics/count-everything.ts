import { applications } from '#functions/domain/applications/table.ts'
import { events } from '#functions/domain/events/table.ts'
import { legacyApplications } from '#functions/domain/legacy/table.ts'
import { users } from '#functions/domain/people/table.ts'
import { reports } from '#functions/domain/reports/table.ts'
import { skipFailures } from '#functions/platform/skip-failures.ts'
import { queryPages, type UnparsedItem } from '#functions/platform/store/table.ts'
import { dayOf } from '#shared/dates.ts'
import { legacyContribution, onDay } from './counts.ts'
import { legacyHelp } from './helped.ts'
import { dayOfPast, pastContribution, pastHelp, pastOf } from './past-contributions.ts'
import { removedPk } from './removed.ts'
import { keepSnapshots } from './snapshot.ts'
import { Tally } from './tally.ts'

type Pages = AsyncIterable<UnparsedItem[]>

/** Counts everything from the table and replaces the snapshots. Returns how many things were counted. */
export async function countEverything(now: Date) {
	const tally = new Tally()
	let counted = 0
	async function each<Thing>(
		pages: Pages,
		parse: (item: UnparsedItem) => Thing | undefined,
		count: (thing: Thing) => void,
	) {
		for await (const items of pages)
			for (const item of items) {
				const thing = await skipFailures('not counted', String(item.pk), () => parse(item))
				if (thing === undefined) continue
				count(thing)
				counted++
			}
	}
	const onMoment = (moment: string, what: 'users' | 'reports' | 'events') =>
		tally.add(onDay(dayOf(new Date(moment)), { [what]: 1 }))
	await Promise.all([
		each(applications.everything(), applications.parse, (application) => tally.addApplication(application, now)),
		each(legacyApplications.everything(), legacyApplications.parse, (one) => {
			tally.add(legacyContribution(one))
			tally.addHelp(legacyHelp(one))
		}),
		each(users.everything(), users.parse, ({ dateRegistered }) => onMoment(dateRegistered, 'users')),
		each(reports.everything(), reports.parse, ({ date }) => onMoment(date, 'reports')),
		each(events.everything(), events.parse, ({ dateAdded }) => onMoment(dateAdded, 'events')),
		each(past('APPLICATIONS'), pastOf, (one) => {
			tally.add(pastContribution(one))
			tally.addHelp(pastHelp(one))
		}),
		each(past('USERS'), dayOfPast, (day) => tally.add(onDay(day, { users: 1 }))),
		each(past('REPORTS'), dayOfPast, (day) => tally.add(onDay(day, { reports: 1 }))),
	])
	await keepSnapshots(tally.finish(), now)
	return counted
}

const past = (of: Parameters<typeof removedPk>[0]) => queryPages({ partition: ['pk', removedPk(of)] })
