import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import * as z from 'zod'
import type { CurrentUser } from '#shared/account/user.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import { findSentences } from '#shared/applications/find-sentences.ts'
import type { FindInput } from '#shared/applications/schema.ts'
import { emailField } from '#shared/fields.ts'
import { routes } from '#shared/paths.ts'
import { isToken, plainToken } from '#shared/tokens.ts'
import { t } from '#shared/words/t.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { ProgressBridge } from '#web/components/bridge/ProgressBridge.tsx'
import { EmailField } from '#web/components/fields/EmailField.tsx'
import { PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { usePersonForm } from '#web/components/forms/usePersonForm.ts'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { Page } from '#web/components/Page.tsx'
import { Part } from '#web/components/Part.tsx'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { client } from '#web/lib/api.ts'
import { useGuestIdle } from '#web/lib/drafts/useGuestIdle.ts'
import { lazy } from '#web/lib/lazy.ts'
import { rich } from '#web/lib/rich.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useFormPerson } from '#web/lib/session/useFormPerson.ts'
import { Find as FindInputs, useFound } from './useFound.ts'

/** The review is loaded when someone finds something, because most of the page's code is for it. */
const FoundApplication = lazy(() => import('./FoundApplication.tsx'))

export default function FindPage() {
	const { person, turn } = useFormPerson()
	return <Find key={turn} person={person} />
}

function Find({ person }: Pick<ReturnType<typeof useFormPerson>, 'person'>) {
	const { user, ended, waiting } = useSession()
	const navigate = useNavigate()
	const { isShown, found, isComing, again, find, show, forget } = useFound()
	const [continued, setContinued] = useState(false)
	const [greeted, setGreeted] = useState(false)
	const form = useFindForm(person)
	useGuestIdle(!person && found !== undefined, forget)
	const { reset } = form.form
	// Someone who left a signed-in device alone must not leave what they found on its screen, nor the token in the form.
	useEffect(() => {
		if (ended?.cause !== 'idle') return
		forget()
		reset()
	}, [ended, forget, reset])

	if (isShown && (isComing || waiting))
		return (
			<Page title={routes.find.label}>
				<Loading />
			</Page>
		)
	if (isShown && found) {
		const own = user?.applicationTokens.includes(found.token)
		if (user && own && !greeted) return <YourOwn name={user.firstName} onContinue={() => setGreeted(true)} />
		return (
			<Part coming={<Loading />}>
				<FoundApplication application={found} onBack={() => void navigate(-1)} onChange={show} />
			</Part>
		)
	}
	return (
		<Page
			isResult={found !== undefined}
			title={routes.find.label}
			intro={t('Check on an application with your name and token.')}
		>
			{isShown && again.error ? (
				<div className="mb-s5 max-w-form">
					<ErrorState message={again.error.message} onRetry={() => void again.refetch()} retrying={again.isFetching} />
				</div>
			) : null}
			<div className="grid items-start gap-s7 large:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
				{user && !continued ? (
					<AlreadyLoggedIn onContinue={() => setContinued(true)} />
				) : (
					<FindForm {...form} onFind={find} waiting={waiting} />
				)}
				<WhatYouSee />
			</div>
		</Page>
	)
}

/** The page creates the form, so that Back restores what was typed. */
const useFindForm = (person: CurrentUser | undefined) =>
	usePersonForm(FindInputs, {
		firstName: person?.firstName ?? '',
		lastName: person?.lastName ?? '',
		token: '',
		pin: '',
	})

type FormProps = ReturnType<typeof useFindForm> & {
	onFind: (input: z.output<typeof FindInput>) => Promise<void>
	waiting: boolean
}

/** The deck of the bridge grows with each field, and the bridge is whole with a whole token. */
function FindForm({ form, fields, erased, onFind, waiting }: FormProps) {
	const typed = useWatch({ control: form.control })
	const [asksPin, setAsksPin] = useState(false)
	if (form.formState.errors.pin && !asksPin) setAsksPin(true)
	const filled = { ...typed, token: isToken(plainToken(typed.token ?? '')) }
	const parts = (['firstName', 'lastName', 'token'] as const).map((name) => ({ name, done: Boolean(filled[name]) }))
	return (
		<div className="max-w-form">
			<div className="px-s5">
				<ProgressBridge parts={parts} wordless />
			</div>
			<div className="panel">
				<Form
					form={form}
					label={t('Find an application')}
					incomplete={findSentences.findAll}
					erased={erased}
					waiting={waiting}
					onSend={onFind}
				>
					<PersonFields fields={fields} />
					<TextField
						field={fields.token}
						label={t('Token')}
						hint={t(
							'You’ll find it in our first email to you. It looks like BTG-7K2M-9QXR-4TNV-W8HC. You can skip the dashes, and small letters are fine.',
						)}
						inputClassName="uppercase tabular-nums small:tracking-[0.06em]"
					/>
					{asksPin ? <TextField field={fields.pin} label={t('PIN')} inputMode="numeric" /> : null}
					<Submit busy={t('Searching')}>{t('Find Application')}</Submit>
				</Form>
			</div>
		</div>
	)
}

const shown = [
	t('Where your application is, and when we’ll answer.'),
	t('Which files we have from you, and what is missing.'),
	t('A way to send us a document.'),
]

const WhatYouSee = () => (
	<div className="grid gap-s6">
		<section aria-labelledby="shown">
			<h2 id="shown" className="text-h3">
				{t('What you’ll see')}
			</h2>
			<ul className="mt-s2 grid max-w-read list-disc gap-s1 pl-s5">
				{shown.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
		<section aria-labelledby="lost">
			<h2 id="lost" className="text-h3">
				{t('No token?')}
			</h2>
			<p className="mt-s2 max-w-read">
				{rich(
					'Search your inbox for “BTG”, or let us send it again. If you have an account, your applications are on your {dashboard}.',
					{ dashboard: <Link to={routes.dashboard.path}>{t('dashboard ~link')}</Link> },
				)}
			</p>
			<div className="mt-s4">
				<EmailTokens />
			</div>
			<p className="mt-s4 max-w-read">
				{rich(
					'Still nothing? {account} with the email you applied with. Your application will be waiting on your dashboard. Or call us at {phone}.',
					{ account: <Link to={routes.login.path}>{t('Create an account ~link')}</Link>, phone: <PhoneLink /> },
				)}
			</p>
		</section>
	</div>
)

/** The call is written without its schemas, which bring those of the whole application. */
const { emailTokens } = client<Pick<typeof applicationsApi, 'emailTokens'>>({
	emailTokens: { method: 'POST', path: '/api/email-my-tokens' },
})

const Lost = z.strictObject({ email: emailField(t('Enter the email you applied with.')) })

/** The answer is the same for every address, so nobody learns here who applied. */
function EmailTokens() {
	const [sent, setSent] = useState<string>()
	const { form, fields } = useSchemaForm(Lost, { email: '' })
	if (sent) return <Success title={t('Check your inbox')}>{sent}</Success>
	return (
		<Form
			form={form}
			label={t('Email me my tokens')}
			className="grid max-w-form gap-s4"
			onSend={async ({ email }) => setSent((await emailTokens({ email })).message)}
		>
			<EmailField field={fields.email} label={t('The email you applied with')} />
			<Submit look="ghost" busy={t('Sending')}>
				{t('Email me my tokens')}
			</Submit>
		</Form>
	)
}

const box = 'max-w-form panel'

function Ways({ onContinue }: { onContinue: () => void }) {
	return (
		<div className="mt-s5 flex flex-wrap gap-s3">
			<LinkButton to={routes.dashboard.path}>{t('Go to Dashboard')}</LinkButton>
			<Button look="ghost" onClick={onContinue}>
				{t('Continue')}
			</Button>
		</div>
	)
}

function AlreadyLoggedIn({ onContinue }: { onContinue: () => void }) {
	return (
		<section aria-labelledby="already" className={box}>
			<h2 id="already" className="text-h3">
				{t("You're Already Logged in")}
			</h2>
			<p className="mt-s3 max-w-read">
				{t('Your dashboard is the easier way to find your own applications. No token needed there.')}
			</p>
			<Ways onContinue={onContinue} />
		</section>
	)
}

/** The application that was found belongs to the person who is signed in. */
function YourOwn({ name, onContinue }: { name: string; onContinue: () => void }) {
	return (
		<Page title={routes.find.label} heading={t('Hello {name}', { name })}>
			<div className={box}>
				<p className="max-w-read">
					{t('This is your application. Your dashboard shows more: your documents and our messages to you.')}
				</p>
				<Ways onContinue={onContinue} />
			</div>
		</Page>
	)
}
