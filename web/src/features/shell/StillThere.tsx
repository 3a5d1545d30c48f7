import { useLocation } from 'react-router-dom'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Dialog } from '#web/components/messages/Dialog.tsx'
import { useTabNews } from '#web/components/Page.tsx'
import { clockTime } from '#web/lib/days.ts'
import { plural } from '#web/lib/plural.ts'
import { eraseNow, keepAnswers, useIdleQuestion, useLeftDraftsIdle } from '#web/lib/useGuestIdle.ts'

/** Nothing that a guest typed is erased without this question five minutes before. */
export function StillThere() {
	useLeftDraftsIdle(useLocation().pathname)
	const question = useIdleQuestion()
	return question ? <Question {...question} /> : null
}

function Question({ endsAt, minutesLeft }: NonNullable<ReturnType<typeof useIdleQuestion>>) {
	const title = plural(minutesLeft, 'Still there? {n} minute left', 'Still there? {n} minutes left')
	useTabNews(title)
	return (
		<Dialog
			urgent
			open
			onClose={keepAnswers}
			title={title}
			actions={
				<>
					<Button onClick={keepAnswers}>{t('Keep my answers')}</Button>
					<Button look="ghost" onClick={eraseNow}>
						{t('Erase now')}
					</Button>
				</>
			}
		>
			<p>
				{t(
					'Nobody has used this page for a while, and someone else may use this device next. So we’ll erase what you typed at {time}.',
					{ time: clockTime(endsAt) },
				)}
			</p>
		</Dialog>
	)
}
