import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { GrantOrder, GrantView } from '#shared/applications/money.ts'
import type { Column } from '#shared/csv.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { Button } from '#web/components/Button.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { isoDay } from '#web/lib/days.ts'
import { dollars } from '#web/lib/money.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { howMany } from '../howMany.ts'
import { DownloadCsv } from '../lists/DownloadCsv.tsx'
import { LinkChoices } from '../lists/LinkChoices.tsx'
import { SearchBox, useSearch } from '../lists/search.tsx'
import { sortIn } from '../lists/sorting.tsx'
import { PrintedSignatures } from '../PrintedSignatures.tsx'
import { consolePath } from '../paths.ts'
import { periodName } from '../statistics/statistics.ts'
import { GrantList } from './GrantList.tsx'
import {
	dayText,
	type Grant,
	grantHeads,
	grantsQuery,
	money,
	nameOf,
	payeeOf,
	runsView,
	section,
	type Totals,
	type Which,
} from './money.ts'
import { PaymentRunList, PaymentRunPage } from './PaymentRuns.tsx'

/** The amount is a bare number, so that a spreadsheet can add it up. */
const grantColumns: Column<Grant>[] = [
	['Granted on', ({ grantedOn }) => monthDayYear(isoDay(grantedOn))],
	['Name', nameOf],
	['For', ({ type }) => type],
	['Pay to', (grant) => payeeOf(grant)],
	['Amount', ({ amount }) => String(amount)],
	['Asked for as', ({ method }) => method],
	['Paid on', ({ payment }) => payment?.date],
	['Paid by', ({ payment }) => payment?.method],
	['Check no.', ({ payment }) => payment?.reference],
	['Cleared', ({ payment }) => payment?.cleared],
	['Payment run', ({ run, payment }) => (run ?? payment?.run)?.toString()],
	['Token', ({ token }) => token],
]

interface View {
	name: string
	label: string
	title: string
	view: GrantView
	/** The order, unless someone chose another one. */
	order: GrantOrder
	direction: Which['direction']
	empty: string
}

const views: readonly [View, ...View[]] = [
	{
		name: 'to-pay',
		label: 'To pay',
		title: 'Money to pay',
		view: 'to-pay',
		order: 'granted',
		direction: 'up',
		empty: 'Everything that was granted is paid.',
	},
	{
		name: 'by-payee',
		label: 'By payee',
		title: 'Money to pay, by payee',
		view: 'to-pay',
		order: 'payee',
		direction: 'up',
		empty: 'Everything that was granted is paid.',
	},
	{
		name: 'paid',
		label: 'Paid this year',
		title: 'Money paid this year',
		view: 'paid',
		order: 'paid',
		direction: 'down',
		empty: 'Payments of this year appear here.',
	},
	{
		name: 'all',
		label: 'All years',
		title: 'Money of all years',
		view: 'all',
		order: 'granted',
		direction: 'down',
		empty: 'Grants appear here once an application is approved.',
	},
]

/** The address says which list is shown and how it's sorted; what is searched for isn't in it. */
function useWhich() {
	const [params] = useSearchParams()
	const view = views.find(({ name }) => name === params.get('show')) ?? views[0]
	const { name, isDown } = sortIn(params)
	const order = grantHeads[name]
	const direction: Which['direction'] = isDown ? 'down' : 'up'
	return { view, ...(order ? { order, direction } : { order: view.order, direction: view.direction }) }
}

export default function MoneyScreen() {
	const [params] = useSearchParams()
	const run = Number(params.get('run'))
	if (run > 0) return <PaymentRunPage key={run} number={run} />
	return params.get('show') === runsView ? (
		<PaymentRunList views={<MoneyViews current={runsView} />} />
	) : (
		<GrantsScreen />
	)
}

const path = consolePath(section)

const pathOf = (name: string) => (name === views[0].name ? path : `${path}?show=${name}`)

const MoneyViews = ({ current, waitingRuns }: { current: string; waitingRuns?: number | undefined }) => (
	<LinkChoices
		label="Which grants"
		choices={[...views, { name: runsView, label: 'Payment runs' }].map(({ name, label }) => ({
			to: pathOf(name),
			label,
			current: name === current,
			...(name === runsView && waitingRuns ? { number: waitingRuns } : {}),
		}))}
	/>
)

function GrantsScreen() {
	const { view, order, direction } = useWhich()
	const search = useSearch()
	const which: Which = { view: view.view, order, direction, ...(view.view === 'paid' && { year: 'this' }) }
	const asked = { ...which, ...(search.submitted && { q: search.submitted }) }
	const query = useInfiniteQuery(grantsQuery(asked))
	// The foot of the list has the sum of all, so all of them are on the paper.
	const printing = useAction({
		send: async () => {
			for (let more = query.hasNextPage; more; ) {
				const loaded = await query.fetchNextPage()
				if (loaded.error) throw loaded.error
				more = loaded.hasNextPage
			}
		},
		onDone: () => requestAnimationFrame(() => window.print()),
	})
	const totals = query.data?.last?.totals
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
			<div className="flex flex-wrap items-center justify-between gap-s3">
				<ConsoleHeading key={view.title} title={view.title} heading="Money" />
				<p className="hidden print:block">
					{view.label}, {monthDayYear(dayOf(new Date()))}
				</p>
				<div className="flex flex-wrap items-start gap-s3 print:hidden">
					<DownloadCsv
						key={view.name}
						name="grants"
						columns={grantColumns}
						asksKey
						page={async (cursor, key) => {
							const { grants: rows, next } = await money.downloadGrants({ ...asked, ...cursor, key })
							return { rows, next }
						}}
					/>
					<Button look="ghost" size="small" busy={printing.busy && 'Loading all rows'} onClick={() => printing.start()}>
						Print list
					</Button>
				</div>
			</div>
			{totals ? <MoneyHead totals={totals} /> : null}
			<div className="flex flex-wrap items-center justify-between gap-s3">
				<MoneyViews current={view.name} waitingRuns={query.data?.last?.waitingRuns} />
				<div className="print:hidden">
					<SearchBox
						key={view.name}
						search={search}
						label="Find in this list"
						hint="Type a part of a name, who gets it, a method or a reference."
						inline
					/>
				</div>
			</div>
			<GrantList
				key={view.name}
				which={asked}
				query={query}
				empty={
					search.submitted ? (
						<EmptyState title="No Result Found" />
					) : (
						<EmptyState title="Nothing here yet!">
							<p className="max-w-[40ch] text-soft">{view.empty}</p>
						</EmptyState>
					)
				}
			/>
			{view.view === 'to-pay' ? <PrintedSignatures lines={['Paid by, date', 'Second signature, date']} /> : null}
		</div>
	)
}

const yearName = (from: string) => (from.endsWith('-01') ? `in ${from.slice(0, 4)}` : `since ${periodName(from)}`)

interface Figure {
	name: string
	sum: Totals['granted']
}

const Amount = ({ name, sum }: Figure) => (
	<div className="flex items-baseline justify-between gap-x-s2 tabular:block">
		<dt className="text-small text-soft">{name}</dt>
		<dd className="font-strong tabular-nums">{dollars(sum.dollars)}</dd>
	</div>
)

/** The sums in one line: how much is still to pay, paid and granted. */
const MoneyHead = ({ totals: { from, granted, paidOut, toPay, earlier, oldest } }: { totals: Totals }) => (
	<dl className="grid gap-s1 tabular:grid-cols-[auto_auto_auto_auto] tabular:justify-between tabular:gap-s4">
		<div className="flex flex-wrap items-baseline gap-x-s2">
			<dt className="order-2 text-small text-soft">
				still to pay, {howMany(toPay.many, 'grant', 'grants')}
				{oldest && toPay.many > 0 ? `, the oldest from ${dayText(oldest)}` : null}
			</dt>
			<dd className="font-head font-title text-h2 leading-none">{dollars(toPay.dollars)}</dd>
		</div>
		<Amount name="Of this, from earlier years" sum={earlier} />
		<Amount name={`Paid out ${yearName(from)}`} sum={paidOut} />
		<Amount name={`Granted ${yearName(from)}`} sum={granted} />
	</dl>
)
