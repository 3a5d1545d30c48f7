import { useState } from 'react'
import { Button } from '#web/components/Button.tsx'
import { groupBy } from '#web/lib/groupBy.ts'
import { dollars } from '#web/lib/money.ts'
import type { Member } from './person.ts'
import { TimelineEntry } from './TimelineEntry.tsx'
import { type Entry, type Kind, kindOf, sumsOf, yearsOf } from './timeline.ts'

interface Props {
	entries: readonly Entry[]
	people: readonly Member[]
	waiting: boolean
}

const kinds: Record<Kind, string> = {
	applications: 'Applications',
	payments: 'Payments',
	events: 'Events',
	books: 'Books',
}

/** All entries of a person, year by year, newest first. */
export function Timeline({ entries, people, waiting }: Props) {
	const [kind, setKind] = useState<Kind>()
	const shown = entries.filter((entry) => !kind || kindOf(entry) === kind)
	const names = new Map(people.filter(({ asked }) => !asked).map(({ token, firstName }) => [token, firstName]))
	const counts = groupBy(entries, kindOf)
	return (
		<section aria-label="Timeline">
			<fieldset aria-label="Show" className="flex flex-wrap gap-s2 print:hidden">
				<Choice label="Everything" many={entries.length} on={!kind} onPress={() => setKind(undefined)} />
				{(Object.keys(kinds) as Kind[]).map((one) => {
					const many = counts.get(one)?.length ?? 0
					return many === 0 ? null : (
						<Choice key={one} label={kinds[one]} many={many} on={kind === one} onPress={() => setKind(one)} />
					)
				})}
			</fieldset>
			<p role="status" className="sr-only">
				{waiting ? 'Loading' : shown.length === 1 ? '1 entry' : `${shown.length} entries`}
			</p>
			{shown.length === 0 ? (
				<p className="mt-s4 text-soft">{waiting ? 'Loading…' : 'Nothing here yet!'}</p>
			) : (
				yearsOf(shown).map(({ year, entries: theirs }) => (
					<section key={year} aria-label={year} className="mt-s5">
						<h2 className="flex flex-wrap items-baseline gap-x-s3 text-h3">
							{year} <Sums entries={theirs} />
						</h2>
						<ol className="mt-s3 grid gap-s3 border-line border-l-4 pl-s4">
							{theirs.map((entry) => (
								<TimelineEntry key={entry.id} entry={entry} whose={names.get(entry.whose ?? '')} />
							))}
						</ol>
					</section>
				))
			)}
		</section>
	)
}

function Sums({ entries }: { entries: readonly Entry[] }) {
	const { open, asked, granted, paid } = sumsOf(entries)
	return (
		<span className="font-plain font-text text-small text-soft tabular-nums">
			{open > 0 ? <span className="mr-s3 text-amber">{`${open} open, ${dollars(asked)}`}</span> : null}
			{granted > 0 ? `Granted ${dollars(granted)}, paid ${dollars(paid)}` : null}
		</span>
	)
}

interface ChoiceProps {
	label: string
	many: number
	on: boolean
	onPress: () => void
}

const Choice = ({ label, many, on, onPress }: ChoiceProps) => (
	<Button look={on ? 'primary' : 'ghost'} size="small" aria-pressed={on} onClick={onPress}>
		{label} <span className="ml-s1 tabular-nums">{many}</span>
	</Button>
)
