import { applications } from '#functions/domain/applications/table.ts'
import { events } from '#functions/domain/events/table.ts'
import { legacyApplications } from '#functions/domain/legacy/table.ts'
import { pastPk } from '#functions/domain/past/past.ts'
import { users } from '#functions/domain/people/table.ts'
import { reports } from '#functions/domain/reports/table.ts'
import { queryPages } from '#functions/platform/store/table.ts'
import { dayOf } from '#shared/dates.ts'
import { saidBy } from './contacts.ts'
import { onDay, shareOfLegacy, shareOfStored } from './counts.ts'
import { dayOfPast, shareOfPast } from './past-shares.ts'
import { keepSnapshots } from './snapshot.ts'
import { Tally } from './tally.ts'

const past = (of: Parameters<typeof pastPk>[0]) => queryPages({ partition: ['pk', pastPk(of)] })

const on = (moment: string) => dayOf(new Date(moment))

/** Counts everything from the table and replaces the snapshots. */
export async function countEverything(now: Date) {
	const tally = new Tally()
	let seen = 0
	async function each<Thing>(pages: AsyncIterable<Thing[]>, count: (thing: Thing) => void) {
		for await (const things of pages) {
			things.forEach(count)
			seen += things.length
		}
	}
	await Promise.all([
		each(applications.everything(), (application) => {
			tally.add(shareOfStored(application, now))
			tally.hear(saidBy(application))
		}),
		each(legacyApplications.everything(), (legacy) => tally.add(shareOfLegacy(legacy))),
		each(users.everything(), (user) => {
			if (user.verified) tally.add(onDay(on(user.dateRegistered), { users: 1 }))
		}),
		each(reports.everything(), ({ date }) => tally.add(onDay(on(date), { reports: 1 }))),
		each(events.everything(), ({ dateAdded }) => tally.add(onDay(on(dateAdded), { events: 1 }))),
		each(past('APPLICATIONS'), (one) => tally.add(shareOfPast(one))),
		each(past('USERS'), (one) => tally.add(onDay(dayOfPast(one), { users: 1 }))),
		each(past('REPORTS'), (one) => tally.add(onDay(dayOfPast(one), { reports: 1 }))),
	])
	await keepSnapshots(tally.finish(), now)
	return seen
}
