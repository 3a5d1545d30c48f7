import { S3Client } from '@aws-sdk/client-s3'
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { applications, putApplication } from '#functions/domain/applications/table.ts'
import { eraseAll } from '#functions/domain/erasing/erase-person.ts'
import { everyItem as items } from '#functions/domain/erasing/every-item.ts'
import { findPerson } from '#functions/domain/erasing/find-person.ts'
import { addUser } from '#functions/domain/people/user-access.ts'
import { contactId, everyone, listedIn, mentionIn, relist } from '#functions/domain/statistics/contacts.ts'
import { countEverything } from '#functions/domain/statistics/count-everything.ts'
import { enforceRetention } from '#functions/jobs/retention.ts'
import { client, TableName } from '#functions/platform/store/table.ts'
import type { Write } from '#functions/platform/store/write.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { say } from '#infra/tools/terminal.ts'
import { UserRecord } from '#shared/account/user.ts'
import { applicationsExamples } from '#shared/applications/examples.ts'
import { ApplicationRecord } from '#shared/applications/records.ts'
import { addDays, dayOf } from '#shared/dates.ts'

// `npm run bench -- table` starts this for each run, because functions read their settings as they load.

const now = new Date()
const email = 'ash.vale@example.org'
const names = { firstName: 'Ash', lastName: 'Vale' }

/** Everyone lives with a bleeding disorder and has an address of their own. As many are due to leave as come in a day. */
function applicationOf(at: number, changes: object = { email: `person.${at}@example.org`, applicantID: 'Guest' }) {
	const date = `${addDays(dayOf(now), -(at < 1000 ? 3000 : (at * 7919) % 2500))}T18:00:00.000Z`
	const { attachments: _, ...form } = applicationsExamples.apply
	const who = { bleedingDisorder: true, bleedingDisorderType: 'Hemophilia A', bleedingDisorderRelationship: 'Self' }
	const decided = { status: 'Approved', amount: 90, message: '', emailed: false, name: 'Fern', employeeId: '', date }
	const rest = { status: 'Approved', amountApproved: 90, decision: decided, issuedOn: date, token: `BTG-${at}` }
	return { ...ApplicationRecord.parse({ ...form, ...names, ...who, ...rest, ...changes }), attachments: [] }
}

/** Of each application there are the item itself and its person in the list of contacts. */
function stored(at: number) {
	const sent = applicationOf(at)
	const contact = relist(contactId(sent), undefined, listedIn(JSON.stringify(mentionIn(sent))))
	const kept = [everyone, applications.key(sent.token).pk]
	return [...putApplication(sent), ...contact].filter(({ input }) => kept.includes(input.Item?.pk ?? ''))
}

function write(writes: Write[]) {
	const requests = writes.flatMap(({ input: { Item } }) => (Item ? [{ PutRequest: { Item } }] : []))
	return client.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }))
}

const runs: Record<string, (many: number) => Promise<unknown>> = {
	async load(many) {
		const user = { ...names, _id: 'user', email, verified: true, dateRegistered: now.toISOString() }
		await write([
			...addUser(UserRecord.parse(user)),
			...putApplication(applicationOf(many, { email, applicantID: 'user' })),
		])
		const tens = Array.from({ length: many / 10 }, (_, ten) => Array.from({ length: 10 }, (_, at) => ten * 10 + at))
		await inBatches(tens, (ten) => write(ten.flatMap(stored)))
	},
	count: () => countEverything(now),
	async retention() {
		const years = { applicationYears: 7, reportYears: 2, eventYears: 2, bookYears: 2 }
		await enforceRetention({ now, ...years, remove: true, until: Number.POSITIVE_INFINITY })
	},
	async erasing() {
		const find = (ids: Iterable<string>) => findPerson({ items }, { emails: new Set([email]), ids: new Set(ids) })
		await eraseAll({ files: { client: new S3Client(), bucket: '' }, by: 'clock', find })
	},
}

// On one machine a page may take longer than from AWS.
Object(client.config.requestHandler).updateHttpClientConfig('requestTimeout', 60_000)

const units = { read: 0, written: 0 }
client.middlewareStack.add(
	(next, { commandName = '' }) =>
		async (args) => {
			Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
			const answer = await next(args)
			for (const { CapacityUnits } of [Object(answer.output).ConsumedCapacity ?? []].flat())
				units[/Query|Scan|Get/.test(commandName) ? 'read' : 'written'] += CapacityUnits
			return answer
		},
	{ step: 'initialize' },
)
const [many, name = ''] = process.argv.slice(2)
const before = process.cpuUsage()
await runs[name]?.(Number(many))
const { user: code, system } = process.cpuUsage(before)
// AWS bills these on demand in us-east-1.
const dollars = (units.read * 0.125 + units.written * 0.625) / 1e6
const columns = [(code + system) / 1e6, process.resourceUsage().maxRSS / 1000, units.read, units.written]
say(`| ${[many, name, ...columns.map((one) => Math.round(one * 10) / 10), dollars.toFixed(4)].join(' | ')} |`)
