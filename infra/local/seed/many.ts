import { guest, putApplication } from '#functions/domain/applications/table.ts'
import { Stored } from '#functions/domain/erasing/stored.ts'
import { addGuest, guestId } from '#functions/domain/events/guests.ts'
import { events, requireEvent } from '#functions/domain/events/table.ts'
import { addUser } from '#functions/domain/people/user-access.ts'
import { transact } from '#functions/platform/store/write.ts'
import { recount } from '#infra/operator/recount.ts'
import { WholeTable } from '#infra/operator/table-copy.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { UserRecord } from '#shared/account/user.ts'
import { grantedBy } from '#shared/applications/staff-schema.ts'
import { addDays } from '#shared/dates.ts'
import type { DemoApplication } from './applications.ts'
import { daysAgo } from './write-if-new.ts'

const places = ['Ash', 'Birch', 'Cedar', 'Elder', 'Hazel', 'Juniper', 'Maple', 'Oak', 'Rowan', 'Willow']
const kinds = ['brook', 'dale', 'field', 'ford', 'gate', 'hill', 'mead', 'side', 'water', 'wood']

/** What an endpoint would write of one person, without the counters, and without what makes the clock write to them. */
function itemsOf(at: number, eventID: string, { application, decisions }: DemoApplication) {
	const { firstName } = application
	const lastName = `${places[at % 10]}${kinds[Math.floor(at / 10) % 10]}`
	const person = { firstName, lastName, email: `${firstName}.${lastName}.${at}@example.org`.toLowerCase() }
	const date = daysAgo(31 + at / 10)
	const [decision] = decisions.slice(-1).map((last) => ({ ...last, date: daysAgo(26 + at / 10) }))
	const sent = {
		...application,
		...person,
		...(decision && { decision, status: decision.status, amountApproved: grantedBy(decision) }),
		applicantID: guest,
		applicant: undefined,
		attachments: [],
		token: `BTG-${String(10 ** 15 + at)
			.match(/.{4}/g)
			?.join('-')}`,
		birthday: addDays('1940-01-01', at * 2),
		streetAddress: `${at + 1} Orchard Street`,
		issuedOn: date,
	}
	const user = UserRecord.parse({ ...person, _id: `demo-many-${at}`, verified: true, dateRegistered: date })
	const signUp = { ...person, eventID, date, _id: guestId(eventID, person.email), version: 0, signedIn: false }
	return [...putApplication(sent), ...addUser(user), ...addGuest({ ...signUp, language: 'en', questionAnswers: [] })]
		.flatMap(({ input }) => (input.Item ? [Stored.parse(input.Item)] : []))
		.filter(({ pk, row }) => pk.startsWith('FIND#') || typeof row === 'object')
}

/** This many people have an account, an application like one of the demo's, and a place at an event. */
export async function seedMany(many: number, tableName: string, eventID: string, examples: readonly DemoApplication[]) {
	const table = new WholeTable(tableName)
	const together = examples.length
	const groups = Array.from({ length: Math.ceil(many / together) }, (_, group) => group * together)
	await inBatches(groups, (first) =>
		table.write({ put: examples.flatMap((example, at) => itemsOf(first + at, eventID, example)) }),
	)
	const event = await requireEvent(eventID)
	await transact(events.touch(event, { set: { attending: many } }))
	for (const { key, is } of await recount(table)) await table.write({ put: [{ ...key, many: is }] })
}
