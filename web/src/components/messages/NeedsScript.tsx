import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { organization } from '#web/content/organization.ts'
import { rich } from '#web/lib/rich.tsx'

/** Browsers without JavaScript show this instead of a form or a list that needs it. */
export const NeedsScript = () => (
	<p className="hidden max-w-read noscript:block">
		{rich('This part of the page needs JavaScript. Call {phone} or write to {email}, and we’ll help you.', {
			phone: <PhoneLink />,
			email: <a href={`mailto:${organization.email}`}>{organization.email}</a>,
		})}
	</p>
)
