import { organization } from '#web/content/organization.ts'

const { phone } = organization

/** Calls the organization. */
export const PhoneLink = ({ className }: { className?: string }) => (
	<a href={`tel:${phone.replace(/\D/g, '')}`} className={className}>
		{phone}
	</a>
)
