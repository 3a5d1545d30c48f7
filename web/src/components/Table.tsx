import type { ReactNode } from 'react'

export interface Column<Row> {
	name: string
	cell: (row: Row) => ReactNode
	number?: boolean
}

interface Props<Row> {
	/** Only for screen readers. */
	caption: string
	/** The first one names the row: the person, as a rule. */
	columns: readonly Column<Row>[]
	rows: readonly Row[]
	rowKey: (row: Row) => string
	/** Of the last column, below the rows. */
	sum?: { words: string; of: string }
}

/** A table from 880 px and on paper; below that each row is a card whose cells carry their own names. */
export function Table<Row>({ caption, columns, rows, rowKey, sum }: Props<Row>) {
	return (
		<table className="block w-full card overflow-hidden tabular:table tabular:border-collapse">
			<caption className="sr-only">{caption}</caption>
			<thead className="sr-only tabular:not-sr-only tabular:table-header-group">
				<tr className="bg-sand text-left text-small text-soft">
					{columns.map((column) => (
						<th
							key={column.name}
							scope="col"
							className={`px-s4 py-s3 font-plain first:pl-s5 last:pr-s5 ${column.number ? 'text-right' : ''}`}
						>
							{column.name}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="block tabular:table-row-group">
				{rows.map((row) => (
					<tr
						key={rowKey(row)}
						className="grid gap-s1 border-line border-b border-l-4 border-l-line p-s4 last:border-b-0 tabular:table-row tabular:p-0"
					>
						{columns.map((column, index) => {
							const Cell = index === 0 ? 'th' : 'td'
							return (
								<Cell
									key={column.name}
									scope={index === 0 ? 'row' : undefined}
									className={`flex items-baseline justify-between gap-s4 text-left tabular:table-cell tabular:px-s4 tabular:py-s3 tabular:first:pl-s5 tabular:last:pr-s5 ${column.number ? 'tabular:text-right' : ''} ${index === 0 ? 'font-strong text-lead tabular:text-body' : ''}`}
								>
									{index === 0 ? null : <span className="text-small text-soft tabular:hidden">{column.name}</span>}
									{column.cell(row)}
								</Cell>
							)
						})}
					</tr>
				))}
			</tbody>
			{sum ? (
				<tfoot className="block bg-sand font-strong tabular:table-footer-group">
					<tr className="flex justify-between gap-s4 p-s4 tabular:table-row">
						<th
							scope="row"
							colSpan={columns.length - 1}
							className="text-left tabular:px-s4 tabular:py-s3 tabular:pl-s5"
						>
							{sum.words}
						</th>
						<td className="text-right tabular:px-s4 tabular:py-s3 tabular:pr-s5">{sum.of}</td>
					</tr>
				</tfoot>
			) : null}
		</table>
	)
}
