import { useState } from 'react'
import { isPending } from '#shared/applications/missing.ts'
import { referenceAnswers, referenceDays } from '#shared/applications/reference.ts'
import { email } from '#shared/fields.ts'
import { Button } from '#web/components/Button.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { KeyAction } from '../keys/KeyAction.tsx'
import { onlyDay } from '../when.ts'
import { type Application, staff } from './applications.ts'
import { useApplicationCache } from './useApplicationCache.ts'

/** What the person says who referred the applicant. Until they answer, an employee can ask, or ask another address. */
export function ReferrerAnswer({ application }: { application: Application }) {
	const { referred, reference } = application
	const [asks, setAsks] = useState(false)
	const [message, setMessage] = useState<string>()
	if (!referred) return null
	if (reference?.answer)
		return (
			<Facts
				layout="rows"
				facts={[
					['The referrer says', referenceAnswers[reference.answer]],
					['Note', reference.note, 'wide'],
					['Referrer', [reference.referrer, reference.clinic].filter(Boolean).join(', ')],
					['Email', reference.email],
					['Answered', onlyDay(reference.answeredOn ?? reference.askedOn)],
				]}
			/>
		)
	return (
		<>
			<ActionBanner message={message} />
			{reference ? (
				<p className="text-soft">
					{reference.name} asked {reference.email} on {onlyDay(reference.askedOn)}. No answer yet.
				</p>
			) : null}
			{asks ? (
				<AskReferrer
					application={application}
					onBack={() => setAsks(false)}
					onAsked={(said) => {
						setMessage(said)
						setAsks(false)
					}}
				/>
			) : null}
			{isPending(application) && !asks ? (
				<Button look="ghost" size="small" className="justify-self-start print:hidden" onClick={() => setAsks(true)}>
					{reference ? 'Ask again' : 'Ask the referrer'}
				</Button>
			) : null}
		</>
	)
}

interface Asking {
	application: Application
	onBack: () => void
	/** Called with the sentence that says so. */
	onAsked: (message: string) => void
}

function AskReferrer({ application: { token, reference }, onBack, onAsked }: Asking) {
	const { update } = useApplicationCache(token)
	const [typed, setTyped] = useState(reference?.email ?? '')
	return (
		<KeyAction
			action="Email the referrer"
			holdsKey
			missing={email.safeParse(typed).error?.issues[0]?.message}
			onBack={onBack}
			send={async (key) => {
				const answer = await staff.askReferrer({ token, email: typed, key })
				update({ reference: answer.reference })
				onAsked(answer.message)
			}}
		>
			<label className="grid gap-s1">
				<span className="font-strong">The referrer’s email</span>
				<input
					type="email"
					autoComplete="off"
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
					className="typed-box"
				/>
			</label>
			<p className="text-soft">
				They get a link that works for {referenceDays} days. It shows the applicant’s first name and one letter, and
				nothing else.
			</p>
		</KeyAction>
	)
}
