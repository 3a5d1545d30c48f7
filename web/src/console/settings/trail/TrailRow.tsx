import type { ReactNode } from 'react'
import { dayAndTime } from '../../when.ts'
import { actors, selfActions, sentenceOf } from './sentences.ts'
import type { Filter, TrailRecord } from './trail.ts'

interface Props {
	record: TrailRecord
	onFilter: (filter: Filter) => void
}

export function TrailRow({ record: { at, action, by: actor, byName, about, aboutName }, onFilter }: Props) {
	// Someone who signs in isn't signed in yet, so the record is by a visitor and about the person.
	const ofThemselves = about === actor || (actor === 'visitor' && selfActions.has(action))
	const by = ofThemselves ? about : actor
	const who = actors[by] ?? (ofThemselves ? aboutName : byName) ?? 'Someone who no longer has an account'
	return (
		<li className="grid gap-x-s4 gap-y-s1 border-line border-b px-s4 py-s3 last:border-b-0 880:grid-cols-[10.5rem_minmax(0,12rem)_minmax(0,1fr)]">
			<span className="text-soft tabular-nums">{dayAndTime(at)}</span>
			<span>
				<Only onChoose={() => onFilter({ by })}>{who}</Only>
			</span>
			<span className="wrap-anywhere">
				<b>{sentenceOf(action)}</b>
				{ofThemselves ? null : (
					<span className="block">
						{about.includes('…') ? (
							about
						) : (
							<Only onChoose={() => onFilter({ thing: about })}>{aboutName ?? about}</Only>
						)}
					</span>
				)}
			</span>
		</li>
	)
}

/** Shows the records of this person or thing only. */
const Only = ({ onChoose, children }: { onChoose: () => void; children: ReactNode }) => (
	<button
		type="button"
		onClick={onChoose}
		className="min-h-6 wrap-anywhere text-left text-river underline underline-offset-4 hover:decoration-2"
	>
		{children}
	</button>
)
