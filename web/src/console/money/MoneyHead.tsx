import { dollars } from '#web/lib/money.ts'
import type { Totals } from './money.ts'

interface Figure {
	name: string
	sum: Totals['granted']
	more?: string | undefined
	className?: string
	large?: boolean
}

const Amount = ({ name, sum, more, className = '', large = false }: Figure) => (
	<div className={`grid grid-cols-[1fr_auto] items-baseline gap-x-s4 tabular:block ${className}`}>
		<dt className="text-small text-soft">{name}</dt>
		<dd className={`font-head font-title ${large ? 'text-h2' : 'text-h3'}`}>{dollars(sum.dollars)}</dd>
		<dd className={`col-span-2 text-small text-soft ${large ? '' : 'carded:hidden'}`}>
			{sum.many.toLocaleString('en-US')} {sum.many === 1 ? 'grant' : 'grants'}
			{more}
		</dd>
	</div>
)

/** The sums at the top: how much is granted, paid and still to pay. */
export function MoneyHead({ totals: { year, granted, paid, toPay, earlier, oldest } }: { totals: Totals }) {
	return (
		<div className="card p-s4 medium:p-s5">
			<dl className="grid gap-s2 tabular:grid-cols-4 tabular:gap-s5">
				<Amount
					name="Still to pay"
					sum={toPay}
					more={oldest && `, the oldest from ${oldest}`}
					className="tabular:order-3"
					large
				/>
				<Amount name={`Granted in ${year}`} sum={granted} className="tabular:order-1" />
				<Amount name="Of this, paid" sum={paid} className="tabular:order-2" />
				<Amount name="To pay from earlier years" sum={earlier} className="tabular:order-4" />
			</dl>
			<progress
				aria-label={`Paid of what was granted in ${year}`}
				max={Math.max(granted.dollars, 1)}
				value={paid.dollars}
				className="mt-s3 progress-line print:hidden"
			/>
		</div>
	)
}
