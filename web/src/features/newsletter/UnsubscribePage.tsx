import { newsletterApi } from '#shared/newsletter/api.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { Page } from '#web/components/Page.tsx'
import { client } from '#web/lib/api.ts'
import { routes } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { useHydrated } from '#web/lib/useHydrated.ts'

const newsletter = client(newsletterApi)

/** Opened from a link in a mail. It waits for a click, because programs that check mails for viruses open links too. */
export default function UnsubscribePage() {
	const { refresh } = useSession()
	const hydrated = useHydrated()
	const leave = useAction({
		send: () => newsletter.unsubscribe({ token: window.location.hash.slice(1) }),
		onDone: () => void refresh(),
		message: ({ message }) => message,
	})
	return (
		<Page
			title="Unsubscribe"
			heading="Leave our newsletter"
			intro="We’ll take your email off the list. You can sign up again at any time."
		>
			<div className="grid justify-items-start gap-s5">
				<ActionBanner message={leave.message} problem={leave.problem} />
				{leave.message ? (
					<LinkButton to={routes.home.path} look="ghost">
						Go to the home page
					</LinkButton>
				) : (
					<Button disabled={!hydrated} busy={leave.busy && 'Unsubscribing'} onClick={() => leave.start()}>
						Unsubscribe
					</Button>
				)}
			</div>
		</Page>
	)
}
