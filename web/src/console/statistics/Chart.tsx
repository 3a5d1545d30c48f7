import { useState } from 'react'
import type { Figures } from '#shared/statistics/schema.ts'
import { Button } from '#web/components/Button.tsx'
import { type Column, Table } from '#web/components/Table.tsx'
import { dollars } from '#web/lib/money.ts'
import { partName, periodName } from './periods.ts'

interface Part {
	period: string
	figures: Figures
}

interface Props {
	period: string
	/** Every part has a place in the chart, also those without data. */
	all: readonly string[]
	parts: readonly Part[]
}

const columns: readonly Column<Part>[] = [
	{ name: 'Period', cell: ({ period }) => periodName(period) },
	{ name: 'Applications', number: true, cell: ({ figures }) => figures.applications },
	{ name: 'Approved', number: true, cell: ({ figures }) => figures.approved },
	{ name: 'Denied', number: true, cell: ({ figures }) => figures.denied },
	{ name: 'Assistance', number: true, cell: ({ figures }) => dollars(figures.assistance) },
]

/** Draws the applications in each part of a period. A table has the same numbers, for people who can't see a chart. */
export function Chart({ period, all, parts }: Props) {
	const [asTable, setAsTable] = useState(false)
	if (all.length === 0) return null
	return (
		<section aria-labelledby="chart" className="grid grid-cols-[minmax(0,1fr)] gap-s3">
			<div className="flex flex-wrap items-center justify-between gap-s3">
				<h2 id="chart" className="text-h3">
					Applications, {periodName(period)}
				</h2>
				<Button look="ghost" size="small" className="print:hidden" onClick={() => setAsTable(!asTable)}>
					{asTable ? 'Show as chart' : 'Show as table'}
				</Button>
			</div>
			{asTable ? (
				<Table
					caption={`Numbers for ${periodName(period)}`}
					columns={columns}
					rows={parts}
					rowKey={(row) => row.period}
				/>
			) : (
				<Bars all={all} parts={parts} />
			)}
		</section>
	)
}

const [width, height, foot, head] = [720, 260, 40, 36]

/** Approved, denied and undecided would need three colors, so a bar is one number and carries it on top. */
function Bars({ all, parts }: Omit<Props, 'period'>) {
	const many = new Map(parts.map(({ period, figures }) => [period, figures.applications]))
	const most = Math.max(1, ...many.values())
	const step = width / all.length
	const tall = height - foot - head
	const everyOther = all.length > 14 ? 2 : 1
	const said = all.map((one) => `${partName(one)}: ${many.get(one) ?? 0}`).join(', ')
	return (
		<div className="card p-s4">
			<svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Applications. ${said}`} className="h-auto w-full">
				<line x1="0" x2={width} y1={height - foot} y2={height - foot} className="stroke-field" />
				{all.map((one, at) => {
					const value = many.get(one) ?? 0
					const bar = (value / most) * tall
					const middle = at * step + step / 2
					return (
						<g key={one}>
							<rect
								x={at * step + step * 0.15}
								y={height - foot - bar}
								width={step * 0.7}
								height={bar}
								className="fill-river"
							/>
							{value > 0 ? (
								<text
									x={middle}
									y={height - foot - bar - 6}
									textAnchor="middle"
									className={`fill-ink text-[1.75rem] medium:text-small ${all.length > 14 ? 'hidden medium:block' : ''}`}
								>
									{value}
								</text>
							) : null}
							{at % everyOther === 0 ? (
								<text
									x={middle}
									y={height - 10}
									textAnchor="middle"
									className="fill-soft text-[1.75rem] medium:text-small"
								>
									{partName(one)}
								</text>
							) : null}
						</g>
					)
				})}
			</svg>
		</div>
	)
}
