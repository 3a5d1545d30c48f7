import type { ReactNode } from 'react'
import { organization } from '#web/content/organization.ts'

const { phone } = organization

/**
 * Calls the organization. The number stays on one line, so that it can be read out at once, unless very large text leaves
 * no room.
 */
export const PhoneLink = ({ className = '', children = phone }: { className?: string; children?: ReactNode }) => (
	<a
		href={`tel:${phone.replace(/\D/g, '')}`}
		className={`whitespace-nowrap max-[16rem]:whitespace-normal ${className}`}
	>
		{children}
	</a>
)
