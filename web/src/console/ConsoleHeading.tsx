import { type ReactNode, useEffect, useRef } from 'react'
import { usePageHeading } from '#web/components/Page.tsx'

interface Props {
	/** Of the browser's tab. */
	title: string
	/** The words on the page, if they say more than the title. */
	heading?: ReactNode
}

/** The one heading of a console screen, smaller than on the public pages: lists need the room. */
export function ConsoleHeading({ title, heading = title }: Props) {
	const focus = usePageHeading(title)
	return (
		<h1 ref={focus} tabIndex={-1} className="text-h2">
			{heading}
		</h1>
	)
}

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
