import type { ReactNode } from 'react'
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
