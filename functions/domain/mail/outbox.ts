import * as z from 'zod'
import { type ItemKey, sweepAfter } from '#functions/platform/store/table.ts'
import { isNew, put, type Write } from '#functions/platform/store/write.ts'
import { mailStates } from '#shared/delivery.ts'
import { type Language, languages } from '#shared/words/t.ts'
import { MailContent } from './content.ts'
import { mailKey, newMailId } from './mail-id.ts'

export const keepFor = 90 * 24 * 3_600_000

/** A code stops working after this long, so its mail isn't worth sending any later. */
const codeLife = 10 * 60_000

export type MailRecord = z.output<typeof MailRecord>

export const MailRecord = z.object({
	to: z.string(),
	state: z.enum(mailStates),
	/** The language the mail is written in. An earlier release wrote English only. */
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
	/** The mail whose content this one sends. */
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
	/** The mail waits until this moment, and can be canceled until then. */
	due?: Date
	to: string
	/** The recipient's. Mail to employees about their work is in English. */
	language: Language
	content: MailContent
	/** How long our record of it stays, if that is shorter than usual. */
	keptFor?: number
	/** The application or user whose mail it is: staff see there what became of it. A mail to staff is about no one. */
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

/** Sends what an earlier mail says, without reading it. */
export const resendMail = (
	{
		to,
		about,
		template,
		resends,
	}: Omit<NewMail, 'content' | 'language'> & { template: string; resends: string },
	cause: Cause,
) => outboxItems({ to, about, template, item: { state: 'queued', resends } }, cause)

const outboxWrites = ({ content, language, ...mail }: NewMail, cause: Cause, state: 'queued' | 'withheld') =>
	outboxItems(
		{
			...mail,
			template: content.template,
			item: {
				state,
				language,
				...('code' in content && { endsAt: cause.now.getTime() + codeLife }),
				...(state === 'queued' && { content }),
			},
		},
		cause,
	)

interface OutboxItem extends Omit<NewMail, 'content' | 'language'> {
	template: string
	item: Pick<MailRecord, 'state' | 'content' | 'endsAt' | 'resends'> & Partial<Pick<MailRecord, 'language'>>
}

function outboxItems(
	{ to, about, template, item, due, keptFor = keepFor, ...given }: OutboxItem,
	{ now, requestId }: Cause,
): Write[] {
	const id = given.id ?? newMailId(requestId)
	const queuedAt = now.toISOString()
	const ttl = sweepAfter(new Date(now.getTime() + keptFor))
	const inOutbox = item.state === 'queued' && { listPk: outboxList, listSk: outboxOrder(id, due ?? now) }
	return [
		put({ ...mailKey(id), to, ...item, notBefore: due?.getTime(), queuedAt, ttl, ...inOutbox }, isNew),
		...(about ? [put({ ...lastMailKey(about.pk), mail: id, template, queuedAt, ttl })] : []),
	]
}
