import { longestPage } from '#shared/lists.ts'
import type { Whose } from '#shared/whose.ts'
import { eventsOf, guests, readGuests, readSignUpIds } from './guests.ts'
import { signIns } from './sign-ins.ts'

const page = { limit: longestPage }

/**
 * The newest sign-ups of accounts and addresses, and where they came. The lists have no order for an address, so they are
 * looked through, as far as a search goes.
 */
export async function readEventsWith({ accounts, emails }: Whose) {
	const isTheirs = ({ email }: { email: string }) => emails.includes(email)
	const [own, sent, came] = await Promise.all([
		Promise.all(accounts.map((id) => readSignUpIds(id, page))),
		guests.kept(undefined, page, isTheirs),
		signIns.kept(undefined, page, isTheirs),
	])
	const ids = new Set([...own.flatMap(({ ids }) => ids), ...sent.rows.map(({ _id }) => _id)])
	const [signUps, arrivals] = await Promise.all([readGuests([...ids]).then(eventsOf), eventsOf(came.rows)])
	return {
		signUps: signUps.map(({ thing, event }) => ({ ...thing, event })),
		signIns: arrivals.map(({ thing, event }) => ({ ...thing, event })),
		isCut: [...own, sent, came].some(({ next }) => next !== undefined),
	}
}
