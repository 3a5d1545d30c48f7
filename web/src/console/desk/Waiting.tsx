import { dayOf, monthDayYear } from '#shared/dates.ts'
import { Button } from '#web/components/Button.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { longDay } from '#web/lib/days.ts'
import { keptForMs } from '#web/lib/desk/signInStore.ts'
import type { WaitingSignIn } from '#web/lib/desk/waitingSignIns.ts'
import { useOnline } from '#web/lib/useOnline.ts'
import { howMany } from '../howMany.ts'

interface Props {
	waiting: readonly WaitingSignIn[]
	/** The error that stopped the last sending. */
	stopped: Error | undefined
	sending: boolean
	onSend: () => void
	onCorrect: (signIn: WaitingSignIn) => void
	onRemove: (key: string) => void
}

/**
 * The sign-ins on this device that the server doesn't have yet: how many, why, and which ones someone has to correct.
 */
export function Waiting({ waiting, stopped, sending, onSend, onCorrect, onRemove }: Props) {
	const online = useOnline()
	const toSend = waiting.filter(({ problem }) => problem === undefined)
	const oldest = Math.min(...waiting.map(({ enteredAt }) => enteredAt))
	const refused = waiting.filter(({ problem }) => problem !== undefined)
	return (
		<>
			{toSend.length === 0 && !online ? (
				<Banner tone="waiting" role="status" title="You’re offline. Keep going">
					<p>We’ll send your sign-ins when you’re back online. Please keep this page open.</p>
				</Banner>
			) : null}
			{toSend.length > 0 ? (
				<Banner
					tone="waiting"
					role="status"
					title={`${howMany(toSend.length, 'sign-in is', 'sign-ins are')} waiting on this device`}
				>
					<p>
						{online
							? `${stopped ? stopped.message : ''} We’ll keep trying. You can go on.`
							: 'You’re offline. Keep going: we’ll send them when you’re back.'}{' '}
						Please keep this page open. This device erases them on <b>{lastDay(oldest)}</b>, sent or not.
					</p>
					<Button look="quiet" size="small" className="-mx-3 mt-s1" busy={sending && 'Sending'} onClick={onSend}>
						Send now
					</Button>
				</Banner>
			) : null}
			{refused.map((signIn) => (
				<Banner
					key={signIn.key}
					tone="bad"
					title={`${String(signIn.guest.firstName)} ${String(signIn.guest.lastName)}: this sign-in wasn’t saved`}
				>
					<p>{signIn.problem}</p>
					<div className="mt-s2 flex flex-wrap gap-s3">
						<Button look="ghost" size="small" onClick={() => onCorrect(signIn)}>
							Correct
						</Button>
						<Button look="quiet" size="small" onClick={() => onRemove(signIn.key)}>
							Remove
						</Button>
					</div>
				</Banner>
			))}
		</>
	)
}

/** The day on which this device erases what was entered then. */
const lastDay = (enteredAt: number) => longDay(monthDayYear(dayOf(new Date(enteredAt + keptForMs))), new Date())

export const KeepsNothing = () => (
	<Banner tone="bad" role="status" title="This browser can’t keep sign-ins">
		<p>
			You need a network for each guest here, and without one a sign-in stays in the form until you send it. Leave the
			private window or use another browser, or write guests down on paper.
		</p>
	</Banner>
)
