import { applicationSentences } from '#shared/applications/sentences.ts'
import { getsNoMail } from '#shared/delivery.ts'
import { grantedSoFar } from '#web/components/application/requestAndGrant.ts'
import { Button } from '#web/components/Button.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { type Application, emailOf, statusTones } from '#web/console/applications/applications.ts'
import { HeldMail } from '#web/console/applications/HeldMail.tsx'
import { Outcome } from './Outcome.tsx'

interface Props {
	application: Application
	onChange: () => void
	onTakenBack: (former: Application) => void
}

export const Decided = ({ application, onChange, onTakenBack }: Props) => (
	<Outcome
		token={application.token}
		actions={
			<Button look="quiet" onClick={onChange}>
				Change this decision
			</Button>
		}
	>
		<DecisionMade application={application} />
		<HeldMail application={application} onTakenBack={onTakenBack} />
	</Outcome>
)

function DecisionMade({ application }: { application: Application }) {
	const { status, decision, firstName, delivery } = application
	return (
		<Banner tone={statusTones[status]} role="status" title={applicationSentences.responseSubmitted}>
			<p className="wrap-anywhere text-lead">
				{status === 'Approved' ? (
					<>
						Approved, <b>{grantedSoFar(application) ?? '$0'}</b>.
					</>
				) : (
					<b>Denied.</b>
				)}{' '}
				{decision?.emailed
					? getsNoMail(delivery)
						? `We couldn’t email ${firstName}, because email to this address is stopped. Please tell them by phone.`
						: `${firstName} gets an email at ${emailOf(application)}.`
					: 'No email was sent.'}
			</p>
		</Banner>
	)
}
