import type { Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/schema.ts'
import type { MailContent } from './content.ts'
import { type Cause, type NewMail, queueMail } from './outbox.ts'

interface Confirmation {
	/** The address and the first name as typed in the form. */
	email: string
	firstName: string
	member: UserRecord | undefined
	/** What `mailIfLeft` found for this address. */
	mailLeft: Write | undefined
	about?: NonNullable<NewMail['about']>
	content: (firstName: string) => MailContent
}

/** An address that isn't the sender's own may be a stranger's, so it gets few mails and none of the typed words. */
export function confirmationMail(
	{ email, firstName, member, mailLeft, about, content }: Confirmation,
	cause: Cause,
): Write[] {
	const isOwn = member?.email === email
	if (!isOwn && !mailLeft) return []
	const mail = queueMail(
		{ to: email, content: content(isOwn ? firstName : ''), ...(about && { about }) },
		cause,
	)
	return [...(mailLeft && !isOwn ? [mailLeft] : []), ...mail]
}
