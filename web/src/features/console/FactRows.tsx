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
							: 'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-s3 480:grid-cols-[9rem_minmax(0,1fr)] 480:gap-x-s4'
					}
				>
					<dt className="font-[400] text-soft">{name}</dt>
					<dd
						className={`wrap-anywhere tabular-nums ${width ? 'max-w-read whitespace-pre-line' : 'font-[650]'}`}
					>
						<FactValue value={value} />
					</dd>
				</div>
			))}
		</dl>
	)
}
