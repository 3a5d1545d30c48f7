import type { ReactNode } from 'react'

interface Props {
	id: string
	title: string
	/** The one thing to press, at the end of the line. */
	action?: ReactNode
	children: ReactNode
}

export const QuietLine = ({ id, title, action, children }: Props) => (
	<section
		aria-labelledby={id}
		className="grid items-baseline gap-x-s6 gap-y-s2 py-s5 min-[58rem]:grid-cols-[21rem_minmax(0,1fr)_auto]"
	>
		<h2 id={id} className="text-h3">
			{title}
		</h2>
		<div className={action ? '' : 'min-[58rem]:col-span-2'}>{children}</div>
		{action}
	</section>
)
