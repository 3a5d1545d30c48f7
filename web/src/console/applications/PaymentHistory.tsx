import { Facts } from '#web/components/Facts.tsx'
import { dayAndTime } from '../when.ts'
import type { Application } from './applications.ts'

type Change = Application['payments'][number]

const titles: Record<Change['what'], string> = {
	recorded: 'Payment recorded',
	corrected: 'Payment corrected',
	removed: 'Payment removed',
}

/** Everything that was done to the payment, newest first. Nobody can delete it. */
export const PaymentHistory = ({ payments }: { payments: readonly Change[] }) => (
	<ol className="grid gap-s4">
		{[...payments].reverse().map(({ what, method, date, reference, payee, name, recordedOn }) => (
			<li key={recordedOn} className="grid gap-s2 border-line border-l-4 pl-s4">
				<p className="font-strong">{titles[what]}</p>
				<Facts
					layout="rows"
					facts={[
						['Paid', date],
						['Method', method],
						['Reference', reference],
						['Pay to', payee],
					]}
				/>
				<p className="text-small text-soft">{`${name}, ${dayAndTime(recordedOn)}`}</p>
			</li>
		))}
	</ol>
)
