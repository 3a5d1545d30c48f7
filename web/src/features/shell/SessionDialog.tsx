import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { routeAt } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Dialog } from '#web/components/messages/Dialog.tsx'
import { useTabNews } from '#web/components/Page.tsx'
import { clockTime } from '#web/lib/days.ts'
import { eraseNow, keepAnswers, useIdleQuestion, useLeftDraftsIdle } from '#web/lib/drafts/useGuestIdle.ts'
import { plural } from '#web/lib/plural.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useSignOut } from './useSignOut.tsx'

/** Comes two minutes before a session ends. */
export function SessionDialog() {
	const { ending } = useSession()
	const { signOut, question } = useSignOut()
	return (
		<>
			{ending ? <Ending ending={ending} signOut={signOut} /> : null}
			{question}
		</>
	)
}

interface Props {
	ending: NonNullable<ReturnType<typeof useSession>['ending']>
	signOut: () => void
}

function Ending({ ending, signOut }: Props) {
	const { refresh } = useSession()
	const { pathname } = useLocation()
	// Each answer of the server tells the end anew, to about a second, so it isn't the moment that was seen.
	const [seen, setSeen] = useState<typeof ending.cause>()
	// An answer moves the end, and this dialog goes with it. One that is still here has had none.
	const [asked, setAsked] = useState<'asking' | 'no answer'>()
	const idle = ending.cause === 'idle'
	const time = clockTime(ending.at)
	const stay = () => {
		setAsked('asking')
		void refresh().then(() => setAsked('no answer'))
	}
	const goOn = () => {
		if (!idle) setSeen(ending.cause)
		else if (asked !== 'asking') stay()
	}
	const leave = () => {
		setSeen(ending.cause)
		// Signing out may ask something first, and the session lasts until it's answered.
		if (idle) void refresh()
		signOut()
	}
	return (
		<Dialog
			urgent
			open={seen !== ending.cause}
			onClose={goOn}
			title={idle ? t('Are you still there?') : t('Your session ends soon')}
			actions={
				<>
					<Button onClick={goOn} busy={asked === 'asking' && t('Asking our server')}>
						{idle ? t('Stay signed in') : t('Keep going')}
					</Button>
					<Button look="ghost" onClick={leave}>
						{t('Sign out')}
					</Button>
				</>
			}
		>
			<p>
				{idle
					? t('You’ve been inactive for a while. To protect your information, we’ll sign you out at {time}.', { time })
					: t(
							'You’ve almost reached the time limit, so we’ll sign you out at {time}. You can sign in again right away.',
							{ time },
						)}
			</p>
			{/* The dashboard gives way to the login, with what was typed there. */}
			{routeAt(pathname) === 'dashboard' ? null : <p className="mt-s2">{t('We’ll keep what you typed.')}</p>}
			{asked === 'no answer' ? (
				<p role="alert" className="mt-s2 font-strong text-rose">
					{t('We couldn’t reach our server. You stay signed in only if we reach it by {time}.', { time })}
				</p>
			) : null}
		</Dialog>
	)
}

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
