import { Link } from 'react-router-dom'
import { useChosenInSight } from '#web/lib/useChosenInSight.ts'

interface Choice {
	to: string
	label: string
	current: boolean
	/** How many things are there. */
	number?: number | undefined
	/** The choice keeps its place and can't be chosen now. Its address still leads there, so it may be the current one. */
	disabled?: boolean
	/** It leads elsewhere, and is no part of the list. */
	isQuiet?: boolean
}

const look =
	'flex min-h-11 items-center rounded-full px-s3 text-small transition-colors medium:min-h-10 aria-[current=page]:bg-ink aria-[current=page]:font-strong aria-[current=page]:text-paper'
const live = 'bg-sand text-ink no-underline hover:bg-line'
const quiet = 'text-river underline aria-[current=page]:no-underline'

/** Links to the parts of a list. Each has its own address. */
export function LinkChoices({ label, choices }: { label: string; choices: readonly Choice[] }) {
	const chosen = choices.find(({ current }) => current)
	const inSight = useChosenInSight<HTMLUListElement>(chosen?.to ?? '')
	return (
		<nav aria-label={label} className="min-w-0">
			<ul ref={inSight} className="flex one-line gap-s1">
				{choices.map(({ to, label: words, current, number, disabled, isQuiet }) => (
					<li key={to}>
						{disabled && !current ? (
							<button
								type="button"
								disabled
								className={`${look} cursor-not-allowed border border-line border-dashed text-soft`}
							>
								{words}
							</button>
						) : (
							<Link
								to={to}
								aria-current={current ? 'page' : undefined}
								aria-disabled={disabled || undefined}
								className={`${look} ${isQuiet ? quiet : live}`}
							>
								{words}
								{number === undefined ? null : (
									<span className="ml-s2 font-strong tabular-nums">{number.toLocaleString('en-US')}</span>
								)}
							</Link>
						)}
					</li>
				))}
			</ul>
		</nav>
	)
}
