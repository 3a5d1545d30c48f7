import type { YearFigures } from '#shared/statistics/schema.ts'
import { StateMap } from '../StateMap.tsx'
import { stateCounts, stateName } from './lines.ts'

export function YearStates({ year }: { year: YearFigures }) {
	const { counts, others } = stateCounts(year)
	const named = Object.entries(counts).sort(([, one], [, other]) => other - one)
	if (named.length === 0) return null
	return (
		<section className="grid gap-s3 break-inside-avoid">
			<h2 className="text-h3">Where they live</h2>
			<div className="grid items-center gap-s5 medium:grid-cols-2 print:grid-cols-2">
				<StateMap counts={counts} />
				<div className="grid gap-s3">
					<p>{named.map(([code, many]) => `${stateName(code)} ${many}`).join(', ')}.</p>
					{others > 0 ? <p>{others} live in other states, or their records don’t say where.</p> : null}
				</div>
			</div>
		</section>
	)
}
