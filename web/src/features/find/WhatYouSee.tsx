import { Link } from 'react-router-dom'
import { WaitingBank } from '#web/components/bridge/Unfinished.tsx'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { routes } from '#web/lib/paths.ts'
import { EmailTokens } from './EmailTokens.tsx'

const shown = [
	'Where your application is, and when we’ll answer.',
	'Which files we have from you, and what is missing.',
	'A way to send us a document.',
]

export const WhatYouSee = () => (
	<div className="grid gap-s6">
		<section aria-labelledby="shown">
			<WaitingBank />
			<h2 id="shown" className="mt-s4 text-h3">
				What you’ll see
			</h2>
			<ul className="mt-s2 grid max-w-read list-disc gap-s1 pl-s5">
				{shown.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
		<section aria-labelledby="lost">
			<h2 id="lost" className="text-h3">
				No token?
			</h2>
			<p className="mt-s2 max-w-read">
				Search your inbox for “BTG”, or let us send it again. If you have an account, your applications are on
				your <Link to={routes.dashboard.path}>dashboard</Link>.
			</p>
			<div className="mt-s4">
				<EmailTokens />
			</div>
			<p className="mt-s4 max-w-read">
				Still nothing? <Link to={routes.login.path}>Create an account</Link> with the email you applied with.
				Your application will be waiting on your dashboard. Or call us at{' '}
				<PhoneLink className="whitespace-nowrap" />.
			</p>
		</section>
	</div>
)
