import type { Figures } from '#shared/statistics/schema.ts'
import { dollars } from '#web/lib/money.ts'

interface Props {
	period: string
	figures: Figures
	before: Figures | undefined
}

interface Card {
	label: string
	value: (figures: Figures) => number | undefined
	shown: (value: number) => string
}

const plainly = (value: number) => value.toLocaleString('en-US')

const decisions: Card[] = [
	{ label: 'Approved', value: ({ approved }) => approved, shown: plainly },
	{ label: 'Denied', value: ({ denied }) => denied, shown: plainly },
]

const cards: Card[] = [
	{ label: 'Applications submitted', value: ({ applications }) => applications, shown: plainly },
	{ label: 'Approval rate', value: ({ approvalRate }) => approvalRate, shown: (rate) => `${rate}%` },
	{ label: 'Assistance given', value: ({ assistance }) => assistance, shown: dollars },
	...decisions,
	{ label: 'Events added', value: ({ events }) => events, shown: plainly },
	{ label: 'Users signed up', value: ({ users }) => users, shown: plainly },
	{ label: 'Reports submitted', value: ({ reports }) => reports, shown: plainly },
	{ label: 'Median days to decision', value: ({ medianDays }) => medianDays, shown: plainly },
	{ label: 'Waited longer than 21 days', value: ({ late }) => late, shown: plainly },
	{ label: 'Assistance paid', value: ({ paid }) => paid, shown: dollars },
	{ label: 'From before this system', value: ({ legacy }) => legacy, shown: plainly },
]

const words: Readonly<Record<number, string>> = { 4: 'the year before', 7: 'the month before', 10: 'the day before' }

const wordsOf = (period: string) => words[period.length]

export const FigureCards = ({ period, figures, before }: Props) => (
	<dl className="grid grid-cols-2 gap-s3 medium:grid-cols-3 1200:grid-cols-4">
		{cards.map(({ label, value, shown }) => {
			const [is, was] = [value(figures), before && value(before)]
			return (
				<div key={label} className="grid content-start gap-s1 card p-s4">
					<dt className="text-small text-soft">{label}</dt>
					<dd className="font-head font-title text-h3 tabular-nums">{is === undefined ? '–' : shown(is)}</dd>
					{period === 'all' ? null : (
						<dd className="text-small text-soft">
							{was === undefined ? 'No data for' : `${shown(was)} in`} {wordsOf(period)}
						</dd>
					)}
				</div>
			)
		})}
	</dl>
)
