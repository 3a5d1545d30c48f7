import { guests, waitingKind } from '#functions/domain/events/guests.ts'
import { guestMail, putMailing } from '#functions/domain/events/mailings.ts'
import { isOtherPlan } from '#functions/domain/events/plan.ts'
import { shown } from '#functions/domain/events/shown.ts'
import { signIns } from '#functions/domain/events/sign-ins.ts'
import { events, requireEvent } from '#functions/domain/events/table.ts'
import { readUnconfirmed } from '#functions/domain/events/unconfirmed.ts'
import { fittingPage } from '#functions/platform/http/fitting-page.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { readAllPages } from '#functions/platform/store/pages.ts'
import { countedAs, isAnswerTo } from '#shared/events/answers.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { emailReaches, eventState, withQuestionIds } from '#shared/events/rules.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import type { eventsStaffApi } from '#shared/events/staff-api.ts'
import { exportPage } from '#shared/lists.ts'
import { messages } from '#shared/messages.ts'

type StaffApi = typeof eventsStaffApi

/** A call with a limit gets events. The documented call has no limit and gets the people of each event too. */
export async function list({ input, now, logView }: RequestContext<StaffApi['list']>) {
	const { q, status, cursor } = input
	const rowsOf = async (limit: number) => {
		const page = { limit, cursor }
		const { rows, ...more } = q ? await events.search(q, page) : await events.page(status, page)
		const wanted = rows.filter((event) => !status || eventState(event) === status)
		return { events: wanted.map((event) => shown(event, now)), ...more }
	}
	if (input.limit !== undefined) return rowsOf(input.limit)
	const whole = await fittingPage(async (limit) => {
		const { events: rows, ...more } = await rowsOf(limit)
		return { events: await Promise.all(rows.map(withPeople)), ...more }
	})
	for (const { _id } of whole.events) logView(_id)
	return whole
}

const withPeople = async <Event extends { _id: string }>(event: Event) => ({
	...event,
	attendingInfo: await readAllPages((page) => guests.page(event._id, page)),
	signinData: await readAllPages((page) => signIns.page(event._id, page)),
})

export const show = async ({ input: { id }, now }: RequestContext<StaffApi['show']>) => ({
	event: shown(await requireEvent(id), now),
})

/** Its endpoint is called `guests`, like the collection. */
export { listGuests as guests }

async function listGuests({ input, logView }: RequestContext<StaffApi['guests']>) {
	const { id, q, waiting, ...page } = input
	const kind = waiting ? waitingKind(id) : id
	const { rows, ...more } = q
		? await guests.search(q, page, kind)
		: await guests.page(kind, { ...page, oldestFirst: waiting })
	const unconfirmed = await readUnconfirmed(rows.map(({ _id }) => _id))
	logView(id)
	const listed = rows.map((guest) => (unconfirmed.has(guest._id) ? { ...guest, unconfirmed: true } : guest))
	return { attendingInfo: listed, ...more }
}

export async function downloadGuests({ input, commit }: RequestContext<StaffApi['downloadGuests']>) {
	const { rows, ...more } = await guests.page(input.id, { limit: exportPage, cursor: input.cursor })
	return commit(input.id, [], { attendingInfo: rows, ...more })
}

interface Changing {
	input: { id: string; version?: number | undefined }
	now: Date
	commit: RequestContext<StaffApi['update']>['commit']
}

async function asSeen({ id, version }: Changing['input']) {
	const seen = await requireEvent(id)
	const stale = new Refusal('conflict', messages.stale)
	if (version !== undefined && version !== seen.version) throw stale
	return { seen, stale }
}

/** A colleague's change isn't overwritten: the second of two employees gets a conflict. */
async function change(
	{ input: { id, version }, now, commit }: Changing,
	changesOf: (seen: EventRecord) => Partial<EventRecord>,
	message: string,
) {
	const { seen, stale } = await asSeen({ id, version })
	const changed = revised(seen, changesOf(seen))
	const after = { ...changed, untold: emailReaches(changed) > 0 && (seen.untold || isOtherPlan(seen, changed)) }
	return commit(id, events.change(seen, after, { onConflict: stale }), { message, event: shown(after, now) })
}

/** Fields that the request doesn't name stay as they are, because documented clients don't know all of them. */
export const update = (context: RequestContext<StaffApi['update']>) =>
	change(
		context,
		({ questions: asked }) => {
			const { id, key, version, questions, ...changes } = context.input
			return { ...changes, ...(questions && { questions: withQuestionIds(questions, asked, newId) }) }
		},
		sentences.updated,
	)

export const archive = (context: RequestContext<StaffApi['archive']>) =>
	change(context, () => ({ archived: true }), sentences.archived)

export const unarchive = (context: RequestContext<StaffApi['unarchive']>) =>
	change(context, () => ({ archived: false }), sentences.unarchived)

/** The event has to be the one whose preview they read. The sender writes to the guests, page by page. */
export async function emailGuests(context: RequestContext<StaffApi['emailGuests']>) {
	const { input, now, requestId, commit } = context
	const { seen, stale } = await asSeen(input)
	if (emailReaches(seen) === 0) throw new Refusal('conflict', sentences.nobodySignedUp)
	const set = { untold: false, emailedOn: now.toISOString() }
	const mailing = putMailing(
		guestMail(seen, input.message, now),
		{ now, requestId },
		new Refusal('conflict', sentences.emailGoingOut),
	)
	const isAsSeen = { where: { version: { is: seen.version } }, onConflict: stale }
	return commit(seen._id, [mailing, ...events.touch(seen, { set }, isAsSeen)], {
		message: sentences.emailOnItsWay,
		event: shown({ ...seen, ...set }, now),
	})
}

/** Counts what the guests answered to the questions as the event asks them now. Nothing of it names anyone. */
export async function answers({ input }: RequestContext<typeof eventsStaffApi.answers>) {
	const { questions } = await requireEvent(input.id)
	const counts = questions.map((asked) => ({
		asked,
		count: { id: asked.id, yes: 0, no: 0, written: 0 },
		texts: new Map<string, number>(),
	}))
	let many = 0
	for await (const { questionAnswers } of guests.oldestFirst(input.id, exportPage)) {
		many++
		for (const { asked, count, texts } of counts) {
			const answer = questionAnswers.find((given) => isAnswerTo(asked, given))?.answer
			if (!answer) continue
			count[countedAs(asked, answer)]++
			texts.set(answer, (texts.get(answer) ?? 0) + 1)
		}
	}
	const withTexts = counts.map(({ count, texts }) => ({
		...count,
		...(areFewAndShort(texts, count.written) && { texts: Object.fromEntries(texts) }),
	}))
	return { guests: many, questions: withTexts }
}

const [mostTexts, longestText] = [8, 20]

/** Most were written by more than one, or they would name people. */
const areFewAndShort = (texts: ReadonlyMap<string, number>, written: number) =>
	texts.size > 0 &&
	texts.size <= Math.min(mostTexts, written / 2) &&
	[...texts.keys()].every(({ length }) => length <= longestText)
