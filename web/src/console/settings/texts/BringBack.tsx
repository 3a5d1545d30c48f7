import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { AskFirst } from '#web/components/messages/AskFirst.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { putReadyTexts, readyTexts } from '../../readyTexts.ts'

/** Offered while a text that came with the site was changed or removed. */
export function BringBack({ differs }: { differs: boolean }) {
	const cache = useQueryClient()
	const [asks, setAsks] = useState(false)
	const bringBack = useAction({
		send: () => readyTexts.bringBackReadyTexts({}),
		onDone: (answer) => {
			putReadyTexts(cache, answer)
			setAsks(false)
		},
		onProblem: () => setAsks(false),
		message: ({ message }) => message,
	})
	return (
		<div className="grid gap-s3 justify-items-start">
			<ActionBanner message={bringBack.message} problem={bringBack.problem} />
			{differs ? (
				<Button look="quiet" size="small" className="-ml-3" onClick={() => setAsks(true)}>
					Bring back the texts that came with the site
				</Button>
			) : null}
			<AskFirst
				open={asks}
				title="Bring back the texts that came with the site?"
				action="Bring them back"
				keep="Leave them as they are"
				busy={bringBack.busy && 'Bringing back'}
				onConfirm={() => bringBack.start()}
				onClose={() => setAsks(false)}
			>
				<p>Texts that were changed go back to their original words. Texts we added stay.</p>
			</AskFirst>
		</div>
	)
}
