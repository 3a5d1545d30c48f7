import type { ComponentProps, ReactNode } from 'react'
import { t } from '#shared/words/t.ts'
import { Button } from '../Button.tsx'
import { CutOffWaiting } from '../cutoff/CutOffWaiting.tsx'
import { SendDocuments } from '../documents/SendDocuments.tsx'
import { Page } from '../Page.tsx'
import { ApplicationProgress } from './ApplicationProgress.tsx'
import { ApplicationReview, Reviewed, type ReviewedApplication, reviewSections, SentAs } from './ApplicationReview.tsx'
import { AskAgain, type SendAppeal } from './AskAgain.tsx'
import { SharedWith } from './SharedWith.tsx'
import { StatusBanner } from './StatusBanner.tsx'
import { type SendWithdrawal, UnlessWithdrawn, Withdraw } from './Withdraw.tsx'

interface Props {
	application: ReviewedApplication &
		ComponentProps<typeof ApplicationProgress>['application'] &
		Partial<Pick<ComponentProps<typeof SharedWith>, 'helper'>>
	/** Of the page that it's shown on. */
	title: string
	heading: string
	/** Our message to the applicant, which nobody else gets. */
	message?: string | undefined
	attachments: ReactNode
	/** What its applicant can do. Each shows the application of the answer. */
	send: {
		documents: ComponentProps<typeof SendDocuments>['send']
		withdrawal: SendWithdrawal
		appeal: SendAppeal
		endOfHelp: ComponentProps<typeof SharedWith>['end']
	}
	onBack: () => void
}

/** An application as its applicant sees it, signed in or with its token. */
export function ApplicationPage({ application, title, heading, message, attachments, send, onBack }: Props) {
	const { general, address, medical, request, referral } = reviewSections(application)
	const files = { title: t('Attachments'), content: attachments }
	return (
		<Page title={title} heading={heading} intro={<SentAs {...application} />}>
			<Button look="ghost" size="small" className="no-print" onClick={onBack}>
				{t('Go Back')}
			</Button>
			<Reviewed
				progress={
					<>
						<UnlessWithdrawn application={application} send={send.withdrawal}>
							<StatusBanner status={application.status}>
								{message ? <p className="whitespace-pre-line">{message}</p> : null}
							</StatusBanner>
							<ApplicationProgress application={application} />
						</UnlessWithdrawn>
						<CutOffWaiting application={application} />
						<SendDocuments application={application} send={send.documents} />
						<AskAgain application={application} send={send.appeal} />
						<SharedWith helper={application.helper} end={send.endOfHelp} />
						<Withdraw application={application} send={send.withdrawal} />
					</>
				}
			>
				<ApplicationReview sections={[general, address, medical, request, files, referral]} />
			</Reviewed>
		</Page>
	)
}
