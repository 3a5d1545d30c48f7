import { dollars } from '#web/lib/money.ts'
import type { Line } from './lines.ts'

interface Props {
	title: string
	/** The thing that is counted, such as grants. */
	unit: string
	lines: readonly Line[]
	/** The name of the last line, which is the sum. */
	all: string
}

/** Adds up: the lines are everything that the sum is made of. */
export function YearTable({ title, unit, lines, all }: Props) {
	const hasDollars = lines.some((line) => line.dollars !== undefined)
	const sum: Line = {
		name: all,
		many: lines.reduce((many, line) => many + line.many, 0),
		...(hasDollars && { dollars: lines.reduce((many, line) => many + (line.dollars ?? 0), 0) }),
	}
	if (lines.length === 0) return null
	return (
		<section className="grid content-start gap-s3 print:gap-s1 break-inside-avoid">
			<h2 className="text-h3">{title}</h2>
			<table className="w-full border-collapse tabular-nums">
				<caption className="sr-only">{title}</caption>
				<thead>
					<tr className="border-line border-b text-left text-small text-soft">
						<th scope="col" className="py-s2 print:py-1 font-plain">
							Group
						</th>
						<th scope="col" className="py-s2 pl-s4 text-right print:py-1 font-plain">
							{unit}
						</th>
						{hasDollars ? (
							<th scope="col" className="py-s2 pl-s4 text-right print:py-1 font-plain">
								Granted
							</th>
						) : null}
					</tr>
				</thead>
				<tbody>
					{[...lines, sum].map((line) => (
						<tr key={line.name} className={line === sum ? 'border-ink border-t font-strong' : 'border-line border-b'}>
							<th scope="row" className="py-s2 text-left print:py-1 font-[inherit]">
								{line.name}
							</th>
							<td className="py-s2 pl-s4 text-right print:py-1">{line.many.toLocaleString('en-US')}</td>
							{hasDollars ? <td className="py-s2 pl-s4 text-right print:py-1">{dollars(line.dollars ?? 0)}</td> : null}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	)
}
