import type { ReactNode } from 'react'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
	open: boolean
	title: string
	/** On the button that does it. */
	action: string
	/** The button's words while it works. */
	busy?: string | false
	/** On the button that leaves everything as it is. */
	keep?: string
	onConfirm: () => void
	onClose: () => void
	children: ReactNode
}

/** Asks before something is gone for good. */
export const AskFirst = ({ action, busy = false, keep = t('Keep it'), onConfirm, children, ...dialog }: Props) => (
	<Dialog
		{...dialog}
		actions={
			<>
				<Button look="danger" busy={busy} onClick={onConfirm}>
					{action}
				</Button>
				<Button look="ghost" onClick={dialog.onClose}>
					{keep}
				</Button>
			</>
		}
	>
		{children}
	</Dialog>
)
