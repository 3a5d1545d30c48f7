import { eventsOf, guests, readSignUpIds } from '#functions/domain/events/guests.ts'
import { signIns } from '#functions/domain/events/sign-ins.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import type { eventsStaffApi } from '#shared/events/staff-api.ts'
import { longestPage, type PersonQuery } from '#shared/lists.ts'

const mostFound = 10

/** A sign-up of an event that is gone has nothing to open, so it's left out. */
export async function findEverywhere(context: RequestContext<typeof eventsStaffApi.findEverywhere>) {
	const { input, logView } = context
	const { rows, next } = await guests.search(input.q, { limit: mostFound })
	const found = await eventsOf(await guests.readAll(rows.map(({ _id }) => _id)))
	for (const { event } of found) logView(event._id)
	return { guests: found.map(({ thing, event }) => ({ ...thing, event })), ...(next && { more: true }) }
}

/** A sign-up that is named says whose they are, so its account and its address are looked for too. */
export async function ofPerson({ input, commit }: RequestContext<typeof eventsStaffApi.ofPerson>) {
	const { guest: id, accounts, emails } = input
	const guest = id ? await guests.read(id) : undefined
	if (id && !guest) throw new Refusal('not-found', sentences.guestNotFound)
	const answer = await readEventsWith({
		accounts: guest?.memberId ? [guest.memberId, ...accounts] : accounts,
		emails: guest ? [guest.email, ...emails] : emails,
	})
	const seen = new Set([...answer.signUps, ...answer.signIns].map(({ event }) => event._id))
	const about = [...seen].slice(0, mostRecorded)
	return commit(about.length > 0 ? about : 'a person', [], { ...answer, asked: guest })
}

/** A transaction has room for a hundred records. */
const mostRecorded = 50

const page = { limit: longestPage }

/**
 * The newest sign-ups of accounts and addresses, and where they came. The lists have no order for an address, so they are
 * looked through, as far as a search goes.
 */
async function readEventsWith({ accounts, emails }: PersonQuery) {
	const isTheirs = ({ email }: { email: string }) => emails.includes(email)
	const [own, sent, came] = await Promise.all([
		Promise.all(accounts.map((id) => readSignUpIds(id, page))),
		guests.filtered(undefined, page, isTheirs),
		signIns.filtered(undefined, page, isTheirs),
	])
	const ids = new Set([...own.flatMap(({ ids }) => ids), ...sent.rows.map(({ _id }) => _id)])
	const [signUps, arrivals] = await Promise.all([guests.readAll([...ids]).then(eventsOf), eventsOf(came.rows)])
	return {
		signUps: signUps.map(({ thing, event }) => ({ ...thing, event })),
		signIns: arrivals.map(({ thing, event }) => ({ ...thing, event })),
		isCut: [...own, sent, came].some(({ next }) => next !== undefined),
	}
}
