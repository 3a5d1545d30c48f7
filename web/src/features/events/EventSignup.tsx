import { useState } from 'react'
import { guestSentences } from '#shared/events/guest-sentences.ts'
import { paragraphsForGuests } from '#shared/events/paragraphs.ts'
import { answerShape, GuestInput, questionTypes } from '#shared/events/schema.ts'
import { emailField, personName } from '#shared/fields.ts'
import { t } from '#shared/words/t.ts'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { fieldsOf } from '#web/components/fields/fieldsOf.ts'
import { PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { usePersonForm } from '#web/components/forms/usePersonForm.ts'
import { Success } from '#web/components/messages/Success.tsx'
import { rich } from '#web/lib/rich.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useFormPerson } from '#web/lib/session/useFormPerson.ts'
import { events } from './events.ts'
import type { PublishedEvent } from './publishedEvents.ts'

/** The documented sentence is about the whole form, so each field has one that says what belongs there. */
const Guest = GuestInput.extend({
	firstName: personName(1, 49, t('Enter your first name.'), guestSentences.firstName),
	lastName: personName(1, 49, t('Enter your last name.'), guestSentences.lastName),
	email: emailField(t('Enter your email.')),
})

/** An answer is stored in English. */
const answerWords = { Yes: t('Yes'), No: t('No') }

interface SignedUp {
	message: string
	email: string
	paragraphs: string[]
	waits: boolean
	/** True for the address of the account, which was confirmed before. */
	isOwn: boolean
}

/** The form inside an event's card. Nobody has to answer the event's questions. */
export default function EventSignup(props: Pick<Props, 'event' | 'onDone'>) {
	const { person, turn } = useFormPerson()
	return <SignupForm key={turn} {...props} person={person} />
}

interface Props {
	event: PublishedEvent
	person: ReturnType<typeof useFormPerson>['person']
	onDone: () => void
}

function SignupForm({ event: { _id, name, questions: asked, signUp }, person, onDone }: Props) {
	const { user, waiting } = useSession()
	// An employee may change them while someone types, and an answer would move to another question.
	const [questions] = useState(asked)
	const [done, setDone] = useState<SignedUp>()
	const { form, fields, erased } = usePersonForm(Guest, {
		id: _id,
		wait: signUp === 'full',
		firstName: person?.firstName ?? '',
		lastName: person?.lastName ?? '',
		email: person?.email ?? '',
		questionAnswers: questions.map(({ id, question }) => ({ id, question, answer: '' })),
	})
	if (done) return <Done {...done} />
	return (
		<Form
			form={form}
			label={t('Sign up for {name}', { name })}
			incomplete={guestSentences.incomplete}
			erased={erased}
			waiting={waiting}
			onSend={async (guest) => {
				const { message, waits = false, ...event } = await events.attend(guest)
				const paragraphs = paragraphsForGuests(event)
				const isOwn = user?.verified === true && guest.email === user.email
				setDone({ message, paragraphs, email: guest.email, waits, isOwn })
				onDone()
			}}
		>
			<PersonFields fields={fields} emailHint={t('We’ll send you a confirmation.')} />
			{questions.map(({ id, question, type }, index) => {
				const { answer } = fieldsOf(answerShape, `questionAnswers.${index}.`)
				return type === questionTypes.yesNo ? (
					<RadioGroup key={id} field={answer} label={question} options={labelledChoices(answerWords)} optional inline />
				) : (
					<TextArea key={id} field={answer} label={question} rows={2} optional />
				)
			})}
			<TextArea field={fields.info} label={t('Anything we should know?')} rows={2} optional />
			<Submit busy={t('Signing you up')}>{signUp === 'full' ? t('Wait for a place') : t('Sign up')}</Submit>
		</Form>
	)
}

const Done = ({ message, paragraphs, ...sent }: SignedUp) => (
	<Success title={message}>
		<p>{mailTold(sent)}</p>
		{paragraphs.map((paragraph) => (
			<p key={paragraph} className="mt-s3 whitespace-pre-line">
				{paragraph}
			</p>
		))}
	</Success>
)

function mailTold({ email, waits, isOwn }: Pick<SignedUp, 'email' | 'waits' | 'isOwn'>) {
	const to = { email: <b className="wrap-anywhere">{email}</b> }
	if (waits && isOwn) return rich('You’ll get an email at {email}. It has a link in case you don’t want to wait.', to)
	if (waits)
		return rich(
			'You’ll get an email at {email}. Please open the link in it today: we can offer you a place only then.',
			to,
		)
	if (isOwn)
		return rich(
			'You’ll get an email at {email}. It has a file for your calendar, and a link in case you can’t come.',
			to,
		)
	return rich(
		'You’ll get an email at {email}. Please open the link in it to confirm your sign-up. You can also cancel there if you can’t come.',
		to,
	)
}
