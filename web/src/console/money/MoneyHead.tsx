import { dollars } from '#web/lib/money.ts'
import type { Totals } from './money.ts'

interface Figure {
	name: string
	sum: Totals['granted']
}

const Amount = ({ name, sum }: Figure) => (
	<div className="flex items-baseline justify-between gap-x-s2 tabular:block">
		<dt className="text-small text-soft">{name}</dt>
		<dd className="font-strong tabular-nums">{dollars(sum.dollars)}</dd>
	</div>
)

/** The sums in one line: how much is still to pay, paid and granted. */
export const MoneyHead = ({ totals: { year, granted, paid, toPay, earlier, oldest } }: { totals: Totals }) => (
	<dl className="grid gap-s1 tabular:grid-cols-[auto_auto_auto_auto] tabular:justify-between tabular:gap-s4">
		<div className="flex flex-wrap items-baseline gap-x-s2">
			<dt className="order-2 text-small text-soft">
				still to pay, {toPay.many.toLocaleString('en-US')} {toPay.many === 1 ? 'grant' : 'grants'}
				{oldest && toPay.many > 0 ? `, the oldest from ${oldest}` : null}
			</dt>
			<dd className="font-head font-title text-h2 leading-none">{dollars(toPay.dollars)}</dd>
		</div>
		<Amount name={`Granted in ${year}`} sum={granted} />
		<Amount name="Of this, paid" sum={paid} />
		<Amount name="To pay from earlier years" sum={earlier} />
	</dl>
)
