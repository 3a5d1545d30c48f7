import { FactValue } from './FactValue.tsx'

/** A long value gets the whole width; what is missing reads N/A. */
export type Fact = readonly [name: string, value: string | undefined, width?: 'wide']

export function Facts({ facts }: { facts: readonly Fact[] }) {
	return (
		<dl className="grid gap-x-s6 gap-y-s4 small:grid-cols-2 print:grid-cols-2">
			{facts.map(([name, value, width]) => (
				<div key={name} className={width ? 'small:col-span-2 print:col-span-2' : ''}>
					<dt className="font-plain text-small text-soft">{name}</dt>
					<dd
						className={`wrap-anywhere tabular-nums ${width ? 'max-w-read whitespace-pre-line' : 'font-strong'}`}
					>
						<FactValue value={value} />
					</dd>
				</div>
			))}
		</dl>
	)
}
