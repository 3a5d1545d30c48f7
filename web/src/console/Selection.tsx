import type { ReactNode } from 'react'
import { Button } from '#web/components/Button.tsx'
import { Problem } from '#web/components/forms/Problem.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { Selectable, useSelection } from './selecting.tsx'

/** An action on several rows at once. It has to be one that can be undone with a press, and is never a decision. */
export interface Bulk<Row> {
	/** On the button. */
	action: string
	busy: string
	may: (row: Row) => boolean
	send: (row: Row) => Promise<void>
	/** Called after the last row. */
	onDone?: () => void
}

interface Props<Row> {
	bulk: Bulk<Row>
	rows: readonly Row[]
	idOf: (row: Row) => string
	children: ReactNode
}

/** Rows that can be chosen, and a bar for what is done to those. One after the other, so that a failure says where it stopped. */
export function Selection<Row>({ bulk, rows, idOf, children }: Props<Row>) {
	const selection = useSelection({ rows, idOf, may: bulk.may })
	const { open, chosen, chooseAll, clear } = selection
	const act = useAction({
		send: async () => {
			for (const row of chosen) await bulk.send(row)
			return chosen.length
		},
		onDone: () => {
			clear()
			bulk.onDone?.()
		},
		onProblem: () => bulk.onDone?.(),
		message: (many) => (many === 1 ? '1 row is done.' : `${many} rows are done.`),
	})
	const toggle = (id: string) => {
		act.clear()
		selection.toggle(id)
	}
	return (
		<Selectable value={{ ...selection, toggle }}>
			{children}
			{open.length > 1 || chosen.length > 0 || act.message ? (
				<div className="sticky bottom-s3 z-20 flex flex-wrap items-center gap-s3 rounded-card border border-line bg-white px-s4 py-s2 shadow-high print:hidden">
					<p role="status" className="tabular-nums">
						{chosen.length > 0 ? `${chosen.length} selected` : (act.message ?? 'Select rows to do several at once.')}
					</p>
					{chosen.length > 0 ? (
						<>
							<Button size="small" busy={act.busy && bulk.busy} onClick={() => act.start()}>
								{bulk.action}
							</Button>
							<Button look="ghost" size="small" onClick={clear}>
								Clear
							</Button>
						</>
					) : null}
					{chosen.length < open.length ? (
						<Button look="quiet" size="small" onClick={chooseAll}>
							Select all {open.length} shown
						</Button>
					) : null}
					<Problem message={act.problem} />
				</div>
			) : null}
		</Selectable>
	)
}
