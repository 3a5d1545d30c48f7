import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { desk } from './deskEvents.ts'
import type { Entered, TakenBack } from './useDesk.ts'

interface Props {
	title: string
	/** A line such as 'Ana Duarte, 4 people'. */
	who: string
	eventID: string
	entered: Entered
	onTakeBack: (key: string) => Promise<TakenBack>
	onUndone: () => void
	onNext: () => void
}

const takenBack = {
	unsent: 'The sign-in is undone. Nothing was sent.',
	later: 'The sign-in is undone. We may have it already, so this device tells our server to undo it.',
}
const sentSince = 'It has been sent since. Undo it in the list of everyone signed in.'

export function ThankYou({ title, who, eventID, entered, onTakeBack, onUndone, onNext }: Props) {
	const { key, id } = entered
	const undo = useAction({
		send: async () => {
			if (id) return (await desk.undoSignIn({ eventID, id })).message
			const how = await onTakeBack(key)
			if (how === 'sent') throw new Error(sentSince)
			return takenBack[how]
		},
		onDone: onUndone,
		message: (sentence) => sentence,
	})
	return (
		<TakesFocus>
			<div className="grid gap-s4">
				{undo.message ? null : (
					<Banner tone="good" role="status" title={title}>
						<p className="font-head text-h3">{who}</p>
						{id ? null : <p>It’s kept on this device and sent when the network is back.</p>}
					</Banner>
				)}
				<ActionBanner message={undo.message} problem={undo.problem} />
				<div className="flex flex-wrap gap-s3">
					<Button onClick={onNext}>Next guest</Button>
					{undo.message ? null : (
						<Button look="ghost" busy={undo.busy && 'Undoing'} onClick={() => undo.start()}>
							Undo
						</Button>
					)}
				</div>
			</div>
		</TakesFocus>
	)
}
