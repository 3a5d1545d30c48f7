import type { MailContent } from '#functions/domain/mail/content.ts'
import { type Cause, queueMail } from '#functions/domain/mail/outbox.ts'
import type { Write } from '#functions/platform/store/write.ts'
import type { Permission } from '#shared/endpoint.ts'
import { users } from './table.ts'

/** The mails by which everyone learns of something who has at least one of these permissions. */
export async function tellEveryoneWith(
	permissions: Permission[],
	contentFor: (firstName: string) => MailContent,
	cause: Cause,
): Promise<Write[]> {
	const mails: Write[] = []
	for await (const { email, firstName, clientSidePermissions } of users.oldestFirst('employee'))
		if (permissions.some((name) => clientSidePermissions.includes(name)))
			mails.push(...queueMail({ to: email, language: 'en', content: contentFor(firstName) }, cause))
	return mails
}
