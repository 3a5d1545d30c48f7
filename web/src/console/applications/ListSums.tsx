import type { ListTotal } from '#shared/applications/list-filter.ts'
import { dollars } from '#web/lib/money.ts'

/** The sums of all that fits, also of what isn't loaded yet. */
export const ListSums = ({ many, asked, granted, isCut }: ListTotal) => (
	<p className="tabular-nums">
		{many === 1 ? (
			<>
				<b>1</b> application, asking for <b>{dollars(asked)}</b>.
			</>
		) : (
			<>
				<b>{many.toLocaleString('en-US')}</b> applications, asking for <b>{dollars(asked)}</b> in all.
			</>
		)}
		{granted > 0 ? (
			<>
				{' '}
				<b>{dollars(granted)}</b> of it is granted.
			</>
		) : null}
		{isCut ? ' There are too many to look through at once, so this is only a part of them.' : null}
	</p>
)
