import { useQuery } from '@tanstack/react-query'
import { askedFor, isAwaited } from '#shared/applications/missing.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { longDate } from '#shared/dates.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import type { Application } from '#web/console/applications/applications.ts'
import { settingsQuery } from '../../settings/applicationSettings.ts'
import { onlyDay } from '../../when.ts'
import { MissingActions, useMissingActions } from './MissingActions.tsx'

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
