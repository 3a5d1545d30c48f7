import { Banner } from '#web/components/Banner.tsx'
import { onlyDay } from '../when.ts'
import type { Application } from './applications.ts'

/** Emails about this application go to someone who didn't send it, so it is above every tab. */
export function DisownedNotice({ application: { disownedOn, email, phone } }: { application: Application }) {
	if (!disownedOn) return null
	if (!email)
		return (
			<Banner tone="bad" title="There’s no email address">
				<p>
					On {onlyDay(disownedOn)} we erased the account with the email address that was on this application. Its owner
					never said that they sent it, so we took the address out. Call {phone} before you decide: we can’t send emails
					or reminders, and it won’t close on its own.
				</p>
			</Banner>
		)
	return (
		<Banner tone="bad" title="This may be the wrong email address">
			<p>
				On {onlyDay(disownedOn)}, the person who owns {email} told us that they didn’t send this application. Call{' '}
				{phone} before you decide or write: our emails go to that person. No reminders are sent, and it won’t close on
				its own.
			</p>
		</Banner>
	)
}
