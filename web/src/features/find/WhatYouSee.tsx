import { Link } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { WaitingBank } from '#web/components/bridge/Unfinished.tsx'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { rich } from '#web/lib/rich.tsx'
import { EmailTokens } from './EmailTokens.tsx'

const shown = [
	t('Where your application is, and when we’ll answer.'),
	t('Which files we have from you, and what is missing.'),
	t('A way to send us a document.'),
]

export const WhatYouSee = () => (
	<div className="grid gap-s6">
		<section aria-labelledby="shown">
			<WaitingBank />
			<h2 id="shown" className="mt-s4 text-h3">
				{t('What you’ll see')}
			</h2>
			<ul className="mt-s2 grid max-w-read list-disc gap-s1 pl-s5">
				{shown.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
		<section aria-labelledby="lost">
			<h2 id="lost" className="text-h3">
				{t('No token?')}
			</h2>
			<p className="mt-s2 max-w-read">
				{rich(
					'Search your inbox for “BTG”, or let us send it again. If you have an account, your applications are on your {dashboard}.',
					{ dashboard: <Link to={routes.dashboard.path}>{t('dashboard ~link')}</Link> },
				)}
			</p>
			<div className="mt-s4">
				<EmailTokens />
			</div>
			<p className="mt-s4 max-w-read">
				{rich(
					'Still nothing? {account} with the email you applied with. Your application will be waiting on your dashboard. Or call us at {phone}.',
					{ account: <Link to={routes.login.path}>{t('Create an account ~link')}</Link>, phone: <PhoneLink /> },
				)}
			</p>
		</section>
	</div>
)
