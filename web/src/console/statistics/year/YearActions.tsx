import { useSearchParams } from 'react-router-dom'
import { csvName, csvOf } from '#shared/csv.ts'
import { monthNames } from '#shared/dates.ts'
import type { YearStatistics } from '#shared/statistics/schema.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { saveFile } from '#web/lib/saveFile.ts'
import { consolePath } from '../../paths.ts'
import { figureRows } from './figureRows.ts'

interface Props {
	from: string
	statistics: YearStatistics
}

/** The year begins in the month that the funder's year begins in. */
export function YearActions({ from, statistics }: Props) {
	const setQuery = useSearchParams()[1]
	const [year, month] = from.split('-')
	const save = () =>
		saveFile(
			csvName(`our-year-${from}`, new Date()),
			'text/csv;charset=utf-8',
			csvOf(
				[
					['Figure', ({ name }) => name],
					['Value', ({ value }) => value],
					['The year before', ({ before }) => before],
				],
				figureRows(statistics),
			),
		)
	return (
		<div className="flex flex-wrap items-end gap-s3 print:hidden">
			<label className="grid gap-s1 text-small">
				Begins in
				<select
					className="typed-box"
					value={month}
					onChange={({ target }) => setQuery(target.value === '01' ? {} : { from: target.value }, { replace: true })}
				>
					{monthNames.map((name, at) => (
						<option key={name} value={String(at + 1).padStart(2, '0')}>
							{name}
						</option>
					))}
				</select>
			</label>
			<Button size="small" onClick={() => window.print()}>
				Print
			</Button>
			<Button look="ghost" size="small" onClick={save}>
				Download CSV
			</Button>
			<LinkButton look="quiet" size="small" to={`${consolePath('statistics')}?period=${year}`}>
				Go Back
			</LinkButton>
		</div>
	)
}
