import { useLocation } from 'react-router-dom'
import type { applicationsApi } from '#shared/applications/api.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Page } from '#web/components/Page.tsx'
import { client } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'
import { useHydrated } from '#web/lib/useHydrated.ts'

/** The call is written without its schemas, so that the page doesn't load zod. */
const applications = client<Pick<typeof applicationsApi, 'stopHelping'>>({
	stopHelping: { method: 'POST', path: '/api/stop-helping' },
})

/** Opened from a link in a mail. It waits for a press, because programs that check mails for viruses open links too. */
export default function StopHelpingPage() {
	const [token = '', link = ''] = useLocation().hash.slice(1).split('.')
	const hydrated = useHydrated()
	const stop = useAction({ send: () => applications.stopHelping({ token, link }), message: ({ message }) => message })
	return (
		<Page
			title={routes.stopHelping.label}
			intro={t(
				'After this, you get no more emails about the application that you filled in. It stays with us, for the person you helped.',
			)}
		>
			<div className="grid justify-items-start gap-s5">
				<ActionBanner message={stop.message} problem={stop.problem} />
				{stop.message ? null : (
					<Button disabled={!hydrated} busy={stop.busy && t('Sending')} onClick={() => stop.start()}>
						{t('Stop helping ~button')}
					</Button>
				)}
			</div>
		</Page>
	)
}
