import * as z from 'zod'
import { type ItemKey, sweepAfter } from '#functions/platform/store/table.ts'
import { isNew, put, type Write } from '#functions/platform/store/write.ts'
import { mailStates } from '#shared/delivery.ts'
import { type Language, languages } from '#shared/words/t.ts'
import { MailContent } from './content.ts'
import { copyOf, mailKey, newMailId } from './mail-id.ts'

export const keepFor = 90 * 24 * 3_600_000

/** A code stops working after this long, so its mail isn't worth sending any later. */
const codeLife = 10 * 60_000

export type MailRecord = z.output<typeof MailRecord>

export const MailRecord = z.object({
	to: z.string(),
	state: z.enum(mailStates),
	/** The language the mail is written in. */
	language: z.enum(languages).default('en'),
	/** Removed once nobody needs it: it may hold a code. */
	content: MailContent.optional(),
	queuedAt: z.string(),
	finishedAt: z.string().optional(),
	/** After this moment it is not sent any more. */
	endsAt: z.number().optional(),
	/** The mail isn't sent before this moment, and can be canceled until then. */
	notBefore: z.number().optional(),
	sendingSince: z.number().optional(),
	/** The id of the thing that was sent, or of the user, whose mail it is. Whoever is erased takes it along, wherever it went. */
	about: z.string().optional(),
	/** This one sends the content of that mail, and what becomes of it is that mail's outcome. */
	resends: z.string().optional(),
	ttl: z.number().optional(),
})

export const outboxList = 'OUTBOX'

/** Sorts the mails that aren't finished by the moment they should have gone out. */
export const outboxOrder = (id: string, due: Date) => `${due.toISOString()}#${id}`

/** The last mail about an application or to a user, whose partition `pk` is. */
export const lastMailKey = (pk: string): ItemKey => ({ pk, sk: 'LAST MAIL' })

export interface NewMail {
	/** The id, if the caller has to know it. */
	id?: string
	/** It goes along with that mail to someone else. What became of that one is shown. */
	copies?: string
	/** The mail waits until this moment, and can be canceled until then. */
	due?: Date
	to: string
	/** The recipient's. Mail to employees about their work is in English. */
	language: Language
	content: MailContent
	/** How long our record of it stays, if that is shorter than usual. */
	keptFor?: number
	/** What was sent, or the user, whose mail it is: what became of it can be seen there. A mail to staff is about no one. */
	about?: Pick<ItemKey, 'pk'>
}

/** The moment and the request that a mail comes from. Jobs have an id of their run. */
export interface Cause {
	now: Date
	requestId: string
}

/** Puts a mail into the outbox, as part of the transaction that is its reason; the relay and the sender do the rest. */
export const queueMail = (mail: NewMail, cause: Cause) => outboxWrites(mail, cause, 'queued')

/**
 * The same writes for an address we don't know, and nothing is ever sent: nobody can tell the difference from outside.
 */
export const withholdMail = (mail: NewMail, cause: Cause) => outboxWrites(mail, cause, 'withheld')

/** Sends what an earlier mail says, without reading it. What becomes of it is shown as the outcome of the earlier one. */
export const resendMail = ({ to, resends }: { to: string; resends: string }, { now, requestId }: Cause) =>
	outboxItem(newMailId(requestId), { to, state: 'queued', resends, ...keptFrom(now) }, now)

function outboxWrites(
	{ to, language, content, about, due, keptFor, copies, ...given }: NewMail,
	{ now, requestId }: Cause,
	state: 'queued' | 'withheld',
): Write[] {
	// Whoever has no email is written to by post.
	if (to === '') return []
	const id = copies === undefined ? (given.id ?? newMailId(requestId)) : copyOf(copies)
	const kept = keptFrom(now, keptFor)
	const item = {
		to,
		state,
		language,
		notBefore: due?.getTime(),
		...kept,
		...(about && { about: idOf(about) }),
		...('code' in content && { endsAt: now.getTime() + codeLife }),
		...(state === 'queued' && { content }),
	}
	const pointer = about &&
		copies === undefined && { ...lastMailKey(about.pk), mail: id, template: content.template, ...kept }
	return [outboxItem(id, item, due ?? now), ...(pointer ? [put(pointer)] : [])]
}

const idOf = ({ pk }: Pick<ItemKey, 'pk'>) => pk.slice(pk.indexOf('#') + 1)

const keptFrom = (now: Date, keptFor = keepFor) => ({
	queuedAt: now.toISOString(),
	ttl: sweepAfter(new Date(now.getTime() + keptFor)),
})

function outboxItem(id: string, item: Omit<MailRecord, 'language'>, due: Date) {
	const inOutbox = item.state === 'queued' && { listPk: outboxList, listSk: outboxOrder(id, due) }
	return put({ ...mailKey(id), ...item, ...inOutbox }, isNew)
}
