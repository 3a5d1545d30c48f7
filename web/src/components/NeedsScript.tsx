import { organization } from '#web/content/organization.ts'
import { PhoneLink } from './PhoneLink.tsx'

/** Browsers without JavaScript show this instead of a form or a list that needs it. */
export const NeedsScript = () => (
	<p className="hidden max-w-read noscript:block">
		This part of the page needs JavaScript. Call <PhoneLink className="whitespace-nowrap" /> or write to{' '}
		<a href={`mailto:${organization.email}`}>{organization.email}</a>, and we’ll help you.
	</p>
)
