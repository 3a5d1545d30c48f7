import type { Fact } from '#web/components/Facts.tsx'
import { FactValue } from '#web/components/FactValue.tsx'

/** Name and value in one line, for long sheets that are read on a wide screen; a long value goes below its name. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
	return (
		<dl className="grid gap-y-s1">
			{facts.map(([name, value, width]) => (
				<div
					key={name}
					className={
						width
							? 'py-s1'
							: 'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-s3 small:grid-cols-[9rem_minmax(0,1fr)] small:gap-x-s4'
					}
				>
					<dt className="font-plain text-soft">{name}</dt>
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
