import { Link } from 'react-router-dom'
import { LinkButton } from '#web/components/Button.tsx'
import { applicationPath } from '../paths.ts'
import { backToList, useListPlace } from './listPlace.ts'

const arrow = 'grid size-11 place-items-center rounded-full text-h3 text-ink no-underline hover:bg-river-wash'

/** Back to the list it was opened from, as it was left, and to its neighbors there. */
export function ListNavigation({ token }: { token: string }) {
	const place = useListPlace()
	const { path, state, tokens } = place
	const at = tokens.indexOf(token)
	const [before, after] = [tokens[at - 1], tokens[at + 1]]
	return (
		<div className="flex flex-wrap items-center gap-s3 print:hidden">
			<LinkButton look="quiet" size="small" to={path} state={state} className="-ml-3">
				{backToList(place)}
			</LinkButton>
			{at < 0 ? null : (
				<nav aria-label="Applications of this list" className="flex items-center gap-s1">
					{before ? (
						<Link
							to={applicationPath(before)}
							className={arrow}
							data-key="k"
							aria-label="Previous application"
						>
							‹
						</Link>
					) : null}
					<span className="text-small text-soft tabular-nums">
						{at + 1} of {tokens.length}
					</span>
					{after ? (
						<Link to={applicationPath(after)} className={arrow} data-key="j" aria-label="Next application">
							›
						</Link>
					) : null}
				</nav>
			)}
		</div>
	)
}
