import { granted, requested } from '#web/components/application/requestAndGrant.ts'
import type { Application } from '#web/console/applications/applications.ts'
import type { Checked } from './responseForm.ts'

/** True if an approval is of more than was asked. */
export const isMoreThanAsked = ({ status, amount = 0 }: Checked, application: Application) =>
	status === 'Approved' && amount > application.amount

const times = (amount: number, asked: number) => Math.round((amount / asked) * 10) / 10

/** Says the decision that is about to be sent in one sentence that is hard to misread. */
export const DecisionSentence = (props: Props) => (
	<p className="max-w-read text-h3 leading-snug">
		{props.response.status === 'Denied' ? <Denial {...props} /> : <Approval {...props} />}
	</p>
)

interface Props {
	response: Checked
	application: Application
}

const nameOf = ({ firstName, lastName }: Application) => `${firstName} ${lastName}`

const Denial = ({ application }: Props) => (
	<>
		<b>Deny</b> the {requested(application)} that <b>{nameOf(application)}</b> asked for.
	</>
)

const Approval = ({ response, application }: Props) => (
	<>
		Approve <b>{granted(response)}</b> for <b>{nameOf(application)}</b>,{' '}
		<Compared response={response} application={application} />
	</>
)

/** The amount beside what they asked for. */
function Compared({ response: { amount = 0 }, application }: Props) {
	const asked = requested(application)
	if (amount === application.amount) return 'all they asked for.'
	if (amount < application.amount) return `who asked for ${asked}.`
	const factor = application.amount > 0 ? times(amount, application.amount) : 0
	return (
		<>
			<b>{factor >= 1.5 ? `${factor} times` : 'more'}</b> {factor >= 1.5 ? 'the' : 'than the'} {asked} they asked for.
		</>
	)
}
