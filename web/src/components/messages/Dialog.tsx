import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface Props {
	title: string
	open: boolean
	/** Called by Escape and by the buttons inside. */
	onClose: () => void
	urgent?: boolean
	/** For a dialog whose content changes while it's open: its top stays in place, and it isn't read out as a whole. */
	changing?: boolean
	children: ReactNode
	actions: ReactNode
}

/** The browser's own dialog keeps the focus inside, makes the page behind it inert and gives the focus back. */
export function Dialog({ title, open, onClose, urgent = false, changing = false, children, actions }: Props) {
	const id = useId()
	const box = useRef<HTMLDialogElement>(null)
	// A dialog that is taken out of the page gives the focus back only if it's closed first, which a layout effect can.
	useLayoutEffect(() => {
		const dialog = box.current
		if (!open) return
		dialog?.showModal()
		return () => dialog?.close()
	}, [open])
	return (
		<dialog
			ref={box}
			role={urgent ? 'alertdialog' : undefined}
			aria-labelledby={`${id}-title`}
			aria-describedby={changing ? undefined : `${id}-text`}
			onCancel={(event) => {
				event.preventDefault()
				onClose()
			}}
			className={`m-auto rounded-panel bg-white text-ink shadow-high backdrop:bg-ink/55 open:animate-rise ${changing ? 'mt-s4 w-[min(44rem,calc(100vw-1.5rem))] p-s4 medium:mt-[8dvh] medium:p-s5' : 'w-[min(34rem,calc(100vw-2rem))] p-s6'}`}
		>
			<h2 id={`${id}-title`} className="text-h3">
				{title}
			</h2>
			<div id={`${id}-text`} className={`mt-s3 ${changing ? '' : 'max-w-read'}`}>
				{children}
			</div>
			<div className="mt-s5 flex flex-wrap gap-s3">{actions}</div>
		</dialog>
	)
}
