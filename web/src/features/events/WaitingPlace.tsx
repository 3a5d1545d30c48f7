import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { locale } from '#web/lib/language.ts'

interface Action {
	busy: boolean
	problem?: string | undefined
	start: () => void
}

interface Props {
	offeredUntil: string | undefined
	take: Action
	cancel: Action
}

/** For someone who waits for a place: until a moment they may hold one, which a press takes or gives up. */
export function WaitingPlace({ offeredUntil, take, cancel }: Props) {
	return (
		<>
			{offeredUntil ? (
				<Banner tone="good" role="status" title={t('A place is free for you.')}>
					<p>{untilWords(offeredUntil)}</p>
				</Banner>
			) : (
				<Banner tone="waiting" role="status" title={t('You’re on the waiting list.')}>
					<p>{t('When a place is free for you, we’ll email you.')}</p>
				</Banner>
			)}
			<ActionBanner problem={take.problem || cancel.problem} />
			<div className="flex flex-wrap gap-s3">
				{offeredUntil ? (
					<Button busy={take.busy && t('Taking your place')} onClick={() => take.start()}>
						{t('Take my place')}
					</Button>
				) : null}
				<Button look="ghost" busy={cancel.busy && t('Canceling')} onClick={() => cancel.start()}>
					{offeredUntil ? t('Give it up') : t('Stop waiting')}
				</Button>
			</div>
		</>
	)
}

/** The same clock as in the mail. */
const timeZone = 'America/Chicago'
const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone })
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone })

export function untilWords(offeredUntil: string) {
	const until = new Date(offeredUntil)
	return t('It’s yours until {time}, Central Time, on {day}.', {
		time: clock.format(until),
		day: weekday.format(until),
	})
}
