import { useState } from 'react'
import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
	/** Undefined until something was typed. */
	saved: boolean | undefined
	onErase: () => void
}

export function SavedNote({ saved, onErase }: Props) {
	const [asking, setAsking] = useState(false)
	if (saved === false)
		return (
			<Banner tone="waiting" role="status" title="This device can’t save what you type">
				<p>Your browser doesn’t allow it, so please finish before you close this page.</p>
			</Banner>
		)
	return (
		<div className="flex min-h-11 flex-wrap items-center gap-x-s4">
			<p role="status" className="text-soft">
				{saved ? 'Saved on this device' : null}
			</p>
			{saved ? (
				<Button look="quiet" size="small" className="-mx-3" onClick={() => setAsking(true)}>
					Erase what I typed
				</Button>
			) : null}
			<Dialog
				open={asking}
				onClose={() => setAsking(false)}
				title="Erase what you typed?"
				actions={
					<>
						<Button look="danger" onClick={onErase}>
							Erase it
						</Button>
						<Button look="ghost" onClick={() => setAsking(false)}>
							Keep it
						</Button>
					</>
				}
			>
				<p>This deletes what you typed from this device. Nothing has been sent to us.</p>
			</Dialog>
		</div>
	)
}
