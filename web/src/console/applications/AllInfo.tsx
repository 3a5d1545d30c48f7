import { type ReviewSection, reviewSections } from '#web/components/ApplicationReview.tsx'
import { Button } from '#web/components/Button.tsx'
import { PrintedSignatures } from '../PrintedSignatures.tsx'
import { ApplicationAttachments } from './ApplicationAttachments.tsx'
import type { Application } from './applications.ts'
import { BillPane } from './BillPane.tsx'
import { DecisionFacts } from './DecisionFacts.tsx'
import { EarlierHelp } from './EarlierHelp.tsx'
import { FamilyInfo } from './FamilyInfo.tsx'
import { FollowUps } from './FollowUps.tsx'
import { LatestNotes } from './LatestNotes.tsx'
import { PaymentHistory } from './PaymentHistory.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'
import { ReviewColumn } from './ReviewColumn.tsx'
import { UserInfo } from './UserInfo.tsx'

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
		{ title: 'Latest notes', content: <LatestNotes application={application} /> },
	]
	const rest: ReviewSection[] = [
		...(followUps.length > 0 ? [{ title: 'Follow-up', content: <FollowUps followUps={followUps} /> }] : []),
		general,
		{ title: 'Family Information', content: <FamilyInfo application={application} /> },
		address,
		medical,
		{ title: 'Attachments', content: <ApplicationAttachments application={application} /> },
		referral,
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
