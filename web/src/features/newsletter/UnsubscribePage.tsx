import { useLocation } from 'react-router-dom'
import type { newsletterApi } from '#shared/newsletter/api.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { NeedsScript } from '#web/components/messages/NeedsScript.tsx'
import { Page } from '#web/components/Page.tsx'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { organization } from '#web/content/organization.ts'
import { client } from '#web/lib/api.ts'
import { rich } from '#web/lib/rich.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { useHydrated } from '#web/lib/useHydrated.ts'

/** The call is written without its schemas, so that the page doesn't load zod. */
const newsletter = client<Pick<typeof newsletterApi, 'unsubscribe'>>({
	unsubscribe: { method: 'POST', path: '/api/newsletter-unsubscribe' },
})

/** Opened from a link in a mail. It waits for a click, because programs that check mails for viruses open links too. */
export default function UnsubscribePage() {
	const token = useLocation().hash.slice(1)
	const { refresh } = useSession()
	const hydrated = useHydrated()
	const leave = useAction({
		send: () => newsletter.unsubscribe({ token }),
		onDone: () => void refresh(),
		message: ({ message }) => message,
	})
	return (
		<Page
			title={t('Unsubscribe')}
			heading={t('Leave our newsletter')}
			intro={t('We’ll take your email off the list. You can sign up again at any time.')}
		>
			<div className="grid justify-items-start gap-s5">
				<ActionBanner message={leave.message} problem={leave.problem} />
				{hydrated && !token ? <IncompleteLink /> : null}
				{leave.message || (hydrated && !token) ? (
					<LinkButton to={routes.home.path} look="ghost">
						{t('Go to the home page')}
					</LinkButton>
				) : (
					<>
						<NeedsScript />
						<Button
							className="noscript:hidden"
							disabled={!hydrated}
							busy={leave.busy && t('Unsubscribing')}
							onClick={() => leave.start()}
						>
							{t('Unsubscribe')}
						</Button>
					</>
				)}
			</div>
		</Page>
	)
}

/** Without the token of the mail nobody knows whom to take off the list. */
const IncompleteLink = () => (
	<Banner tone="plain" title={t('This link isn’t complete. Please open it from the newsletter again.')}>
		<p>
			{rich('Or call {phone} or write to {email}, and we’ll take you off the list.', {
				phone: <PhoneLink />,
				email: <a href={`mailto:${organization.email}?subject=Unsubscribe`}>{organization.email}</a>,
			})}
		</p>
	</Banner>
)
