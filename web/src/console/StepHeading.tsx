import { useEffect, useRef } from 'react'

/** Takes the focus when a step appears, so that people with a keyboard or a screen reader are there too. */
export function StepHeading({ children }: { children: string }) {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => heading.current?.focus(), [])
	return (
		<h3 ref={heading} tabIndex={-1} className="text-lead outline-none">
			{children}
		</h3>
	)
}
