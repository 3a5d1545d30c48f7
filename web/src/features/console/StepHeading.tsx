import { useEffect, useRef } from 'react'

/** Takes the focus when a step appears, so that keyboard and screen reader arrive with it. */
export function StepHeading({ children }: { children: string }) {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => heading.current?.focus(), [])
	return (
		<h3 ref={heading} tabIndex={-1} className="text-lead outline-none">
			{children}
		</h3>
	)
}
