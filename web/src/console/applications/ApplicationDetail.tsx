import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { Banner } from '#web/components/Banner.tsx'
import { requested } from '#web/components/requestAndGrant.ts'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { DetailScreen, DetailTabs } from '../DetailScreen.tsx'
import { applicationPath } from '../paths.ts'
import { ReadsSpanish } from '../ReadsSpanish.tsx'
import { settingsQuery } from '../settings/applicationSettings.ts'
import { onlyDay } from '../when.ts'
import { AddAttachments } from './AddAttachments.tsx'
import { AllInfo } from './AllInfo.tsx'
import { ApplicantDelivery } from './ApplicantDelivery.tsx'
import { ApplicationNotes } from './ApplicationNotes.tsx'
import { AtAGlance } from './AtAGlance.tsx'
import { type Application, applicationQuery, section, statusTones } from './applications.ts'
import { CutOffTag } from './CutOffTag.tsx'
import { DecideLinks } from './DecideLinks.tsx'
import { DisownedNotice } from './DisownedNotice.tsx'
import { EmailApplicant } from './EmailApplicant.tsx'
import { JustDecided } from './JustDecided.tsx'
import { MissingNotice } from './MissingNotice.tsx'
import { NoBillNotice } from './NoBillNotice.tsx'
import { RelatedTags } from './RelatedTags.tsx'
import { Respond } from './Respond.tsx'
import { relatedQuery } from './related.ts'
import { TakeIt } from './TakeIt.tsx'
import { TakenTag } from './TakenTag.tsx'
import { useSentWithOwnEmail } from './useSentWithOwnEmail.ts'
import { Waiting } from './Waiting.tsx'
import { ProposalNotice } from './WaitingProposal.tsx'

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
	const { token, status, issuedOn, notes } = application
	const parts = [token, requested(application), `Submitted ${issuedOn}`]
	return (
		<>
			<div className="mt-s2 flex flex-wrap items-center gap-s3">
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
				{status === 'Pending' ? <Waiting row={application} /> : null}
				<TakenTag row={application} />
				<RelatedTags token={token} />
				{status === 'Pending' && !sentWithOwnEmail ? (
					// Where the form itself is shown, they're there for the keys only.
					<div className={tab === 'respond' ? 'hidden' : 'ml-auto flex flex-wrap gap-s3 print:hidden'}>
						<TakeIt row={application} />
						<DecideLinks token={token} />
					</div>
				) : null}
			</div>
			<h2 className="mt-s1 mb-s4">
				<DetailTitle title={`Viewing ${status} Application`} parts={parts} />
			</h2>
			<div className="mb-s4 grid gap-s3">
				<AtAGlance application={application} />
				{application.erasesAt ? (
					<p>{`They asked us to erase their account on ${onlyDay(application.erasesAt)} or the day after. What they sent before they asked goes with it.`}</p>
				) : null}
				<DisownedNotice application={application} />
				<ApplicantDelivery application={application} />
				{tab === 'respond' ? null : <ProposalNotice application={application} />}
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
						content: sentWithOwnEmail ? <LeftToColleague /> : <Respond application={application} />,
						keep: true,
					},
				]}
			/>
		</>
	)
}

const LeftToColleague = () => (
	<Banner tone="waiting" title={applicationSentences.sentWithOwnEmail}>
		<p>If you didn’t send it, someone else used your address. Tell your colleagues.</p>
	</Banner>
)

/** As documented, in one line: status | token | what is asked for | date. On narrow screens the status has a line of its own, on the narrowest the token too. */
function DetailTitle({ title, parts }: { title: string; parts: readonly string[] }) {
	return (
		<span className="flex flex-wrap items-baseline gap-x-s3 gap-y-s1 font-text text-body tracking-normal">
			<span className="w-full large:w-auto">{title}</span>
			{parts.map((part, index) => (
				<span
					key={part}
					className={`font-plain font-text text-[1.0625rem] text-soft tabular-nums tracking-normal ${index === 0 ? 'w-full small:w-auto' : ''}`}
				>
					<span className={`mr-s3 text-field ${['hidden large:inline', 'hidden small:inline'][index] ?? ''}`}>|</span>
					{part}
				</span>
			))}
		</span>
	)
}
