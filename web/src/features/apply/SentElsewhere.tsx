import type { ReactNode } from 'react'
import { monthDayYear } from '#shared/dates.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { longDay } from '#web/lib/days.ts'
import { today } from './today.ts'

interface SentApplication {
	issuedOn: string
	token: string
}

export const ifSentToday = (application: SentApplication | null | undefined) =>
	application?.issuedOn === monthDayYear(today()) ? application : undefined

interface Props {
	/** Unknown where nothing was sent today: the draft was erased then. */
	application: SentApplication | undefined
	/** What else can be done. */
	children: ReactNode
}

/** The account no longer has the draft that someone comes back to. */
export const SentElsewhere = ({ application, children }: Props) => (
	<Banner
		tone="waiting"
		role="alert"
		title={application ? t('You sent an application today') : t('You sent or erased this on another device')}
	>
		<p>
			{application
				? t('Sent {day}, token {token}.', { day: longDay(application.issuedOn, new Date()), token: application.token })
				: t('If you sent it, it’s on your dashboard, and you’re done.')}
		</p>
		<div className="mt-s3 flex flex-wrap gap-s3">
			<LinkButton size="small" to={routes.dashboard.path}>
				{t('Go to Dashboard')}
			</LinkButton>
			{children}
		</div>
	</Banner>
)
