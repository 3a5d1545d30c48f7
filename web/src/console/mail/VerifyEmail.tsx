import type * as z from 'zod'
import { type Delivery, getsNoMail } from '#shared/delivery.ts'
import type { MailPreview } from '#shared/letter.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { StepHeading } from '../ConsoleHeading.tsx'
import { KeyAction } from '../keys/KeyAction.tsx'
import { MailPreviews } from './MailPreviews.tsx'

interface Props {
	title?: string
	to: string
	email: z.output<typeof MailPreview>
	/** Of an email to one person. */
	delivery?: Delivery | undefined
	action?: string
	/** The key may be one that was typed on this page a short time ago. */
	holdsKey?: boolean
	onBack: () => void
	send: (key: string) => Promise<void>
}

/** The last step before an email goes out: the email as it will be, and the key. */
export const VerifyEmail = ({
	title = 'Verify the email',
	to,
	email,
	delivery,
	action = 'Send Email',
	...rest
}: Props) => (
	<>
		<StepHeading>{title}</StepHeading>
		<StoppedMail delivery={delivery} />
		<MailPreviews to={to} email={email} />
		<KeyAction action={action} {...rest} />
	</>
)

/** Warns beside an email that its address won't get, before anyone relies on it. */
export function StoppedMail({ delivery }: { delivery: Delivery | undefined }) {
	if (delivery?.address === 'none')
		return (
			<Banner tone="waiting" title="They have no email, so this is a letter.">
				You can print it here once it’s saved.
			</Banner>
		)
	return getsNoMail(delivery) ? (
		<Banner tone="bad" role="alert" title="This email won’t be sent, because email to this address is stopped.">
			Tell the applicant by phone, or try the address again first.
		</Banner>
	) : null
}
