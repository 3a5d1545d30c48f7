import type { YearFigures } from '#shared/statistics/schema.ts'
import { dollars } from '#web/lib/money.ts'

interface YearNumbersProps {
	year: YearFigures
	before: YearFigures | undefined
}

interface Figure {
	label: string
	value: (of: YearFigures) => string
}

const figures: Figure[] = [
	{ label: 'People helped', value: ({ helped }) => helped.toLocaleString('en-US') },
	{ label: 'Dollars paid', value: ({ paid }) => dollars(paid) },
	{ label: 'Days until half had an answer', value: ({ medianDays }) => String(medianDays ?? '–') },
]

/** The figures of a year to see at a glance. */
export const YearNumbers = ({ year, before }: YearNumbersProps) => (
	<dl className="grid gap-s4 border-line border-y py-s4 print:py-s2 medium:grid-cols-3 print:grid-cols-3">
		{figures.map(({ label, value }) => (
			<div key={label} className="grid content-start gap-s1">
				<dt className="text-small">{label}</dt>
				<dd className="font-head font-title text-h1 leading-none tabular-nums">{value(year)}</dd>
				{before ? <dd className="text-small text-soft">{value(before)} the year before</dd> : null}
			</div>
		))}
	</dl>
)
