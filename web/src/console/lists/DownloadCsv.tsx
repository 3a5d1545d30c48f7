import { useState } from 'react'
import { type Column, csvName, csvOf } from '#shared/csv.ts'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { saveFile } from '#web/lib/saveFile.ts'
import { useAction } from '#web/lib/useAction.ts'
import { howMany } from '../howMany.ts'
import { KeyAction } from '../keys/KeyAction.tsx'

interface Props<Row> {
	/** The beginning of the file's name, such as `book-applications`. The day is added. */
	name: string
	columns: readonly Column<Row>[]
	/** The server records each page in the audit trail. */
	page: (cursor: { cursor?: string }, key: string) => Promise<{ rows: readonly Row[]; next?: string | undefined }>
	label?: string
	/** The employee types their key each time. Without this the key is empty. */
	asksKey?: boolean
}

/** Downloads all rows of a list. No cell of the file runs as a formula in a spreadsheet. */
export function DownloadCsv<Row>({ name, columns, page, label = 'Download CSV', asksKey = false }: Props<Row>) {
	const [asking, setAsking] = useState(false)
	const download = useAction({
		send: async (key: string) => {
			const rows: Row[] = []
			let next: string | undefined
			do {
				const answer = await page(next === undefined ? {} : { cursor: next }, key)
				rows.push(...answer.rows)
				next = answer.next
			} while (next !== undefined)
			saveFile(csvName(name, new Date()), 'text/csv;charset=utf-8', csvOf(columns, rows))
			return rows.length
		},
		message: (many) => `${howMany(many, 'row is', 'rows are')} in the file.`,
	})
	if (asking)
		return (
			<KeyAction
				action={label}
				onBack={() => setAsking(false)}
				send={(key) => download.run(key).then(() => setAsking(false))}
			/>
		)
	return (
		<div className="grid justify-items-start gap-s2">
			<Button
				look="ghost"
				size="small"
				busy={download.busy && 'Getting the list'}
				onClick={() => (asksKey ? setAsking(true) : download.start(''))}
			>
				{label}
			</Button>
			<ActionBanner message={download.message} problem={download.problem} />
		</div>
	)
}
