import { useState } from 'react'
import { Checkbox } from 'react-aria-components'
import type * as z from 'zod'
import { type Delivery, getsNoMail } from '#shared/delivery.ts'
import type { MailPreview } from '#shared/letter.ts'
import { Tick } from '#web/components/forms/Tick.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { StepHeading } from '../ConsoleHeading.tsx'
import { KeyAction } from '../keys/KeyAction.tsx'
import { MailPreviews } from './MailPreviews.tsx'

/** Words that are in nearly every sentence of one language and in none of the other. */
const english = /(?<![\p{L}’'])(the|and|you|your|we|will|is|are|for|to|of|this|it|please|with|have|can)(?![\p{L}])/giu
const spanish = /(?<![\p{L}’'])(el|la|los|las|de|del|que|su|sus|usted|por|para|con|y|en|un|una|se|le|es)(?![\p{L}])/giu

/** A guess that is good enough to ask before a message in English goes to someone who reads Spanish. */
export const readsAsEnglish = (message: string) =>
	(message.match(english)?.length ?? 0) > (message.match(spanish)?.length ?? 0)

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
	send: (key: string) => Promise<void>
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
			<KeyAction
				label={props.label ?? 'Send this email'}
				action={props.action ?? 'Send Email'}
				busy="Sending"
				mayHold={props.mayHold ?? false}
				missing={meant ? undefined : englishUnticked}
				onBack={props.onBack}
				send={props.send}
			/>
		</>
	)
}

interface MeantProps {
	meant: boolean
	onChange: (meant: boolean) => void
	children: string
}

/** Something unusual that has to be ticked before it's sent. */
export const Meant = ({ meant, onChange, children }: MeantProps) => (
	<Checkbox
		isSelected={meant}
		onChange={onChange}
		className="group flex min-h-12 w-fit cursor-pointer items-start gap-s3 rounded-field border-l-4 border-l-sun bg-amber-wash px-s4 py-s3"
	>
		<Tick className="mt-0.5" />
		<span>{children}</span>
	</Checkbox>
)

/** Warns beside an email that its address won't get, before anyone relies on it. */
export const StoppedMail = ({ delivery }: { delivery: Delivery | undefined }) =>
	getsNoMail(delivery) ? (
		<Banner tone="bad" role="alert" title="This email won’t be sent, because email to this address is stopped.">
			Tell the applicant by phone, or try the address again first.
		</Banner>
	) : null
