import { Fragment } from 'react'
import { contact } from '#shared/contact.ts'

const address = `tel:${contact.phone.replace(/\D/g, '')}`

/** Makes our phone number a link, because most people read this on the phone they would call with. It stays in one line. */
export const withPhone = (sentence: string) =>
	sentence.split(contact.phone).map((part, at) => (
		<Fragment key={part}>
			{at > 0 ? (
				<a href={address} style={{ color: 'inherit', textDecoration: 'underline', whiteSpace: 'nowrap' }}>
					{contact.phone}
				</a>
			) : null}
			{part}
		</Fragment>
	))
