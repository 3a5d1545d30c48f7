import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Page } from '#web/components/Page.tsx'
import { organization } from '#web/content/organization.ts'
import { routes } from '#web/lib/paths.ts'

export default function ContactPage() {
	const { email, phone, postalAddress } = organization
	return (
		<Page
			title={routes.contact.label}
			heading="Contact us. A real person answers."
			intro="Ask before you apply, while you wait, or on someone’s behalf. You don’t need to be a member."
		>
			<dl className="max-w-[44rem] border-line border-b">
				<Way name="Email">
					<a href={`mailto:${email}`} className="inline-flex min-h-11 items-center">
						{email}
					</a>
				</Way>
				<Way name="Phone">
					<a href={`tel:${phone.replace(/\D/g, '')}`} className="inline-flex min-h-11 items-center">
						{phone}
					</a>
				</Way>
				<Way name="Mail">
					<address className="not-italic">
						{postalAddress.map((line) => (
							<span key={line} className="block">
								{line}
							</span>
						))}
					</address>
				</Way>
			</dl>
			<p className="mt-s6 max-w-read">
				For a technical problem, or an issue with an application you sent, please use{' '}
				<Link to={routes.report.path}>{routes.report.label}</Link>. It goes straight to the right person.
			</p>
		</Page>
	)
}

function Way({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-s5 gap-y-s1 border-line border-t py-s5 small:grid-cols-[7rem_1fr]">
			<dt className="text-soft small:pt-s2">{name}</dt>
			<dd className="min-w-0 font-head text-lead medium:text-h3">{children}</dd>
		</div>
	)
}
