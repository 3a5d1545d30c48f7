import { networksOf } from '#functions/platform/http/network.ts'
import {
	attempt,
	attemptIfLeft,
	countAttempt,
	countAttempts,
	nextWindow,
} from '#functions/platform/store/rate-limit.ts'
import { getItems } from '#functions/platform/store/table.ts'
import type { Write } from '#functions/platform/store/write.ts'
import { mailboxOf } from './mailbox.ts'

/** The recipient of a mail that they may not have asked for, and the network address that it counts for, if for one. */
export interface Stranger {
	email: string
	address?: string
}

/**
 * Every mail to an address that its sender hasn't proved is counted for the mailbox and for the sender's network, whatever
 * it says, so that nobody fills a mailbox through us and nobody writes to everyone. Mails that only inform leave room for
 * codes. Only one mail for each mailbox waits for the next hour. A recovery code reaches confirmed addresses only, so
 * others in the same network can't use up the mails for it.
 */
const limits = {
	informing: { mailbox: 2, network: 20 },
	waiting: { mailbox: 1, network: 20 },
	verification: { mailbox: 3, network: 30 },
	recovery: { mailbox: 3, network: 50 },
}

const minutes = 60

/** The mails that strangers caused don't count for a browser in which the owner signed in. */
const byKnownDevice = { attempts: 5, minutes }

function countersOf(kind: keyof typeof limits, { email, address }: Stranger) {
	const { mailbox, network } = limits[kind]
	const networks = address === undefined ? [] : networksOf(address)
	return [
		{ what: 'mail', who: mailboxOf(email), limit: { attempts: mailbox, minutes } },
		...networks.map(({ name, share }) => ({
			what: 'mail from',
			who: name,
			limit: { attempts: network * share, minutes },
		})),
	]
}

interface Asking extends Required<Stranger> {
	knownDevice: string | undefined
}

/** Refuses to send one more code. */
export const countCode = (kind: 'verification' | 'recovery', { email, address, knownDevice }: Asking, now: Date) =>
	knownDevice
		? countAttempt('mail by device', `${mailboxOf(email)} ${knownDevice}`, byKnownDevice, now)
		: countAttempts(countersOf(kind, { email, address }).map(({ what, who, limit }) => attempt(what, who, limit, now)))

/** For actions that succeed with or without a mail: returns the writes that count the mail, if one is left. */
export const mailIfLeft = (to: Stranger, now: Date) => countedIfLeft('informing', to, now)

/** For a mail that should be sent even if none is left now. It counts in the hour in which it leaves. */
export async function laterMailIfLeft(to: Stranger, now: Date) {
	const due = nextWindow({ attempts: limits.waiting.mailbox, minutes }, now)
	const counted = await countedIfLeft('waiting', to, due)
	return counted && { due, counted }
}

async function countedIfLeft(kind: 'informing' | 'waiting', to: Stranger, at: Date): Promise<Write[] | undefined> {
	const counters = countersOf(kind, to).map(({ what, who, limit }) => attemptIfLeft(what, who, limit, at))
	const items = await getItems(counters.map(({ key }) => key))
	const counted = counters.flatMap(({ parse }, place) => parse(items[place]) ?? [])
	return counted.length === counters.length ? counted : undefined
}
