import { useEffect, useState } from 'react'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { getsNoMail } from '#shared/delivery.ts'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { serverNow } from '#web/lib/session/clock.ts'
import { useAction } from '#web/lib/useAction.ts'
import { showingFresh } from '../useChange.ts'
import { timeOfDay } from '../when.ts'
import { type Application, staff } from './applications.ts'
import { asAnswered, useApplicationCache } from './useApplicationCache.ts'

/**
 * True while the mail of the decision waits, by the server's clock, because a laptop's may be wrong. It becomes false by
 * itself when the mail leaves.
 */
export function useIsHeld({ held }: Pick<Application, 'held'>) {
	const [now, setNow] = useState(serverNow)
	const left = held ? Date.parse(held.until) - now : 0
	useEffect(() => {
		if (left <= 0) return
		const timer = setTimeout(() => setNow(serverNow()), left + 200)
		return () => clearTimeout(timer)
	}, [left])
	return left > 0
}

/** A decision can be undone as long as its mail waits. */
export function useTakeBack(application: Application, onTakenBack: (former: Application) => void) {
	const { token, version } = application
	const { replace, refresh } = useApplicationCache(token)
	const isHeld = useIsHeld(application)
	const takeBack = useAction({
		send: () => staff.takeBack({ token, version }),
		onDone: ({ application: former }) => {
			const takenBack = asAnswered(application, former)
			replace(takenBack)
			// The answer leaves out the history, which says from now on that nobody was told.
			void refresh()
			onTakenBack(takenBack)
		},
		onProblem: showingFresh(applicationsStaffApi.takeBack, (fresh) => replace(fresh.application)),
	})
	// The email leaves at the moment from which on the server says that it's too late.
	return { ...takeBack, until: isHeld ? application.held?.until : undefined }
}

interface Props {
	application: Application
	onTakenBack: (former: Application) => void
}

export function HeldMail({ application, onTakenBack }: Props) {
	const { firstName, delivery, decision } = application
	const { until, busy, start, problem } = useTakeBack(application, onTakenBack)
	if (!until)
		return problem ? (
			<TakesFocus>
				<ActionBanner problem={problem} />
			</TakesFocus>
		) : null
	return (
		<Banner
			tone="waiting"
			title={
				getsNoMail(delivery) || !decision?.emailed
					? `You can take this back until ${timeOfDay(until)}. No email will be sent.`
					: `The email to ${firstName} will be sent at ${timeOfDay(until)}.`
			}
		>
			<div className="grid justify-items-start gap-s3">
				<p>Until then, they can’t see what you decided.</p>
				<Button look="ghost" size="small" busy={busy && 'Taking it back'} onClick={() => start()}>
					Take it back
				</Button>
				<ActionBanner problem={problem} />
			</div>
		</Banner>
	)
}
