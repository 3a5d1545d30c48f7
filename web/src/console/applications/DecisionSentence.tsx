import { granted, requested } from '#web/components/requestAndGrant.ts'
import type { Application } from './applications.ts'
import type { Checked } from './responseForm.ts'

/** True if an approval is of more than was asked. */
export const isMoreThanAsked = ({ status, amount = 0 }: Checked, application: Application) =>
	status === 'Approved' && amount > application.amount

const times = (amount: number, asked: number) => Math.round((amount / asked) * 10) / 10

/** Says the decision that is about to be sent in one sentence that is hard to misread. */
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
					Approve <b>{granted(response)}</b> for <b>{name}</b>, <b>{factor} times</b> the {asked} they asked for.
				</>
			) : (
				<>
					Approve <b>{granted(response)}</b> for <b>{name}</b>, <b>more</b> than the {asked} they asked for.
				</>
			)}
		</p>
	)
}
