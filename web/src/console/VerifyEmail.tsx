import { useState } from 'react'
import type * as z from 'zod'
import type { Delivery } from '#shared/delivery.ts'
import type { MailPreview } from '#shared/letter.ts'
import { ConfirmWithKey } from './keys/ConfirmWithKey.tsx'
import { MailPreviews } from './MailPreviews.tsx'
import { Meant } from './Meant.tsx'
import { readsAsEnglish } from './readsAsEnglish.ts'
import { StepHeading } from './StepHeading.tsx'
import { StoppedMail } from './StoppedMail.tsx'

export const sendInEnglish = 'This applicant reads Spanish. Send it in English?'

export const englishUnticked = 'Tick the box to send it in English, or go back and write it in Spanish.'

/** The frame of the email is in Spanish, and what the employee wrote in it is not. */
export const isEnglishForSpanish = ({ english }: z.output<typeof MailPreview>, message = '') =>
	english !== undefined && readsAsEnglish(message)

interface Props {
	title?: string
	to: string
	email: z.output<typeof MailPreview>
	/** Of an email to one person. */
	delivery?: Delivery | undefined
	/** The text that the employee wrote. */
	message?: string | undefined
	label?: string
	action?: string
	/** The key may be one that was typed on this page a short time ago. */
	mayHold?: boolean
	onBack: () => void
	onConfirm: (key: string) => Promise<void>
}

/** The last step before an email goes out: the email as it will be, and the key. */
export function VerifyEmail(props: Props) {
	const [meant, setMeant] = useState(!isEnglishForSpanish(props.email, props.message))
	return (
		<>
			<StepHeading>{props.title ?? 'Verify the email'}</StepHeading>
			<StoppedMail delivery={props.delivery} />
			<MailPreviews to={props.to} email={props.email} />
			{isEnglishForSpanish(props.email, props.message) ? (
				<Meant meant={meant} onChange={setMeant}>
					{sendInEnglish}
				</Meant>
			) : null}
			<ConfirmWithKey
				label={props.label ?? 'Send this email'}
				action={props.action ?? 'Send Email'}
				busy="Sending"
				mayHold={props.mayHold ?? false}
				ready={(key) => key !== '' && meant}
				missing={meant ? undefined : englishUnticked}
				onBack={props.onBack}
				onConfirm={async (key) => {
					if (!meant) throw new Error(englishUnticked)
					await props.onConfirm(key)
				}}
			/>
		</>
	)
}
