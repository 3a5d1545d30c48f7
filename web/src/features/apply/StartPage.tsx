import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { WhatToDoToday } from '#web/components/cutoff/WhatToDoToday.tsx'
import { EarlyButton } from '#web/components/EarlyButton.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { NeedsScript } from '#web/components/messages/NeedsScript.tsx'
import { Page } from '#web/components/Page.tsx'
import { applicationSettingsQuery } from '#web/lib/applicationSettings.ts'
import { AccountLinks } from './AccountLinks.tsx'

interface Props {
	/** Begins an application without an account. Missing until it is known who looks. */
	onStart?: () => void
	opening?: boolean
	/** Says what became of an application that was begun before. */
	notice?: ReactNode
}

/** Tells people what to know before they decide how to apply. */
export function StartPage({ notice, ...ways }: Props) {
	return (
		<Page
			title={routes.apply.label}
			intro={t(
				'We help people pay a bill when times are hard. Many live with a bleeding disorder. You can ask without one.',
			)}
		>
			<div className="grid items-start gap-s6 large:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] large:gap-s7">
				<div className="grid gap-s6">
					{notice}
					<WhatToDoToday title={t('Is something being cut off soon?')} quiet>
						<p>{t('Apply here, and give us the date on the notice.')}</p>
					</WhatToDoToday>
					<About />
				</div>
				<Ways {...ways} />
			</div>
		</Page>
	)
}

const facts = [
	{
		title: t('What we can help with'),
		lines: [t('Rent, power, food, travel and other bills.'), t('One bill with each application.')],
	},
	{
		title: t('What to have ready'),
		lines: [
			t('Your bill, lease or estimate. A photo from your phone is fine.'),
			t('Your birthday, phone number, address and income per month.'),
			t('If someone has a bleeding disorder: its type, and the clinic you go to.'),
		],
	},
	{ title: t('How long it takes'), lines: [t('About 15 minutes. With an account, you can stop and finish later.')] },
	{
		title: t('What happens next'),
		lines: [
			t('A person reads your application. Processing can take up to 21 days.'),
			t('You get our answer by email. If we can help, we pay the bill or send you a gift card.'),
		],
	},
]

function About() {
	return (
		<div className="grid gap-s5">
			{facts.map(({ title, lines }) => (
				<section key={title}>
					<h2 className="text-h3">{title}</h2>
					<ul className="mt-s2 grid max-w-read list-disc gap-s1 pl-s5">
						{lines.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</section>
			))}
		</div>
	)
}

const way = 'grid content-start justify-items-start gap-s3 border-line border-t pt-s4'

/** The way of a guest is there before any script, and before it's known who looks and whether guests may apply. */
function Ways({ onStart, opening = false }: Omit<Props, 'notice'>) {
	const { data, error, refetch, isFetching } = useQuery(applicationSettingsQuery)
	const [pressed, setPressed] = useState(false)
	const isRefused = data?.guestApplications === false
	const start = useEffectEvent(() => onStart?.())
	const mayStart = pressed && onStart !== undefined && data?.guestApplications === true
	useEffect(() => {
		if (mayStart) start()
	}, [mayStart])
	return (
		<section aria-labelledby="before" className="grid gap-s4 panel">
			<h2 id="before" className="text-h3">
				{t('Before you Continue')}
			</h2>
			<NeedsScript />
			<div className={`noscript:hidden ${way}`}>
				<h3 className="text-lead">{t('With an account')}</h3>
				<p className="max-w-read">
					{t('You can see where your application is, send more files and finish on another device.')}
				</p>
				<AccountLinks />
			</div>
			<div className={`min-h-24 noscript:hidden ${way}`}>
				{isRefused || (error && !data) ? null : (
					<>
						<h3 className="text-lead">{t('Without an account')}</h3>
						<p className="max-w-read">
							{t(
								'No time for an account? Apply as a guest. We’ll email you a token to check on it later. Your answers stay in this tab, so finish before you close it.',
							)}
						</p>
						<EarlyButton
							name="guest"
							busy={t('Opening the form')}
							isBusy={opening || pressed}
							onPress={() => setPressed(true)}
						>
							{t('Continue as Guest')}
						</EarlyButton>
					</>
				)}
				{isRefused ? (
					<p className="max-w-read text-soft">{t('An account is required to request assistance.')}</p>
				) : null}
				{error && !data ? (
					<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
				) : null}
			</div>
		</section>
	)
}
