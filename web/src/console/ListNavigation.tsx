import { Link, useNavigate } from 'react-router-dom'
import { LinkButton } from '#web/components/Button.tsx'
import { Problem } from '#web/components/forms/Problem.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { loadMore, useListPlace } from './listPlace.ts'
import { consolePath, searchPath } from './paths.ts'

const arrow =
	'grid size-11 place-items-center rounded-full text-h3 text-ink no-underline hover:bg-river-wash aria-disabled:text-field'

interface Props {
	section: string
	id: string
	/** The title of the section's first list, for someone who came by an address. */
	list: string
	/** Names the things in the list for a screen reader. */
	noun: string
}

/** Back to the list it was opened from, as it was left, and to its neighbors there. */
export function ListNavigation({ section, id, list, noun }: Props) {
	const navigate = useNavigate()
	const { path = consolePath(section), title = list, state, ids = [], more } = useListPlace(section)
	const next = useAction({
		send: () => loadMore(section),
		onDone: ([first]) => {
			if (first) void navigate(consolePath(section, first))
		},
	})
	const at = ids.indexOf(id)
	const [before, after] = [ids[at - 1], ids[at + 1]]
	return (
		<div className="flex flex-wrap items-center gap-s3 print:hidden">
			<LinkButton look="quiet" size="small" to={path} state={state} className="-ml-3">
				Back to {title}
			</LinkButton>
			{at < 0 ? null : (
				<nav aria-label="Neighbors in this list" className="flex items-center gap-s1">
					{before ? (
						<Link to={consolePath(section, before)} className={arrow} data-key="k" aria-label={`Previous ${noun}`}>
							‹
						</Link>
					) : null}
					<span className="text-small text-soft tabular-nums">
						{at + 1} of {ids.length}
						{more ? '+' : null}
					</span>
					{after ? (
						<Link to={consolePath(section, after)} className={arrow} data-key="j" aria-label={`Next ${noun}`}>
							›
						</Link>
					) : more ? (
						<button
							type="button"
							aria-disabled={next.busy || undefined}
							className={arrow}
							data-key="j"
							aria-label={`Next ${noun}`}
							onClick={() => (next.busy ? undefined : next.start())}
						>
							›
						</button>
					) : null}
				</nav>
			)}
			<Link to={searchPath(section)} className="inline-flex min-h-11 items-center text-small">
				Search
			</Link>
			<Problem message={next.problem} />
		</div>
	)
}
