import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askedFor, isAwaited } from '#shared/applications/missing.ts'
import { moreTime } from '#shared/applications/missing-schema.ts'
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
import { KeyAction } from '../../keys/KeyAction.tsx'
import { StoppedMail } from '../../mail/VerifyEmail.tsx'
import { settingsQuery } from '../../settings/applicationSettings.ts'
import { onlyDay } from '../../when.ts'
import { type Application, staff } from '../applications.ts'
import { useFollowUp } from './useFollowUp.ts'

type Missing = NonNullable<Application['missing']>

/**
 * Says whether the applicant has sent what we asked for. It is above every tab, so that employees know it before they
 * decide.
 */
export function MissingNotice({ application }: { application: Application }) {
	const actions = useMissingActions(application)
	return (
		<>
			{actions.problem ? (
				<TakesFocus>
					<ActionBanner problem={actions.problem} />
				</TakesFocus>
			) : null}
			<Notice application={application} actions={actions} />
		</>
	)
}

interface Props {
	application: Application
	actions: ReturnType<typeof useMissingActions>
}

function Notice({ application, actions }: Props) {
	const { data: settings } = useQuery(settingsQuery)
	const { missing, closedOn, status, disownedOn } = application
	if (!missing || (status !== 'Pending' && !closedOn)) return null
	if (closedOn)
		return (
			<Banner tone="bad" title={`Closed on its own on ${onlyDay(closedOn)}`}>
				<Asked missing={missing} />
				<p>A document that they send opens it again. If you add one, change the decision yourself.</p>
			</Banner>
		)
	if (!isAwaited(application)) return <Answered missing={missing} />
	const isReached = !missing.unreachedOn && !disownedOn
	return (
		<Banner
			tone={isReached ? 'waiting' : 'bad'}
			title={isReached ? 'Waiting for the applicant' : 'Our emails didn’t reach the applicant'}
		>
			<Asked missing={missing} />
			<p>{whatComes(missing, application, settings?.closesWithoutBill === false)}</p>
			<MissingActions application={application} actions={actions} />
		</Banner>
	)
}

/** What the clock asked for closes nothing once closing is turned off. What an employee asked for still does. */
export function whatComes(
	{ name, lastDay: day, unreachedOn }: Pick<Missing, 'name' | 'lastDay' | 'unreachedOn'>,
	{ disownedOn, proposal }: Pick<Application, 'disownedOn' | 'proposal'>,
	closingIsOff: boolean,
) {
	const lastDay = longDate(day)
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

/**
 * Gives an applicant more time, or says that what is missing no longer matters. What a colleague did first may take the
 * notice away, together with all that is in it, so what became of an action is known outside of it.
 */
function useMissingActions(application: Application) {
	const { token, version } = application
	const [open, setOpen] = useState(false)
	const close = () => setOpen(false)
	const give = useFollowUp(
		application,
		(more: { until: string; version: number; key: string }) => staff.giveMoreTime({ token, ...more }),
		close,
		close,
	)
	const settle = useFollowUp(
		application,
		() => staff.settle({ token, version }),
		() => undefined,
	)
	return {
		open,
		show: (isOpen: boolean) => {
			give.clear()
			settle.clear()
			setOpen(isOpen)
		},
		give,
		settle,
		// The form itself says what is wrong with it.
		problem: open ? undefined : (give.problem ?? settle.problem),
	}
}

interface MissingActionsProps {
	application: Application
	actions: ReturnType<typeof useMissingActions>
}

const MissingActions = ({ application, actions }: MissingActionsProps) => (
	<div className="mt-s4 print:hidden">
		{actions.open ? (
			<GiveMoreTime application={application} actions={actions} />
		) : (
			<div className="flex flex-wrap gap-s3">
				<Button look="ghost" size="small" onClick={() => actions.show(true)}>
					Give more time
				</Button>
				<Button
					look="quiet"
					size="small"
					busy={actions.settle.busy && 'Saving'}
					onClick={() => {
						actions.give.clear()
						actions.settle.start()
					}}
				>
					Nothing is missing now
				</Button>
			</div>
		)}
	</div>
)

function GiveMoreTime({ application: { version, missing, delivery }, actions: { give, show } }: MissingActionsProps) {
	// An application that is read again while the form is open must not change what the form is about.
	const [versionAsked] = useState(version)
	const later = [missing?.lastDay ?? '', dayOf(new Date())].sort().at(-1) ?? ''
	const { form, fields } = useSchemaForm(moreTime, { until: monthDayYear(addDays(later, week)) })
	const [until, setUntil] = useState<string>()
	if (until)
		return (
			<KeyAction
				label="Give more time"
				action="Give more time and send email"
				busy="Sending"
				mayHold
				onBack={() => setUntil(undefined)}
				send={(key) => give.run({ until, version: versionAsked, key })}
			>
				<StoppedMail delivery={delivery} />
				{getsNoMail(delivery) ? null : (
					<p>
						They get an email that they have until <b>{monthDayYear(until)}</b>.
					</p>
				)}
			</KeyAction>
		)
	return (
		<Form
			form={form}
			label="Give more time"
			className="grid max-w-form gap-s4"
			onSend={async (chosen) => setUntil(chosen.until)}
		>
			<DateField field={fields.until} label="Until" />
			<div className="flex flex-wrap gap-s3">
				<Submit busy="Checking">Continue</Submit>
				<Button look="ghost" onClick={() => show(false)}>
					Go Back
				</Button>
			</div>
		</Form>
	)
}
