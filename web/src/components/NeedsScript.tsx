import { organization } from '#web/content/organization.ts'
import { PhoneLink } from './PhoneLink.tsx'

/** Stands in the place of what needs JavaScript, for whoever has none. */
export const NeedsScript = () => (
	<p className="hidden max-w-read noscript:block">
		This part of the page needs JavaScript. Call <PhoneLink className="whitespace-nowrap" /> or write to{' '}
		<a href={`mailto:${organization.email}`}>{organization.email}</a>, and we’ll help you.
	</p>
)
