import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { awaitsAsking, listedStatus } from '#shared/applications/missing.ts'
import { askingDays, billDays } from '#shared/applications/progress.ts'
import { openBesides } from '#shared/applications/related.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { requested } from '#web/components/application/requestAndGrant.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { daysLater, isBefore, longDay } from '#web/lib/days.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { DetailScreen, DetailTabs } from '../lists/DetailScreen.tsx'
import { DeliveryNotice } from '../mail/DeliveryNotice.tsx'
import { NotesPanel } from '../notes/NotesPanel.tsx'
import { applicationPath } from '../paths.ts'
import { ReadsSpanish } from '../ReadsSpanish.tsx'
import { settingsQuery } from '../settings/applicationSettings.ts'
import { onlyDay } from '../when.ts'
import { AllInfo } from './AllInfo.tsx'
import { ApplicationActions, useSentWithOwnEmail } from './ApplicationActions.tsx'
import { AtAGlance } from './AtAGlance.tsx'
import { type Application, applicationQuery, emailOf, section, staff, statusTones } from './applications.ts'
import { MissingNotice } from './asking/MissingNotice.tsx'
import { useFollowUp } from './asking/useFollowUp.ts'
import { JustDecided, LeavingSoon } from './decide/LeavingSoon.tsx'
import { Respond } from './decide/Respond.tsx'
import { ProposalNotice } from './decide/WaitingProposal.tsx'
import { AddAttachments } from './documents/AddAttachments.tsx'
import { EmailApplicant } from './EmailApplicant.tsx'
import { CutOffTag, WaitingTag } from './list/rowTags.tsx'
import { WriteByPost } from './paper/LetterPage.tsx'
import { relatedQuery } from './related.ts'
import { SecondLookNotice } from './SecondLookNotice.tsx'
import { useApplicationCache } from './useApplicationCache.ts'
import { WithdrawnNotice } from './WithdrawnNotice.tsx'

export default function ApplicationDetail() {
	const { token = '' } = useParams()
	const query = useQuery(applicationQuery(token))
	// A notice that came with the settings, or a tag about the person, would push down what someone reads or types.
	const [settings, related] = [useQuery(settingsQuery), useQuery(relatedQuery(token))]
	const isPending = settings.isPending || related.isPending
	return (
		<DetailScreen
			section={section}
			id={token}
			list="Pending applications"
			noun="application"
			aside={<JustDecided />}
			query={isPending ? { ...query, data: undefined } : query}
		>
			{(application) => <Detail key={application.token} application={application} />}
		</DetailScreen>
	)
}

function Detail({ application }: { application: Application }) {
	const { tab } = useParams()
	const sentWithOwnEmail = useSentWithOwnEmail(application)
	const { token, notes } = application
	const status = listedStatus(application)
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-s3 gap-y-s1">
				<ConsoleHeading
					title={`${application.firstName} ${application.lastName}`}
					heading={
						<span className="wrap-anywhere">
							{application.firstName} {application.lastName}
						</span>
					}
				/>
				<StatusTag tone={statusTones[status]}>{status}</StatusTag>
				{sentWithOwnEmail ? <StatusTag tone="waiting">Sent with your email address</StatusTag> : null}
				{application.isMinor ? <StatusTag tone="plain">Minor</StatusTag> : null}
				<ReadsSpanish language={application.language} />
				<CutOffTag row={application} />
				{status === 'Pending' ? <WaitingTag row={application} isOfPromise /> : null}
				<RelatedTags token={token} />
				{/* Where the form itself is shown, they're there for the keys only. */}
				<div className={tab === 'respond' ? 'hidden' : 'ml-auto flex flex-wrap gap-s3 empty:hidden print:hidden'}>
					<ApplicationActions row={application} />
				</div>
			</div>
			<div className="mb-s1 flex flex-wrap items-center justify-between">
				<h2 className="font-plain font-text text-[1rem] text-soft tabular-nums tracking-normal">
					{[`Viewing ${status} Application`, token, requested(application), submitted(application)].join(' | ')}
				</h2>
				<LeavingSoon />
			</div>
			<div className="mb-s3 grid gap-s3 empty:hidden">
				{tab === 'respond' ? null : <AtAGlance application={application} />}
				{application.erasesAt ? (
					<p>{`They asked us to erase their account on ${onlyDay(application.erasesAt)} or the day after. What they sent before they asked goes with it.`}</p>
				) : null}
				<WithdrawnNotice application={application} />
				<SecondLookNotice application={application} />
				<DisownedNotice application={application} />
				<WriteByPost application={application} />
				<ApplicantDelivery application={application} />
				{tab === 'respond' || application.withdrawnOn ? null : <ProposalNotice application={application} />}
				<MissingNotice application={application} />
				<NoBillNotice application={application} />
			</div>
			<DetailTabs
				path={applicationPath(token)}
				label="Parts of this application"
				tabs={[
					{ name: 'info', label: 'View All Info', content: <AllInfo application={application} /> },
					{
						name: 'notes',
						label: `Notes (${notes.length})`,
						content: <ApplicationNotes application={application} />,
						keep: true,
					},
					{
						name: 'attachments',
						label: 'Add Attachments',
						content: <AddAttachments application={application} />,
						keep: true,
					},
					{
						name: 'email',
						label: 'Email Applicant',
						content: <EmailApplicant application={application} />,
						keep: true,
					},
					{
						name: 'respond',
						label: 'Respond to Application',
						content: <Answer application={application} />,
						keep: true,
					},
				]}
			/>
		</>
	)
}

function submitted({ enteredBy, issuedOn }: Application) {
	if (!enteredBy) return `Submitted ${issuedOn}`
	return `Typed in from paper by ${enteredBy.name} on ${longDay(issuedOn, new Date())}`
}

function Answer({ application }: { application: Application }) {
	const sentWithOwnEmail = useSentWithOwnEmail(application)
	if (application.withdrawnOn) return <p>{applicationSentences.withdrawnByApplicant}</p>
	if (application.leftToColleague && !application.proposal) return <p>{applicationSentences.deniedByYou}</p>
	return sentWithOwnEmail ? <LeftToColleague /> : <Respond application={application} />
}

const LeftToColleague = () => (
	<Banner tone="waiting" title={applicationSentences.sentWithOwnEmail}>
		<p>If you didn’t send it, someone else used your address. Tell your colleagues.</p>
	</Banner>
)

/** It is above every tab, so that employees see it before they decide. */
function ApplicantDelivery({ application }: { application: Application }) {
	const { token, delivery, phone } = application
	const { update } = useApplicationCache(token)
	// Other notices say so.
	if (delivery?.address === 'none') return null
	return (
		<DeliveryNotice
			delivery={delivery}
			tryAgain={() => staff.tryAddressAgain({ token })}
			onReachable={() => update({ delivery: { to: emailOf(application), address: 'reachable' } })}
		>
			The address is {emailOf(application)}. You can call {phone}.
		</DeliveryNotice>
	)
}

function ApplicationNotes({ application: { token, notes } }: { application: Application }) {
	const { update } = useApplicationCache(token)
	return (
		<Section title="Notes">
			<NotesPanel
				about={token}
				notes={notes}
				onAdd={async (note, sending) => update({ notes: (await staff.addNote({ token, note }, sending)).notes })}
				onDelete={async (remove) => update({ notes: (await staff.deleteNotes({ token, remove })).notes })}
			/>
		</Section>
	)
}

/** Emails about this application go to someone who didn't send it, so it is above every tab. */
function DisownedNotice({ application: { disownedOn, email, phone } }: { application: Application }) {
	if (!disownedOn) return null
	if (!email)
		return (
			<Banner tone="bad" title="There’s no email address">
				<p>
					On {onlyDay(disownedOn)} we erased the account with the email address that was on this application. Its owner
					never said that they sent it, so we took the address out. Call {phone} before you decide: we can’t send emails
					or reminders, and it won’t close on its own.
				</p>
			</Banner>
		)
	return (
		<Banner tone="bad" title="This may be the wrong email address">
			<p>
				On {onlyDay(disownedOn)}, the person who owns {email} told us that they didn’t send this application. Call{' '}
				{phone} before you decide or write: our emails go to that person. No reminders are sent, and it won’t close on
				its own.
			</p>
		</Banner>
	)
}

/** Says in the header of every tab whether the same person may have sent the same bill, or applied before. */
function RelatedTags({ token }: { token: string }) {
	const { data = [] } = useQuery(relatedQuery(token))
	const theirs = data.filter(({ of, notSame }) => of === 'person' && !notSame)
	if (theirs.some(({ isRepeat }) => isRepeat)) return <StatusTag tone="waiting">Possible duplicate</StatusTag>
	const open = openBesides(theirs).times
	if (open > 0) return <StatusTag tone="waiting">{open === 1 ? '1 more open' : `${open} more open`}</StatusTag>
	if (theirs.length === 0) return null
	return <StatusTag tone="plain">{`Applied before (${theirs.length})`}</StatusTag>
}

/**
 * If nothing was attached, says what the clock will do and when, and how to stop it. What a colleague did first takes the
 * notice away, and the sentence that nothing was saved stays.
 */
function NoBillNotice({ application }: { application: Application }) {
	const { token, version, proposal } = application
	const { data } = useQuery(settingsQuery)
	const waive = useFollowUp(
		application,
		() => staff.settle({ token, version }),
		() => undefined,
	)
	return (
		<>
			{waive.problem ? (
				<TakesFocus>
					<ActionBanner problem={waive.problem} />
				</TakesFocus>
			) : null}
			{data?.closesWithoutBill && !proposal && awaitsAsking(application) ? (
				<Banner tone="waiting" title="No bill yet">
					<p>{whatComes(application, new Date())}</p>
					<Button
						look="ghost"
						size="small"
						className="mt-s4 print:hidden"
						busy={waive.busy && 'Saving'}
						onClick={() => waive.start()}
					>
						Don’t ask for a bill
					</Button>
				</Banner>
			) : null}
		</>
	)
}

function whatComes({ issuedOn, email }: Application, now: Date) {
	if (!email) return 'They have no email. You’ll be asked to write to them, and it won’t close on its own.'
	const asking = daysLater(issuedOn, askingDays)
	if (isBefore(asking, monthDayYear(dayOf(now))))
		return 'They’re about to get an email that asks for it. If nothing comes within 7 days of that, the application will close on its own.'
	return `On ${longDay(asking, now)} they’ll get an email that asks for it. If nothing comes by ${longDay(daysLater(issuedOn, billDays), now)}, the application will close on its own.`
}
