import { Link } from 'react-router-dom'
import { useChosenInSight } from '#web/lib/useChosenInSight.ts'

interface Choice {
	to: string
	label: string
	current: boolean
	/** It keeps its place and can't be chosen now. */
	disabled?: boolean
	/** The key that chooses it. */
	shortcut?: string
}

const look = 'flex min-h-11 items-center rounded-full px-s4 no-underline'
const live =
	'bg-sand text-ink transition-colors hover:bg-line aria-[current=page]:bg-ink aria-[current=page]:font-strong aria-[current=page]:text-paper'

/** Which part of a list is shown; each has its own address. */
export function LinkChoices({ label, choices }: { label: string; choices: readonly Choice[] }) {
	const chosen = choices.find(({ current }) => current)
	const inSight = useChosenInSight<HTMLUListElement>(chosen?.to ?? '')
	return (
		<nav aria-label={label} className="min-w-0">
			<ul ref={inSight} className="flex one-line gap-s2">
				{choices.map(({ to, label: words, current, disabled, shortcut }) => (
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
								data-key={shortcut}
								aria-current={current ? 'page' : undefined}
								className={`${look} ${live}`}
							>
								{words}
							</Link>
						)}
					</li>
				))}
			</ul>
		</nav>
	)
}
