import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Takes the place of something that was pressed. It's brought into view, also if the page became shorter, and takes the
 * focus, so that the eye, the keyboard and a screen reader arrive with it. A control that is still there and has the
 * focus keeps it.
 */
export function TakesFocus({ children }: { children: ReactNode }) {
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
		box.current?.scrollIntoView({ block: 'nearest' })
	}, [])
	return (
		<div ref={box} tabIndex={-1} className="scroll-my-s5 outline-none">
			{children}
		</div>
	)
}
