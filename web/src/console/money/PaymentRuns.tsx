import { infiniteQueryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { type ListedPaymentRun, type PaymentRun, paymentRunSentences } from '#shared/applications/payment-runs.ts'
import type { Column as FileColumn } from '#shared/csv.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { type Column, Table } from '#web/components/Table.tsx'
import { dayWithYear } from '#web/lib/days.ts'
import { dollars } from '#web/lib/money.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { countsQuery } from '../counts.ts'
import { howMany } from '../howMany.ts'
import { KeyAction } from '../keys/KeyAction.tsx'
import { LoadingSection } from '../LoadingSection.tsx'
import { DownloadCsv } from '../lists/DownloadCsv.tsx'
import { ListRows } from '../lists/ListRows.tsx'
import { PrintedSignatures } from '../PrintedSignatures.tsx'
import { applicationPath, consolePath } from '../paths.ts'
import { dayText, money, moneyKey, runPath, runsView, section } from './money.ts'

const runsQuery = infiniteQueryOptions({
	queryKey: [...moneyKey, 'runs'],
	queryFn: ({ pageParam }) => money.listPaymentRuns({ limit: 50, ...(pageParam && { cursor: pageParam }) }),
	initialPageParam: '',
	getNextPageParam: ({ next }) => next,
	select: ({ pages }) => ({ rows: pages.flatMap(({ runs }) => runs), more: false }),
})

const runColumns: readonly Column<ListedPaymentRun>[] = [
	{ name: 'Run', cell: ({ number }) => <Link to={runPath(number)}>Run {number}</Link> },
	{ name: 'Prepared', cell: ({ prepared }) => `${prepared.name}, ${dayText(prepared.date)}` },
	{ name: 'Grants', number: true, cell: ({ many }) => many },
	{ name: 'Amount', number: true, cell: (run) => <b>{dollars(run.dollars)}</b> },
	{ name: 'Status', cell: (run) => <RunStatus run={run} /> },
]

export function PaymentRunList({ views }: { views: ReactNode }) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
			<ConsoleHeading title="Payment runs" heading="Money" />
			{views}
			<ListRows
				query={useInfiniteQuery(runsQuery)}
				nouns={['payment run', 'payment runs']}
				empty={
					<EmptyState title="Nothing here yet!">
						<p className="max-w-[40ch] text-soft">
							Select grants that are to pay and press “Prepare run”. A colleague looks at the run and releases it.
						</p>
					</EmptyState>
				}
				table={(runs) => (
					<Table caption="Payment runs" columns={runColumns} rows={runs} rowKey={({ number }) => String(number)} />
				)}
			/>
		</div>
	)
}

function RunStatus({ run: { released, withdrawn } }: { run: ListedPaymentRun }) {
	if (released) return <StatusTag tone="good">Released</StatusTag>
	return withdrawn ? <StatusTag tone="plain">Withdrawn</StatusTag> : <StatusTag tone="waiting">To release</StatusTag>
}

/** A run as it was prepared, for the colleague who releases it, for the bank and for the books. */
export function PaymentRunPage({ number }: { number: number }) {
	const query = useQuery({ queryKey: [...moneyKey, 'run', number], queryFn: () => money.showPaymentRun({ number }) })
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
			<ConsoleHeading title={`Payment run ${number}`} />
			<Link to={`${consolePath(section)}?show=${runsView}`} className="justify-self-start print:hidden">
				All payment runs
			</Link>
			<Loaded query={query} waiting={<LoadingSection />}>
				{({ run }) => <Run run={run} />}
			</Loaded>
		</div>
	)
}

const nameIn = ({ firstName, lastName }: Row) => (firstName && lastName ? `${firstName} ${lastName}` : 'Erased')

type Row = PaymentRun['rows'][number]

const rowColumns: readonly Column<Row>[] = [
	{
		name: 'Name',
		cell: (row) => (
			<span>
				{row.firstName ? <Link to={applicationPath(row.token)}>{nameIn(row)}</Link> : nameIn(row)}{' '}
				{row.isChanged ? <StatusTag tone="bad">Changed since</StatusTag> : null}
			</span>
		),
	},
	{ name: 'For', cell: ({ type }) => type ?? '–' },
	{ name: 'Pay to', cell: ({ payee }) => payee ?? 'The applicant' },
	{ name: 'Check no.', cell: ({ reference }) => reference ?? '–' },
	{ name: 'Paid on', cell: ({ paidOn }) => (paidOn ? dayText(paidOn) : '–') },
	{ name: 'Amount', number: true, cell: ({ amount }) => <b>{dollars(amount)}</b> },
]

function Run({ run }: { run: PaymentRun }) {
	const { number, method, many, prepared, released, withdrawn, rows } = run
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-s3 gap-y-1">
				<RunStatus run={run} />
				<p>
					<b>{dollars(run.dollars)}</b>, {howMany(many, 'grant', 'grants')}, {method}. Prepared by {prepared.name} on{' '}
					{dayWithYear(prepared.date)}.
					{released ? ` Released by ${released.name} on ${dayWithYear(released.date)}.` : null}
					{withdrawn ? ` Withdrawn by ${withdrawn.name} on ${dayWithYear(withdrawn.date)}.` : null}
				</p>
			</div>
			<RunActs run={run} />
			<Table
				caption={`Payment run ${number}`}
				columns={rowColumns}
				rows={rows}
				rowKey={({ token }) => token}
				sum={{ words: `In all, ${howMany(many, 'grant', 'grants')}`, of: dollars(run.dollars) }}
			/>
			<RunFiles run={run} />
			<PrintedSignatures lines={['Prepared by, date', 'Released by, date']} />
		</>
	)
}

/** What a colleague does with a run that waits. Its preparer can only withdraw it. */
function RunActs({ run: { number, prepared, released, withdrawn } }: { run: PaymentRun }) {
	const { user } = useSession()
	const cache = useQueryClient()
	const [releasing, setReleasing] = useState(false)
	const settle = () => {
		setReleasing(false)
		void cache.invalidateQueries({ queryKey: ['console'] })
		void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
	}
	const act = useAction({
		send: (key: string | undefined) =>
			key === undefined ? money.withdrawPaymentRun({ number }) : money.releasePaymentRun({ number, key }),
		onDone: settle,
		message: ({ message }) => message,
	})
	if (released || withdrawn)
		return (
			<div className="print:hidden">
				<ActionBanner message={act.message} />
			</div>
		)
	if (releasing)
		return (
			<KeyAction
				action="Release run"
				onBack={() => setReleasing(false)}
				onProblem={() => void cache.invalidateQueries({ queryKey: moneyKey })}
				send={act.run}
			/>
		)
	const isPreparer = prepared.employeeId === user?._id
	return (
		<div className="grid gap-s3 print:hidden">
			<ActionBanner problem={act.problem} />
			<div className="flex flex-wrap items-center gap-s3">
				{isPreparer ? (
					<p>{paymentRunSentences.prepared(number)}</p>
				) : (
					<Button size="small" onClick={() => setReleasing(true)}>
						Release run
					</Button>
				)}
				<Button look="quiet" size="small" busy={act.busy && 'Withdrawing'} onClick={() => act.start(undefined)}>
					Withdraw run
				</Button>
			</div>
		</div>
	)
}

/** Amounts are bare numbers, so that a bank and a spreadsheet can read them. */
const bankColumns: FileColumn<Row>[] = [
	['Pay to', ({ payee }) => payee],
	['Amount', ({ amount }) => String(amount)],
	['Check no.', ({ reference }) => reference],
	['Memo', nameIn],
]

const bookColumns = ({ number, method, prepared, released, withdrawn }: PaymentRun): FileColumn<Row>[] => [
	['Payment run', () => String(number)],
	['Prepared by', () => prepared.name],
	['Prepared on', () => prepared.date],
	['Released by', () => released?.name],
	['Withdrawn by', () => withdrawn?.name],
	['Name', nameIn],
	['For', ({ type }) => type],
	['Pay to', ({ payee }) => payee],
	['Amount', ({ amount }) => String(amount)],
	['Paid by', () => method],
	['Check no.', ({ reference }) => reference],
	['Paid on', ({ paidOn }) => paidOn],
	['Cleared', ({ cleared }) => cleared],
	['Token', ({ token }) => token],
]

const RunFiles = ({ run }: { run: PaymentRun }) => (
	<div className="flex flex-wrap items-start gap-s3 print:hidden">
		<Button look="ghost" size="small" onClick={() => window.print()}>
			Print run
		</Button>
		{[
			{ label: 'CSV for the bank', name: `payment-run-${run.number}-bank`, columns: bankColumns },
			{ label: 'CSV for the books', name: `payment-run-${run.number}-books`, columns: bookColumns(run) },
		].map(({ label, ...file }) => (
			<DownloadCsv
				key={label}
				label={label}
				{...file}
				asksKey
				page={async (_, key) => ({ rows: (await money.downloadPaymentRun({ number: run.number, key })).run.rows })}
			/>
		))}
	</div>
)
