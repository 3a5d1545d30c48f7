import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { Sum } from '#shared/applications/money.ts'
import { dayOf, monthNames } from '#shared/dates.ts'
import { Button } from '#web/components/Button.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { Table } from '#web/components/Table.tsx'
import { dollars } from '#web/lib/money.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { LinkChoices } from '../LinkChoices.tsx'
import { LoadingSection } from '../LoadingSection.tsx'
import { consolePath } from '../paths.ts'
import { grantYearQuery, section } from './money.ts'

const number = (many: number) => many.toLocaleString('en-US')

const added = (sums: readonly Sum[]): Sum => ({
	many: sums.reduce((sum, { many }) => sum + many, 0),
	dollars: sums.reduce((sum, one) => sum + one.dollars, 0),
})

/** A year of what was granted and what was paid, by month. What is granted in one month may be paid in another. */
export default function MonthsScreen() {
	const thisYear = dayOf(new Date()).slice(0, 4)
	const year =
		useSearchParams()[0]
			.get('year')
			?.match(/^20\d\d$/)?.[0] ?? thisYear
	const query = useQuery(grantYearQuery(year))
	const { data } = query
	const path = consolePath(section, 'months')
	const years = [...new Set([thisYear, ...(data?.years ?? []), year])].sort().reverse()
	const months = data?.months ?? []
	const whole = {
		name: `All of ${year}`,
		granted: added(months.map(({ granted }) => granted)),
		paid: added(months.map(({ paid }) => paid)),
	}
	const lines = [...months.map((month, at) => ({ name: monthNames[at] ?? month.month, ...month })), whole]
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
			<div className="flex flex-wrap items-center justify-between gap-s3">
				<ConsoleHeading title={`Money by month, ${year}`} />
				<Button look="ghost" size="small" className="print:hidden" onClick={() => window.print()}>
					Print
				</Button>
			</div>
			<LinkChoices
				label="Years"
				choices={[
					{ to: consolePath(section), label: 'Back to the list', current: false },
					...years.map((one) => ({ to: `${path}?year=${one}`, label: one, current: one === year })),
				]}
			/>
			<Loaded query={query} waiting={<LoadingSection />}>
				{() => (
					<Table
						caption={`Granted and paid in ${year}`}
						rows={lines}
						rowKey={({ name }) => name}
						columns={[
							{ name: 'Month', cell: ({ name }) => name },
							{ name: 'Grants', number: true, cell: ({ granted }) => number(granted.many) },
							{ name: 'Granted', number: true, cell: ({ granted }) => dollars(granted.dollars) },
							{ name: 'Payments', number: true, cell: ({ paid }) => number(paid.many) },
							{ name: 'Paid', number: true, cell: ({ paid }) => dollars(paid.dollars) },
						]}
					/>
				)}
			</Loaded>
			<p className="max-w-read text-small text-soft">
				A grant counts in the month of its decision. A payment counts in the month it was paid.
			</p>
		</div>
	)
}
