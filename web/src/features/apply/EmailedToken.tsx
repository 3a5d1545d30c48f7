import { applicationsApi } from '#shared/applications/api.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { ConfirmationSent } from '#web/components/forms/ConfirmationSent.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { client } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'

const applications = client(applicationsApi)

/** A member finds the application on the dashboard, so only a guest may need the email once more. */
export function EmailedToken({ email, asGuest }: { email: string; asGuest: boolean }) {
	const again = useAction({ send: () => applications.emailTokens({ email }), message: ({ message }) => message })
	return (
		<div className="grid max-w-read justify-items-start gap-s3">
			<ConfirmationSent email={email} />
			<ActionBanner {...again} />
			{asGuest && !again.message ? (
				<Button
					look="quiet"
					size="small"
					className="no-print -ml-3"
					busy={again.busy && t('Sending')}
					onClick={() => again.start()}
				>
					{t('Email it to me again')}
				</Button>
			) : null}
		</div>
	)
}
