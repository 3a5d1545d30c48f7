import { granted, requested } from '#web/components/requestAndGrant.ts'
import type { Application } from './applications.ts'
import type { Checked } from './responseForm.ts'

/** How unusual an approval is: nothing at all, or more than was asked. */
export const isUnusual = ({ status, amount = 0 }: Checked, application: Application) =>
	status === 'Approved' && (amount === 0 || amount > application.amount)

const times = (amount: number, asked: number) => Math.round((amount / asked) * 10) / 10

/** What is about to be decided, in one sentence that is hard to misread. */
export function DecisionSentence({ response, application }: { response: Checked; application: Application }) {
	const { status, amount = 0 } = response
	const asked = requested(application)
	const name = `${application.firstName} ${application.lastName}`
	const factor = application.amount > 0 ? times(amount, application.amount) : 0
	return (
		<p className="max-w-read text-h3 leading-snug">
			{status === 'Denied' ? (
				<>
					<b>Deny</b> the {asked} that <b>{name}</b> asked for.
				</>
			) : amount === 0 ? (
				<>
					Approve <b>$0</b> for <b>{name}</b>, who asked for {asked}.
				</>
			) : amount === application.amount ? (
				<>
					Approve <b>{granted(response)}</b> for <b>{name}</b>, all they asked for.
				</>
			) : amount < application.amount ? (
				<>
					Approve <b>{granted(response)}</b> for <b>{name}</b>, who asked for {asked}.
				</>
			) : factor >= 1.5 ? (
				<>
					Approve <b>{granted(response)}</b> for <b>{name}</b>, <b>{factor} times</b> the {asked} asked.
				</>
			) : (
				<>
					Approve <b>{granted(response)}</b> for <b>{name}</b>, <b>more</b> than the {asked} asked.
				</>
			)}
		</p>
	)
}
