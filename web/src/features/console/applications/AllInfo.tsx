import { type ReviewSection, reviewSections } from '#web/components/ApplicationReview.tsx'
import { Button } from '#web/components/Button.tsx'
import { ApplicationAttachments } from './ApplicationAttachments.tsx'
import type { Application } from './applications.ts'
import { DecisionFacts } from './DecisionFacts.tsx'
import { FamilyInfo } from './FamilyInfo.tsx'
import { FollowUps } from './FollowUps.tsx'
import { OtherApplications } from './OtherApplications.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'
import { ReviewColumn } from './ReviewColumn.tsx'
import { UserInfo } from './UserInfo.tsx'

export function AllInfo({ application }: { application: Application }) {
	const { general, address, medical, request, referral } = reviewSections(application)
	const { decision, followUps, otherApplication, otherLocations } = application
	const left: ReviewSection[] = [
		...(decision ? [{ title: 'Decision', content: <DecisionFacts decision={decision} /> }] : []),
		...(application.amountApproved
			? [{ title: 'Payment', content: <PaymentPanel application={application} /> }]
			: []),
		general,
		{ title: 'Family Information', content: <FamilyInfo application={application} /> },
		address,
		medical,
	]
	const right: ReviewSection[] = [
		{
			...request,
			facts: [
				...request.facts,
				['Asked elsewhere', otherApplication ? (otherLocations ?? 'Yes') : 'No', 'wide'],
			],
		},
		{ title: 'Attachments', content: <ApplicationAttachments application={application} /> },
		...(followUps.length > 0 ? [{ title: 'Follow-up', content: <FollowUps followUps={followUps} /> }] : []),
		referral,
		{ title: 'User Information', content: <UserInfo applicantID={application.applicantID} /> },
		{ title: 'Other applications', content: <OtherApplications application={application} /> },
	]
	return (
		<>
			<Button look="quiet" size="small" className="-ml-3 mb-s2" onClick={() => window.print()}>
				Print
			</Button>
			<div className="grid items-start gap-s4 full:grid-cols-2">
				<ReviewColumn sections={left} />
				<ReviewColumn sections={right} />
			</div>
		</>
	)
}
