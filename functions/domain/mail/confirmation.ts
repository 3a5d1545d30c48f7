import type { Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/user.ts'
import type { MailContent } from './content.ts'
import { type Cause, type NewMail, queueMail } from './outbox.ts'

interface Confirmation {
	/** The address and the first name as typed in the form. */
	email: string
	firstName: string
	member: UserRecord | undefined
	/** What `mailIfLeft` found for this address. */
	mailLeft: Write | undefined
	/** For a mail that an address must get even if none is left for it now: when it is sent then. */
	later?: Date | undefined
	about?: NonNullable<NewMail['about']>
	content: (firstName: string) => MailContent
}

/** An address that isn't the sender's own may be a stranger's, so it gets few mails and none of the typed words. */
export function confirmationMail(
	{ email, firstName, member, mailLeft, later, about, content }: Confirmation,
	cause: Cause,
): Write[] {
	const isOwn = member?.email === email
	const waits = !isOwn && !mailLeft
	if (waits && !later) return []
	const mail = queueMail(
		{
			to: email,
			content: content(isOwn ? firstName : ''),
			...(about && { about }),
			...(waits && later && { due: later }),
		},
		cause,
	)
	return [...(mailLeft && !isOwn ? [mailLeft] : []), ...mail]
}
