interface Props {
	/** The grid of the rows' summaries. */
	columns: string
	names: readonly string[]
}

/** Names the columns of a wide list. Each row says them in words for a screen reader. */
export const ListHeads = ({ columns, names }: Props) => (
	<div
		aria-hidden="true"
		className={`sticky top-0 z-10 hidden gap-x-s4 border-line border-b border-l-4 border-l-transparent bg-sand py-s2 pr-s5 pl-[calc(var(--spacing-s5)+var(--spacing-s4)+0.75rem)] font-strong text-small text-soft 880:grid print:hidden ${columns}`}
	>
		{names.map((name) => (
			<span key={name}>{name}</span>
		))}
	</div>
)
