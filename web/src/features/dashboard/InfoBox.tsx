import type { CurrentUser } from '#shared/account/user.ts'
import { type Fact, Facts } from '#web/components/Facts.tsx'
import { dollars } from '#web/lib/money.ts'

export function InfoBox({ user }: { user: CurrentUser }) {
	const facts: Fact[] = [
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
			<Facts facts={facts} layout="stack" />
		</section>
	)
}
