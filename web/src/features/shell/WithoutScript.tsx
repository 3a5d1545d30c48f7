import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { organization } from '#web/content/organization.ts'
import { navigationLinks } from '#web/lib/paths.ts'

/** Only in the HTML of the build. The menu is a script, so the links are here. */
export function WithoutScript() {
	const { email } = organization
	return (
		<noscript>
			<div className="page-width border-line border-b py-s4">
				<p>
					The forms on this site need JavaScript. You can read everything without it, and we can help you by
					phone or email: call <PhoneLink /> or write to <a href={`mailto:${email}`}>{email}</a>.
				</p>
				<ul className="mt-s2 flex flex-wrap gap-x-s4">
					{navigationLinks.map(({ path, label }) => (
						<li key={path}>
							<a href={path} className="inline-flex min-h-11 items-center">
								{label}
							</a>
						</li>
					))}
				</ul>
			</div>
		</noscript>
	)
}
