import { useState } from 'react'
import { Button } from '#web/components/Button.tsx'
import { Dialog } from '#web/components/Dialog.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

const clockTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** Comes two minutes before a session ends. */
export function SessionDialog() {
	const { ending, refresh, signOut } = useSession()
	const [seen, setSeen] = useState<number>()
	if (!ending) return null
	const idle = ending.cause === 'idle'
	const goOn = () => (idle ? void refresh() : setSeen(ending.at))
	return (
		<Dialog
			urgent
			open={seen !== ending.at}
			onClose={goOn}
			title={idle ? 'Are you still there?' : 'Your session ends soon'}
			actions={
				<>
					<Button onClick={goOn}>{idle ? 'Stay signed in' : 'Keep going'}</Button>
					<Button look="ghost" onClick={signOut}>
						Sign out
					</Button>
				</>
			}
		>
			<p>
				{idle
					? `You’ve been inactive for a while. To protect your information, we’ll sign you out at ${clockTime.format(ending.at)}.`
					: `You’ve almost reached the time limit, so we’ll sign you out at ${clockTime.format(ending.at)}. You can sign in again right away.`}{' '}
				We’ll keep what you typed.
			</p>
		</Dialog>
	)
}
