import type { CurrentUser } from '#shared/account/schema.ts'
import { dollars } from '#web/lib/money.ts'

export function InfoBox({ user }: { user: CurrentUser }) {
	const facts = [
		['Name', `${user.firstName} ${user.lastName}`],
		['Email', user.email],
		['Applications submitted', String(user.applicationTokens.length)],
		['Assistance received', dollars(user.assistanceRecieved)],
	]
	return (
		<section aria-labelledby="you" className="card px-s5 pt-s5 pb-s2">
			<h2 id="you" className="mb-s4 text-h3">
				About you
			</h2>
			<dl>
				{facts.map(([name, value]) => (
					<div key={name} className="border-line border-t py-s3">
						<dt className="font-plain text-small text-soft">{name}</dt>
						<dd className="wrap-anywhere font-strong tabular-nums">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}
