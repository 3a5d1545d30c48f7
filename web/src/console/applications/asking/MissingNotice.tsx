import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type * as z from 'zod'
import { askedFor, isAwaited, isPending } from '#shared/applications/missing.ts'
import { MoreTimeInput } from '#shared/applications/missing-schema.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { addDays, dayOf, longDate, monthDayYear } from '#shared/dates.ts'
import { getsNoMail } from '#shared/delivery.ts'
import { Button } from '#web/components/Button.tsx'
import { DateField } from '#web/components/fields/DateField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { KeyField } from '../../keys/ChooseKey.tsx'
import { StoppedMail } from '../../mail/VerifyEmail.tsx'
import { settingsQuery } from '../../settings/applicationSettings.ts'
import { onlyDay } from '../../when.ts'
import { type Application, staff } from '../applications.ts'
import { useFollowUp } from './useFollowUp.ts'

type Missing = NonNullable<Application['missing']>

/**
 * Says whether the applicant has sent what we asked for. It is above every tab, so that employees know it before they
 * decide. What a colleague did first may take the notice away, so what became of an action is said outside of it.
 */
export function MissingNotice({ application }: { application: Application }) {
	const { token, version } = application
	const [isOpen, setOpen] = useState(false)
	const close = () => setOpen(false)
	const give = useFollowUp(application, staff.giveMoreTime, close, close)
	const settle = useFollowUp(
		application,
		() => staff.settle({ token, version }),
		() => undefined,
	)
	// The form itself says what is wrong with it.
	const problem = isOpen ? undefined : (give.problem ?? settle.problem)
	const press = (act: () => void) => () => {
		give.clear()
		settle.clear()
		act()
	}
	return (
		<>
			{problem ? (
				<TakesFocus>
					<ActionBanner problem={problem} />
				</TakesFocus>
			) : null}
			<Notice application={application}>
				{isOpen ? (
					<GiveMoreTime application={application} send={give.run} onBack={close} />
				) : (
					<div className="flex flex-wrap gap-s3">
						<Button look="ghost" size="small" onClick={press(() => setOpen(true))}>
							Give more time
						</Button>
						<Button look="quiet" size="small" busy={settle.busy && 'Saving'} onClick={press(() => settle.start())}>
							Nothing is missing now
						</Button>
					</div>
				)}
			</Notice>
		</>
	)
}

function Notice({ application, children }: { application: Application; children: ReactNode }) {
	const { data: settings } = useQuery(settingsQuery)
	const { missing, closedOn, disownedOn } = application
	if (!missing || (!isPending(application) && !closedOn)) return null
	if (closedOn)
		return (
			<Banner tone="bad" title={`Closed on its own on ${onlyDay(closedOn)}`}>
				<Asked missing={missing} />
				<p>A document that they send opens it again. If you add one, change the decision yourself.</p>
			</Banner>
		)
	if (!isAwaited(application)) return <Answered missing={missing} />
	const isReached = !application.email || (!missing.unreachedOn && !disownedOn)
	return (
		<Banner
			tone={isReached ? 'waiting' : 'bad'}
			title={isReached ? 'Waiting for the applicant' : 'Our emails didn’t reach the applicant'}
		>
			<Asked missing={missing} />
			<p>{whatComes(missing, application, settings?.closesWithoutBill === false)}</p>
			<div className="mt-s4 print:hidden">{children}</div>
		</Banner>
	)
}

/** What the clock asked for closes nothing once closing is turned off. What an employee asked for still does. */
export function whatComes(
	{ name, lastDay: day, unreachedOn }: Pick<Missing, 'name' | 'lastDay' | 'unreachedOn'>,
	{ email, disownedOn, proposal }: Partial<Pick<Application, 'email' | 'disownedOn' | 'proposal'>>,
	closingIsOff: boolean,
) {
	const lastDay = longDate(day)
	if (email === '')
		return `They ${unreachedOn ? 'had' : 'have'} until ${lastDay}. We write to them by post, so it doesn’t close on its own.`
	if (unreachedOn)
		return 'No email reached them, so we didn’t close it. Call or write to them. Or give them more time, and we’ll email them again.'
	if (disownedOn) return `They had until ${lastDay}. It won’t close on its own.`
	if (proposal) return `They have until ${lastDay}. It won’t close while a proposal is waiting.`
	if (closingIsOff && name === applicationSentences.theClock)
		return `They have until ${lastDay}. It won’t close then. Closing without a bill is turned off in Application Settings.`
	return `They have until ${lastDay}. Then it will close on its own, and they’ll get an email.`
}

function Asked({ missing }: { missing: Missing }) {
	return (
		<>
			<p>
				{missing.name} asked for this on {onlyDay(missing.askedOn)}:
			</p>
			<ul className="my-s2 list-disc pl-s5">
				{askedFor(missing).map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
		</>
	)
}

const answers = {
	documents: 'The applicant sent documents',
	cannot: 'The applicant can’t get what’s missing',
	settled: 'Nothing is missing now',
}

function Answered({ missing }: { missing: Missing }) {
	if (!missing.answer) return null
	const { kind, words, date } = missing.answer
	return (
		<Banner tone={kind === 'cannot' ? 'waiting' : 'good'} title={answers[kind]}>
			{words ? <p className="whitespace-pre-line">“{words}”</p> : null}
			<p className="text-soft">{onlyDay(date)}</p>
		</Banner>
	)
}

const week = 7

const MoreTimeForm = MoreTimeInput.omit({ version: true })

interface GiveMoreTimeProps {
	application: Application
	send: (more: z.output<typeof MoreTimeInput>) => Promise<void>
	onBack: () => void
}

function GiveMoreTime({ application, send, onBack }: GiveMoreTimeProps) {
	const { token, version, missing, delivery, email } = application
	// An application that is read again while the form is open must not change what the form is about.
	const [versionAsked] = useState(version)
	const later = [missing?.lastDay ?? '', dayOf(new Date())].sort().at(-1) ?? ''
	const { form, fields } = useSchemaForm(MoreTimeForm, { token, until: monthDayYear(addDays(later, week)), key: '' })
	return (
		<Form
			form={form}
			label="Give more time"
			className="grid max-w-form gap-s4"
			onSend={async (typed) => {
				// The key is cleared after each use, whether it worked or not.
				form.setValue('key', '')
				await send({ ...typed, version: versionAsked })
			}}
		>
			<StoppedMail delivery={delivery} />
			<DateField
				field={fields.until}
				label="Until"
				hint={getsNoMail(delivery) ? '' : 'They get an email with this day.'}
			/>
			<KeyField field={fields.key} />
			<div className="flex flex-wrap gap-s3">
				<Submit busy="Sending">{email ? 'Give more time and send email' : 'Give more time'}</Submit>
				<Button look="ghost" onClick={onBack}>
					Go Back
				</Button>
			</div>
		</Form>
	)
}
