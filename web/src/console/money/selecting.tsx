import { createContext, useContext, useState } from 'react'
import { Checkbox } from 'react-aria-components'
import { Tick } from '#web/components/forms/Tick.tsx'

interface Options<Row> {
	rows: readonly Row[]
	idOf: (row: Row) => string
	/** Only these can be chosen. */
	may: (row: Row) => boolean
}

/** Which rows of a list or a table are chosen. A row that can't be chosen any more isn't. */
export function useSelection<Row>({ rows, idOf, may }: Options<Row>) {
	const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
	const open = rows.filter(may)
	const openIds = new Set(open.map(idOf))
	const chosen = open.filter((row) => ids.has(idOf(row)))
	return {
		open,
		chosen,
		may: (id: string) => openIds.has(id),
		isChosen: (id: string) => openIds.has(id) && ids.has(id),
		toggle: (id: string) =>
			setIds((before) => {
				const after = new Set(before)
				if (!after.delete(id)) after.add(id)
				return after
			}),
		chooseAll: () => setIds(openIds),
		clear: () => setIds(new Set()),
	}
}

type Choosing = ReturnType<typeof useSelection<unknown>>

const Selection = createContext<Choosing | undefined>(undefined)

/** Around the rows. Without a selection they have no boxes. */
export const Selectable = Selection.Provider

export const useChoosing = () => useContext(Selection)

const box =
	'group grid min-h-12 w-12 cursor-pointer place-items-center data-focus-visible:-outline-offset-3 data-focus-visible:shadow-[inset_0_0_0_5px_var(--color-ink)]!'

/** Beside a row. It says the name, because a screen reader hears one box after the other. */
export function SelectBox({ id, name, className = '' }: { id: string; name: string; className?: string }) {
	const choosing = useChoosing()
	if (!choosing?.may(id)) return null
	return (
		<Checkbox isSelected={choosing.isChosen(id)} onChange={() => choosing.toggle(id)} className={`${box} ${className}`}>
			<Tick />
			<span className="sr-only">Select {name}</span>
		</Checkbox>
	)
}

/** In the head of a table. */
export function SelectAllBox() {
	const choosing = useChoosing()
	if (!choosing) return null
	const { open, chosen, chooseAll, clear } = choosing
	const all = open.length > 0 && chosen.length === open.length
	return (
		<Checkbox
			isSelected={all}
			isIndeterminate={!all && chosen.length > 0}
			isDisabled={open.length === 0}
			onChange={(on) => (on ? chooseAll() : clear())}
			className={box}
		>
			<Tick />
			<span className="sr-only">Select all</span>
		</Checkbox>
	)
}
