import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askedFor } from '#shared/applications/missing.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { withdrawWords } from '#shared/applications/withdraw.ts'
import { longDate } from '#shared/dates.ts'
import { usersApi } from '#shared/users/api.ts'
import { type ReviewSection, reviewSections } from '#web/components/application/ApplicationReview.tsx'
import { Button } from '#web/components/Button.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { AttachmentList } from '#web/components/files/AttachmentList.tsx'
import { DownloadButton } from '#web/components/files/DownloadButton.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { Table } from '#web/components/Table.tsx'
import { client } from '#web/lib/api.ts'
import { dayWithYear } from '#web/lib/days.ts'
import { dollars } from '#web/lib/money.ts'
import { DeliveryNotice } from '../mail/DeliveryNotice.tsx'
import { PrintedSignatures } from '../PrintedSignatures.tsx'
import { documentPath } from '../paths.ts'
import { dayAndTime, onlyDay } from '../when.ts'
import { type Application, helperFacts, staff } from './applications.ts'
import { DecisionFacts } from './DecisionFacts.tsx'
import { BillPane } from './documents/BillPane.tsx'
import { officeCaution, opensInOffice } from './documents/DocumentViewer.tsx'
import { EarlierHelp } from './EarlierHelp.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'
import { ReferrerAnswer } from './ReferrerAnswer.tsx'
import { ReviewColumn } from './ReviewColumn.tsx'

/** Everything about one person on one page: what they ask for, the bill beside it, and all the rest below. */
export function AllInfo({ application }: { application: Application }) {
	const { general, address, medical, request, referral } = reviewSections(application)
	const { decision, payments, followUps, otherApplication, otherLocations, token } = application
	const first: ReviewSection[] = [
		...(decision
			? [{ title: 'Decision', content: <DecisionFacts decision={decision} application={application} /> }]
			: []),
		...(application.amountApproved ? [{ title: 'Payment', content: <PaymentPanel application={application} /> }] : []),
		...(payments.length > 0 ? [{ title: 'Payment history', content: <PaymentHistory payments={payments} /> }] : []),
		{
			...request,
			facts: [...request.facts, ['Asked elsewhere', otherApplication ? (otherLocations ?? 'Yes') : 'No', 'wide']],
		},
		{ title: 'Help in the last 12 months', content: <EarlierHelp token={token} /> },
	]
	const rest: ReviewSection[] = [
		...(followUps.length > 0 ? [{ title: 'Follow-up', content: <FollowUps followUps={followUps} /> }] : []),
		{ ...general, facts: [...helperFacts(application), ...general.facts] },
		{ title: 'Family Information', content: <FamilyInfo application={application} /> },
		address,
		medical,
		{ title: 'Attachments', content: <ApplicationAttachments application={application} /> },
		{ ...referral, content: <ReferrerAnswer application={application} /> },
		{ title: 'User Information', content: <UserInfo applicantID={application.applicantID} /> },
	]
	return (
		<>
			<Button look="quiet" size="small" className="-ml-3 mb-s2" onClick={() => window.print()}>
				Print
			</Button>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s4 full:grid-cols-2 1650:grid-cols-3 print:grid-cols-2">
				<ReviewColumn sections={first} />
				<div className="full:sticky full:top-s4 full:col-start-2 full:row-span-2 full:row-start-1 1650:col-start-3 print:hidden">
					<ReviewColumn
						sections={[
							{
								title: 'Bill',
								content: <BillPane application={application} height="h-[75dvh] full:h-[calc(100dvh-11rem)]" />,
							},
						]}
					/>
				</div>
				<ReviewColumn sections={rest} />
			</div>
			<PrintedSignatures lines={['Decided by', 'Date']} />
		</>
	)
}

/** A document opens in its own tab; the server notes each opening. */
const ApplicationAttachments = ({ application: { token, attachments } }: { application: Application }) => (
	<AttachmentList
		attachments={attachments}
		empty="No documents were attached."
		action={({ id, name, contentType, addedOn, byStaff }) => (
			<span className="flex flex-wrap items-center print:hidden">
				{opensInOffice(contentType) && !byStaff ? (
					<span className="w-full text-small text-soft">From an applicant. {officeCaution}</span>
				) : null}
				{addedOn ? (
					<span className="mr-s2 text-small text-soft">
						{byStaff ? `Added by staff on ${onlyDay(addedOn)}` : `Added on ${onlyDay(addedOn)}`}
					</span>
				) : null}
				<a
					href={documentPath(token, id)}
					target="_blank"
					rel="noopener"
					className="inline-flex min-h-11 items-center rounded-full px-3 font-strong hover:bg-river-wash"
				>
					View <span className="sr-only">{name} in a new tab</span>
				</a>
				<DownloadButton name={name} link={() => staff.openAttachment({ token, id })} />
			</span>
		)}
	/>
)

function FamilyInfo({ application }: { application: Application }) {
	const { familyData, isMinor, livesAlone } = application
	if (!familyData && livesAlone === undefined) return <p>{applicationSentences.beforeFamilyData}</p>
	return (
		<>
			<Facts
				layout="rows"
				facts={[
					['Minor', isMinor ? 'Yes' : 'No'],
					['Lives alone', livesAlone ? 'Yes' : 'No'],
				]}
			/>
			{familyData && familyData.length > 0 ? (
				<Table
					caption="Family members"
					rows={familyData}
					rowKey={({ name, relation, birthday }) => `${name} ${relation} ${birthday}`}
					columns={[
						{ name: 'Name', cell: ({ name }) => name },
						{ name: 'Relation', cell: ({ relation }) => relation },
						{ name: 'Birthday', cell: ({ birthday }) => dayWithYear(birthday) },
					]}
				/>
			) : null}
		</>
	)
}

type Change = Application['payments'][number]

const paymentTitles: Record<Change['what'], string> = {
	recorded: 'Payment recorded',
	corrected: 'Payment corrected',
	removed: 'Payment removed',
}

/** Everything that was done to the payment, newest first. Nobody can delete it. */
const PaymentHistory = ({ payments }: { payments: readonly Change[] }) => (
	<ol className="grid gap-s4">
		{[...payments].reverse().map(({ what, method, date, reference, payee, name, recordedOn }) => (
			<li key={recordedOn} className="grid gap-s2 border-line border-l-4 pl-s4">
				<p className="font-strong">{paymentTitles[what]}</p>
				<Facts
					layout="rows"
					facts={[
						['Paid', date],
						['Method', method],
						['Reference', reference],
						['Pay to', payee],
					]}
				/>
				<p className="text-small text-soft">{`${name}, ${dayAndTime(recordedOn)}`}</p>
			</li>
		))}
	</ol>
)

type FollowUp = Application['followUps'][number]

const followUpTitles: Record<FollowUp['what'], string> = {
	asked: 'Asked the applicant for more',
	'more time': 'Gave more time',
	settled: 'Said that nothing is missing now',
	reminded: 'Reminded the applicant',
	unreached: 'Not closed, because no email got through',
	closed: 'Closed on its own',
	'still working': 'Told the applicant that we need longer',
	sent: 'The applicant sent documents',
	reopened: 'The applicant sent documents, which opened it again',
	cannot: 'The applicant can’t get what’s missing',
	'bill waived': 'Went on without a bill',
	proposed: 'Proposed an approval, which needs a second employee',
	'proposed instead': 'Proposed another approval in place of it',
	'proposal replaced': 'Decided differently from the proposal',
	'proposal taken back': 'Took the proposal back',
	'asked again': 'The applicant asked for a second look',
	posted: 'Put a letter to the applicant in the mail',
	withdrawn: 'The applicant withdrew it',
	'withdrawal undone': 'The applicant undid that, and it’s open again',
	disowned: 'Someone else has this email address, and didn’t send this',
	'address erased': 'The owner of its email address had their account erased, so the address was taken out',
}

/** Lists the questions, the answers and the steps of the clock, newest first. */
const FollowUps = ({ followUps }: { followUps: readonly FollowUp[] }) => (
	<ol className="grid gap-s4">
		{[...followUps].reverse().map((followUp) => (
			<li key={`${followUp.date} ${followUp.what}`} className="border-line border-l-4 pl-s4">
				<p className="font-strong">{followUpTitles[followUp.what]}</p>
				{askedFor({ things: followUp.things ?? [], words: followUp.words }).map((sentence) => (
					<p key={sentence} className="whitespace-pre-line">
						{sentence}
					</p>
				))}
				<p className="text-small text-soft">
					{[
						onlyDay(followUp.date),
						...(followUp.name ? [followUp.name] : []),
						...(followUp.reason ? [`“${withdrawWords[followUp.reason]}”`] : []),
						...(followUp.amount ? [dollars(followUp.amount)] : []),
						...(followUp.lastDay ? [`last day ${longDate(followUp.lastDay)}`] : []),
					].join(', ')}
				</p>
			</li>
		))}
	</ol>
)

const users = client({ show: usersApi.show })

/** Loads only on request, because each view of a person is logged. */
function UserInfo({ applicantID }: { applicantID: string }) {
	const [wanted, setWanted] = useState(false)
	if (applicantID === 'Guest') return <p>The applicant was a guest and has no account.</p>
	if (wanted) return <Shown id={applicantID} />
	return (
		<Button look="ghost" size="small" className="justify-self-start" onClick={() => setWanted(true)}>
			Get User Info
		</Button>
	)
}

function Shown({ id }: { id: string }) {
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['console', 'user', id],
		queryFn: async () => (await users.show({ id })).user,
		refetchOnWindowFocus: false,
	})
	if (error)
		return (
			<ErrorState
				title={applicationSentences.noUserInfo}
				message={error.message}
				onRetry={() => void refetch()}
				retrying={isFetching}
			/>
		)
	if (!data) return <Skeleton lines={3} />
	return (
		<>
			<DeliveryNotice delivery={data.delivery}>The address of the account is {data.email}.</DeliveryNotice>
			<Facts
				layout="rows"
				facts={[
					['Name', `${data.firstName} ${data.lastName}`],
					['Email', data.email],
					['Registered', onlyDay(data.dateRegistered)],
					['Verified', data.verified ? 'Yes' : 'No'],
					['Applications submitted', String(data.applicationTokens.length)],
					['Assistance received', dollars(data.assistanceRecieved)],
					['Newsletter', data.newsletter ? 'Yes' : 'No'],
					['Employee', data.employee ? 'Yes' : 'No'],
				]}
			/>
		</>
	)
}
