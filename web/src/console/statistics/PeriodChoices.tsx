import { monthNames } from '#shared/dates.ts'
import { LinkChoices } from '../LinkChoices.tsx'
import { consolePath } from '../paths.ts'
import { partsOf } from './periods.ts'

interface Props {
	period: string
	years: readonly string[]
	months: readonly string[]
	days: readonly string[]
}

const pathOf = (period: string) => consolePath('statistics') + (period === 'all' ? '' : `?period=${period}`)

/** Years, then the months of a year, then the days of a month. What has no data can't be chosen. */
export function PeriodChoices({ period, years, months, days }: Props) {
	const [year, month] = [period.slice(0, 4), period.slice(0, 7)]
	const choice = (label: string, of: string, current: boolean, withData: readonly string[]) => ({
		to: pathOf(of),
		label,
		current,
		disabled: !withData.includes(of),
	})
	return (
		<div className="grid gap-s3 print:hidden">
			<LinkChoices
				label="Years"
				choices={[
					{ to: pathOf('all'), label: 'All', current: period === 'all' },
					...years.map((one) => choice(one, one, one === year, years)),
				]}
			/>
			{period === 'all' ? null : (
				<LinkChoices
					label="Months"
					choices={[
						{ to: pathOf(year), label: 'All Yearly Data', current: period === year },
						...partsOf(year, []).map((one, at) => choice(monthNames[at] ?? one, one, one === month, months)),
					]}
				/>
			)}
			{period.length < 7 ? null : (
				<LinkChoices
					label="Days"
					choices={partsOf(month, []).map((one) => choice(String(Number(one.slice(8))), one, one === period, days))}
				/>
			)}
		</div>
	)
}
