import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DoorFormInput, FormBeforeInput } from '#shared/events/desk-schema.ts'
import type { eventsDoorApi } from '#shared/events/door-api.ts'
import { guestSentences } from '#shared/events/guest-sentences.ts'
import { timeIn } from '#shared/events/time.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { BirthdayAndPhone, PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { SignInFields } from '#web/components/fields/groups/SignInFields.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { usePersonForm } from '#web/components/forms/usePersonForm.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { Page } from '#web/components/Page.tsx'
import { ApiError, client } from '#web/lib/api.ts'
import { fullDay } from '#web/lib/days.ts'
import { placeWords } from '#web/lib/eventPlace.ts'
import { language } from '#web/lib/language.ts'
import { useFormPerson } from '#web/lib/session/useFormPerson.ts'
import { events } from './events.ts'

/** These calls are written without their schemas, as the other calls of visitors. */
const door = client<typeof eventsDoorApi>({
	door: { method: 'POST', path: '/api/event-door' },
	fillInAtDoor: { method: 'POST', path: '/api/event-door-form', idempotent: true },
	fillInBefore: { method: 'POST', path: '/api/event-form-before', idempotent: true },
})

/**
 * The QR code at the door and the mail of a sign-up lead here. What opens the form comes after `#`, so no server's log has
 * it: the event and its door's code with a dot between them, or the token of the mail.
 */
export default function DoorPage() {
	const opener = useLocation().hash.slice(1)
	return (
		<Page title={routes.door.label} heading={t('Your form for the door')}>
			<div className="grid max-w-form gap-s5">
				{opener ? <Opened key={opener} opener={opener} /> : <Banner tone="bad" title={guestSentences.wrongDoor} />}
			</div>
		</Page>
	)
}

const cannotBeRetried = (error: Error) =>
	error instanceof ApiError && ['not-found', 'invalid', 'conflict'].includes(error.code)

const read = async (eventID: string, code: string | undefined) => {
	if (code !== undefined) return { ...(await door.door({ eventID, code })).event, state: 'coming' as const }
	return (await events.showSignUp({ token: eventID })).event
}

function Opened({ opener }: { opener: string }) {
	const [first = '', code] = opener.split('.')
	const [received, setReceived] = useState<string>()
	const { turn } = useFormPerson()
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['door', opener],
		queryFn: () => read(first, code),
		gcTime: 0,
		// Everyone in a hall has one address, so a page that is there doesn't ask again.
		staleTime: Number.POSITIVE_INFINITY,
	})
	if (error && cannotBeRetried(error)) return <Banner tone="plain" role="status" title={error.message} />
	if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (!data) return <Loading />
	if (data.state !== 'coming') return <Banner tone="plain" role="status" title={guestSentences.doorOver} />
	if (received)
		return (
			<>
				<Success title={received}>{t('This phone keeps nothing of what you wrote.')}</Success>
				{code === undefined ? null : (
					<Button look="ghost" className="justify-self-start" onClick={() => setReceived(undefined)}>
						{t('Fill in a form for someone else')}
					</Button>
				)}
			</>
		)
	const { name, date, time, location } = data
	return (
		<>
			<p className="text-lead">
				<b className="wrap-anywhere">{name}</b>
				<br />
				{fullDay(date, new Date())}, {timeIn(language, time)}
				<br />
				<span className="wrap-anywhere">{placeWords(location)}</span>
			</p>
			<p className="text-soft">
				{t(
					'We ask for this at every event. Our volunteers see it at the door. Once they’ve said hello, you can come in.',
				)}
			</p>
			<div className="panel">
				{code === undefined ? (
					<BeforeForm key={turn} token={first} onReceived={setReceived} />
				) : (
					<DoorForm key={turn} eventID={first} code={code} onReceived={setReceived} />
				)}
			</div>
		</>
	)
}

const nothing = { birthday: '', phone: '', streetAddress: '', streetAddress2: '', city: '', ZIP: '', groupMembers: '' }

interface Received {
	onReceived: (message: string) => void
}

/** On a phone at the door, which may be borrowed: nothing of it is filled in, and nothing is kept. */
function DoorForm({ eventID, code, onReceived }: Received & { eventID: string; code: string }) {
	const { form, fields, erased } = usePersonForm(DoorFormInput, {
		...nothing,
		eventID,
		code,
		firstName: '',
		lastName: '',
		email: '',
	})
	return (
		<Form
			form={form}
			label={routes.door.label}
			erased={erased}
			onSend={async (answers) => onReceived((await door.fillInAtDoor(answers)).message)}
		>
			<PersonFields fields={fields} />
			<SignInFields fields={fields} />
			<Submit busy={t('Sending your form')}>{t('Send my form')}</Submit>
		</Form>
	)
}

/** By the link of the mail, so name and email are those of the sign-up. */
function BeforeForm({ token, onReceived }: Received & { token: string }) {
	const { form, fields, erased } = usePersonForm(FormBeforeInput, { ...nothing, token })
	return (
		<Form
			form={form}
			label={routes.door.label}
			erased={erased}
			onSend={async (answers) => onReceived((await door.fillInBefore(answers)).message)}
		>
			<BirthdayAndPhone fields={fields} />
			<SignInFields fields={fields} />
			<Submit busy={t('Sending your form')}>{t('Send my form')}</Submit>
		</Form>
	)
}
