import { applications } from '#functions/domain/applications/table.ts'
import { events } from '#functions/domain/events/table.ts'
import { readUserByEmail, users } from '#functions/domain/people/table.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { auditList, auditOncePerHour } from '#functions/platform/store/audit.ts'
import { type PageOf, readPage } from '#functions/platform/store/pages.ts'
import { getItems } from '#functions/platform/store/table.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { id } from '#shared/fields.ts'
import { isToken, plainToken, tokenEnd } from '#shared/tokens.ts'
import { trailApi } from '#shared/trail/api.ts'
import { TrailRecord, trailSentences } from '#shared/trail/schema.ts'
import { sortedBetween } from './days.ts'

export const handler = serve(trailApi)({
	read: async ({ input, person, now, requestId }) => {
		const { clientSidePermissions, _id } = person.user
		const by = input.person ? await idOf(input.person, 'person') : input.by
		const about = input.thing ? await thingOf(input.thing) : undefined
		const { from, to, ...page } = input
		const { rows, ...more } = await readPage(partOf({ by, about }, sortedBetween({ from, to })), page)
		await auditOncePerHour({ action: trailApi.read.path, by: _id, about: 'audit trail', at: now, requestId })
		const records = rows.flatMap((row) => TrailRecord.safeParse(row).data ?? [])
		const wanted = records.filter((record) => by === undefined || record.by === by)
		const named = await withNames(wanted)
		const maySeeApplications = clientSidePermissions.includes('Application Access')
		return { records: maySeeApplications ? await withApplicants(named) : named.map(withoutToken), ...more }
	},
})

async function idOf(email: string, field: 'person' | 'thing') {
	const user = await readUserByEmail(email.toLowerCase())
	if (!user) throw new Refusal('invalid', trailSentences.noAccount, { [field]: trailSentences.noAccount })
	return user._id
}

async function thingOf(typed: string) {
	if (typed.includes('@')) return idOf(typed, 'thing')
	const token = plainToken(typed)
	if (!isToken(token) || token === typed) return typed
	// An id of 16 letters and digits, whatever is between them, could be a token too.
	const { rows } = await readPage(recordsOf(typed), { limit: 1 })
	return rows.length > 0 ? typed : token
}

const recordsOf = (about: string, first = '0', last = '9'): PageOf => ({
	partition: ['pk', `AUDIT#${about}`],
	sort: ['sk', first, last],
})

interface ByOrAbout {
	by?: string | undefined
	about?: string | undefined
}

/** Any filter takes one read: a thing's history, a person's actions, or everything, each by time. */
function partOf({ by, about }: ByOrAbout, [first, last]: readonly [string, string]): PageOf {
	if (about !== undefined) return recordsOf(about, first, last)
	const sort: PageOf['sort'] = ['listSk', first, last]
	return by === undefined
		? { index: 'lists', partition: ['listPk', auditList], sort }
		: { index: 'kinds', partition: ['kindPk', `${auditList}#${by}`], sort }
}

type Record = ReturnType<typeof TrailRecord.parse>

/** The trail holds ids only. A person who was erased keeps no name in it. */
async function withNames(records: Record[]) {
	const things = [...new Set(records.map(({ about }) => about))].filter(isId)
	const people = [...new Set([...things, ...records.map(({ by }) => by)])].filter(isId)
	const keys = [...people.map(users.key), ...things.map(events.key)]
	const found = await getItems(keys)
	const names = new Map([
		...found
			.slice(0, people.length)
			.flatMap((item) => users.parse(item) ?? [])
			.map(({ _id, firstName, lastName }) => [_id, `${firstName} ${lastName}`] as const),
		...found
			.slice(people.length)
			.flatMap((item) => events.parse(item) ?? [])
			.map(({ _id, name }) => [_id, name] as const),
	])
	return records.map((record) => ({ ...record, byName: names.get(record.by), aboutName: names.get(record.about) }))
}

/** An application is named by who sent it, and its payment has an amount. */
async function withApplicants(records: Record[]) {
	const sent = await applications.readAll([...new Set(records.map(({ about }) => about))].filter(isToken))
	return records.map((record) => {
		const { firstName, lastName, payment, amountApproved } = sent.find(({ token }) => token === record.about) ?? {}
		const isPaid = payment && record.action === applicationsStaffApi.recordPayment.path
		return {
			...record,
			...(lastName && { aboutName: `${firstName} ${lastName}` }),
			...(isPaid && { paid: amountApproved }),
		}
	})
}

/** Records name one of these where no person with an account did it. */
const actors = ['visitor', 'clock', 'operator']

const isId = (text: string) => id.safeParse(text).success && !isToken(text) && !actors.includes(text)

/** A token and a name open an application, so only employees who may see applications get whole tokens. */
const withoutToken = (record: Record) => (isToken(record.about) ? { ...record, about: tokenEnd(record.about) } : record)
