import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import type { WaitingSignIn } from '#web/lib/waitingSignIns.ts'

interface Props {
	waiting: readonly WaitingSignIn[]
	/** What stopped the last sending. */
	stopped: Error | undefined
	sending: boolean
	onSend: () => void
	onCorrect: (signIn: WaitingSignIn) => void
	onRemove: (key: string) => void
}

/** What is on this device and not on the server yet: how many, why, and what someone has to look at. */
export function Waiting({ waiting, stopped, sending, onSend, onCorrect, onRemove }: Props) {
	const toSend = waiting.filter(({ problem }) => problem === undefined)
	const refused = waiting.filter(({ problem }) => problem !== undefined)
	return (
		<>
			{toSend.length > 0 ? (
				<Banner
					tone="waiting"
					role="status"
					title={
						toSend.length === 1
							? '1 sign-in waits on this device'
							: `${toSend.length} sign-ins wait on this device`
					}
				>
					<p>
						{stopped ? stopped.message : null} We’ll keep trying. You can go on, and please keep this page
						open.
					</p>
					<Button
						look="quiet"
						size="small"
						className="-mx-3 mt-s1"
						busy={sending && 'Sending'}
						onClick={onSend}
					>
						Send now
					</Button>
				</Banner>
			) : null}
			{refused.map((signIn) => (
				<Banner
					key={signIn.key}
					tone="bad"
					title={`${String(signIn.guest.firstName)} ${String(signIn.guest.lastName)} isn’t signed in`}
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
