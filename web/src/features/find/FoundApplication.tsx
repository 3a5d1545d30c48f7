import { applicationsApi } from '#shared/applications/api.ts'
import { findSentences } from '#shared/applications/find-sentences.ts'
import type { Answer } from '#shared/endpoint.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { ApplicationProgress } from '#web/components/application/ApplicationProgress.tsx'
import { ApplicationReview, Reviewed, reviewSections, SentAs } from '#web/components/application/ApplicationReview.tsx'
import { StatusBanner } from '#web/components/application/StatusBanner.tsx'
import { Button } from '#web/components/Button.tsx'
import { CutOffWaiting } from '#web/components/cutoff/CutOffWaiting.tsx'
import { SendDocuments } from '#web/components/documents/SendDocuments.tsx'
import { AttachmentList } from '#web/components/files/AttachmentList.tsx'
import { Letter, useLetter } from '#web/components/letter/Letter.tsx'
import { Page } from '#web/components/Page.tsx'
import { client } from '#web/lib/api.ts'

const applications = client(applicationsApi)

export type FoundByToken = Answer<typeof applicationsApi.find>['application']

interface Props {
	application: FoundByToken
	onBack: () => void
	/** The page then shows the application as the server's answer has it. */
	onChange: (application: FoundByToken) => void
}

export default function FoundApplication({ application, onBack, onChange }: Props) {
	const letter = useLetter()
	const { general, address, medical, request, referral } = reviewSections(application)
	const attachments = {
		title: t('Attachments'),
		content: (
			<AttachmentList
				attachments={application.attachments}
				action={() => <span className="text-soft">{findSentences.attachmentHidden}</span>}
			/>
		),
	}
	if (letter.isOpen) return <Letter about={application} onBack={letter.close} />
	return (
		<Page
			isResult={letter.wasOpen}
			title={routes.find.label}
			heading={`${application.firstName} ${application.lastName}`}
			intro={<SentAs issuedOn={application.issuedOn} token={application.token} />}
		>
			<Button look="ghost" size="small" className="no-print" onClick={onBack}>
				{t('Go Back')}
			</Button>
			<Reviewed
				progress={
					<>
						<StatusBanner status={application.status} />
						<ApplicationProgress application={application} />
						<CutOffWaiting application={application} onLetter={letter.open} />
						<SendDocuments
							application={application}
							send={async (sending) => {
								const { firstName, lastName, token } = application
								const answer = await applications.sendFoundDocuments({ firstName, lastName, token, ...sending })
								onChange(answer.application)
								return answer
							}}
						/>
					</>
				}
			>
				<ApplicationReview sections={[general, address, medical, request, attachments, referral]} />
			</Reviewed>
		</Page>
	)
}
