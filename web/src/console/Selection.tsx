import { createContext, type ReactNode, useContext, useState } from 'react'
import { Checkbox } from 'react-aria-components'
import { Button } from '#web/components/Button.tsx'
import { Problem } from '#web/components/Problem.tsx'
import { Tick } from '#web/components/Tick.tsx'
import { useAction } from '#web/lib/useAction.ts'

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

interface Choosing {
	may: (id: string) => boolean
	isChosen: (id: string) => boolean
	toggle: (id: string) => void
}

const Choosing = createContext<Choosing | undefined>(undefined)

/** Beside a row. It says the name, because a screen reader hears one box after the other. */
export function SelectBox({ id, name }: { id: string; name: string }) {
	const choosing = useContext(Choosing)
	if (!choosing?.may(id)) return choosing ? <span className="w-12 shrink-0" /> : null
	return (
		<Checkbox
			isSelected={choosing.isChosen(id)}
			onChange={() => choosing.toggle(id)}
			className="group grid min-h-14 w-12 shrink-0 cursor-pointer place-items-center self-start data-focus-visible:-outline-offset-3 data-focus-visible:shadow-[inset_0_0_0_5px_var(--color-ink)]!"
		>
			<Tick />
			<span className="sr-only">Select {name}</span>
		</Checkbox>
	)
}

interface Props<Row> {
	bulk: Bulk<Row>
	rows: readonly Row[]
	idOf: (row: Row) => string
	children: ReactNode
}

/** Rows that can be chosen, and a bar for what is done to those. One after the other, so that a failure says where it stopped. */
export function Selection<Row>({ bulk, rows, idOf, children }: Props<Row>) {
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
	const open = rows.filter(bulk.may)
	const openIds = new Set(open.map(idOf))
	const ready = open.filter((row) => chosen.has(idOf(row)))
	const act = useAction({
		send: async () => {
			for (const row of ready) await bulk.send(row)
			return ready.length
		},
		onDone: () => {
			setChosen(new Set())
			bulk.onDone?.()
		},
		onProblem: () => bulk.onDone?.(),
		message: (many) => (many === 1 ? '1 row is done.' : `${many} rows are done.`),
	})
	const toggle = (id: string) => {
		act.clear()
		setChosen((before) => {
			const after = new Set(before)
			if (!after.delete(id)) after.add(id)
			return after
		})
	}
	return (
		<Choosing value={{ may: (id) => openIds.has(id), isChosen: (id) => chosen.has(id), toggle }}>
			{children}
			{open.length > 1 || ready.length > 0 || act.message ? (
				<div className="sticky bottom-s3 z-20 flex flex-wrap items-center gap-s3 rounded-card border border-line bg-white px-s4 py-s2 shadow-high print:hidden">
					<p role="status" className="tabular-nums">
						{ready.length > 0
							? `${ready.length} selected`
							: (act.message ?? 'Select rows to do several at once.')}
					</p>
					{ready.length > 0 ? (
						<>
							<Button size="small" busy={act.busy && bulk.busy} onClick={() => act.start()}>
								{bulk.action}
							</Button>
							<Button look="ghost" size="small" onClick={() => setChosen(new Set())}>
								Clear
							</Button>
						</>
					) : null}
					{ready.length < open.length ? (
						<Button look="quiet" size="small" onClick={() => setChosen(openIds)}>
							Select all {open.length} shown
						</Button>
					) : null}
					<Problem message={act.problem} />
				</div>
			) : null}
		</Choosing>
	)
}
