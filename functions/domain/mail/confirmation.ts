import type { Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/user.ts'
import type { Language } from '#shared/words/t.ts'
import type { MailContent } from './content.ts'
import { laterMailIfLeft, mailIfLeft } from './mail-limit.ts'
import { type Cause, type NewMail, queueMail } from './outbox.ts'

interface Confirmation {
	/** The address and the first name as typed in the form. */
	email: string
	firstName: string
	member: UserRecord | undefined
	/** Of the page that was filled in. */
	language: Language
	/** If no mail is left for this hour, it's sent in the next one, as the page has said that it's on its way. */
	mayWait?: boolean
	about?: NonNullable<NewMail['about']>
	/** The mail that it goes along with. */
	copies?: string
	content: (firstName: string) => MailContent
}

/**
 * An address that isn't the sender's own may be a stranger's, so it gets few mails and none of the typed words. The caller
 * retries on a conflict, because the mails of an hour may be used up by then.
 */
export async function confirmationMail(
	{ email, firstName, member, language, mayWait = true, about, copies, content }: Confirmation,
	cause: Cause & { address?: string },
): Promise<Write[]> {
	const mail = (name: string, due?: Date) =>
		queueMail(
			{
				to: email,
				language,
				content: content(name),
				...(about && { about }),
				...(copies && { copies }),
				...(due && { due }),
			},
			cause,
		)
	if (member?.email === email) return mail(firstName)
	const to = { email, ...(cause.address !== undefined && { address: cause.address }) }
	const counted = await mailIfLeft(to, cause.now)
	if (counted) return [...counted, ...mail('')]
	const later = mayWait ? await laterMailIfLeft(to, cause.now) : undefined
	return later ? [...later.counted, ...mail('', later.due)] : []
}
