import { type ReactNode, useEffect, useRef } from 'react'

/** What takes the place of a form takes the focus too, so that keyboard and screen reader arrive with it. */
export function TakesFocus({ children }: { children: ReactNode }) {
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => box.current?.focus(), [])
	return (
		<div ref={box} tabIndex={-1} className="outline-none">
			{children}
		</div>
	)
}
