import type { ReactNode } from 'react'

interface Props {
	id: string
	title: string
	/** The outcome of what was done with one of them. */
	above?: ReactNode
	/** The rows. */
	children?: ReactNode
}

/** A list on the dashboard of something that belongs to the member, each with its state. */
export const OwnThings = ({ id, title, above, children }: Props) => (
	<section aria-labelledby={id}>
		<h2 id={id} className="mb-s4 text-h3">
			{title}
		</h2>
		{above}
		<ul className="card overflow-hidden empty:hidden">{children}</ul>
	</section>
)

interface RowProps {
	name: ReactNode
	details: ReactNode
	/** Its state, and what can be done about it. */
	children: ReactNode
}

export const OwnRow = ({ name, details, children }: RowProps) => (
	<li className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s1 border-line border-b px-s5 py-s3 last:border-b-0">
		<span className="min-w-0">
			<b className="wrap-anywhere">{name}</b>
			<span className="block text-small text-soft tabular-nums">{details}</span>
		</span>
		{children}
	</li>
)
