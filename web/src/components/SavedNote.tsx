import { type ReactNode, useState } from 'react'
import { AskFirst } from './AskFirst.tsx'
import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'

interface Props {
	/** Where it is kept, in a sentence; empty before anything was typed, false where it can't be kept. */
	saved: string | false
	onErase: () => void
	/** What belongs to it, such as whether the device is shared. */
	children?: ReactNode
}

/** Below a form: where what was typed is kept, and a way to erase it. */
export function SavedNote({ saved, onErase, children }: Props) {
	const [asking, setAsking] = useState(false)
	if (saved === false)
		return (
			<Banner tone="waiting" role="status" title="This device can’t save what you type">
				<p>Your browser doesn’t allow it, so please finish before you close this page.</p>
			</Banner>
		)
	return (
		<div className="grid gap-s1">
			<div className="flex min-h-11 flex-wrap items-center gap-x-s4">
				<p role="status" className="text-soft">
					{saved}
				</p>
				{saved ? (
					<Button look="quiet" size="small" className="-mx-3" onClick={() => setAsking(true)}>
						Erase what I typed
					</Button>
				) : null}
			</div>
			{children}
			<AskFirst
				open={asking}
				onClose={() => setAsking(false)}
				title="Erase what you typed?"
				action="Erase it"
				onConfirm={onErase}
			>
				<p>This deletes what you typed, and any files you added. Nothing has been sent.</p>
			</AskFirst>
		</div>
	)
}

interface KeptInTabProps {
	/** Undefined before anything was typed, false where it can't be kept. */
	saved: boolean | undefined
	where?: string
	onErase: () => void
}

/** Below a form whose draft the tab keeps. */
export const KeptInTab = ({ saved, where = 'Kept until you close this tab', onErase }: KeptInTabProps) => (
	<SavedNote saved={saved === false ? false : saved ? where : ''} onErase={onErase} />
)
