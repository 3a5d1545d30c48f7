import { ConfirmWithKey } from './keys/ConfirmWithKey.tsx'
import { MailFrame } from './MailFrame.tsx'
import { StepHeading } from './StepHeading.tsx'

interface Props {
	title?: string
	to: string
	email: { subject: string; html: string }
	label?: string
	action?: string
	/** The key may be one that was typed on this page a short time ago. */
	mayHold?: boolean
	onBack: () => void
	onConfirm: (key: string) => Promise<void>
}

/** The last step before an email goes out: the email as it will be, and the key. */
export const VerifyEmail = (props: Props) => (
	<>
		<StepHeading>{props.title ?? 'Verify the email'}</StepHeading>
		<MailFrame to={props.to} subject={props.email.subject} html={props.email.html} />
		<ConfirmWithKey
			label={props.label ?? 'Send this email'}
			action={props.action ?? 'Send Email'}
			busy="Sending"
			mayHold={props.mayHold ?? false}
			onBack={props.onBack}
			onConfirm={props.onConfirm}
		/>
	</>
)
