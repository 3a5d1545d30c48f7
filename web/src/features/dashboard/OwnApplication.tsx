import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { ApplicationProgress } from '#web/components/application/ApplicationProgress.tsx'
import { ApplicationReview, Reviewed, reviewSections, SentAs } from '#web/components/application/ApplicationReview.tsx'
import { StatusBanner } from '#web/components/application/StatusBanner.tsx'
import { Button } from '#web/components/Button.tsx'
import { CutOffWaiting } from '#web/components/cutoff/CutOffWaiting.tsx'
import { SendDocuments } from '#web/components/documents/SendDocuments.tsx'
import { AttachmentList } from '#web/components/files/AttachmentList.tsx'
import { DownloadButton } from '#web/components/files/DownloadButton.tsx'
import { Letter, useLetter } from '#web/components/letter/Letter.tsx'
import { Page } from '#web/components/Page.tsx'
import { assistanceNames } from './assistanceNames.ts'
import { applications, type OwnApplicationData, useShowOwn } from './useOwnApplications.ts'

interface Props {
	application: OwnApplicationData
	onBack: () => void
}

export function OwnApplication({ application, onBack }: Props) {
	const letter = useLetter()
	const { general, address, medical, request, referral } = reviewSections(application)
	const { token, decision, attachments } = application
	const show = useShowOwn()
	const documents = {
		title: t('Attachments'),
		content: (
			<AttachmentList
				attachments={attachments}
				action={({ id, name }) => (
					<DownloadButton name={name} link={() => applications.openMyAttachment({ token, id })} />
				)}
			/>
		),
	}
	if (letter.isOpen) return <Letter about={application} onBack={letter.close} />
	return (
		<Page
			isResult={letter.wasOpen}
			title={routes.dashboard.label}
			heading={assistanceNames[application.type]}
			intro={<SentAs issuedOn={application.issuedOn} token={token} />}
		>
			<Button look="ghost" size="small" className="no-print" onClick={onBack}>
				{t('Go Back')}
			</Button>
			<Reviewed
				progress={
					<>
						<StatusBanner status={application.status}>
							{decision?.message ? <p className="whitespace-pre-line">{decision.message}</p> : null}
						</StatusBanner>
						<ApplicationProgress application={application} />
						<CutOffWaiting application={application} onLetter={letter.open} />
						<SendDocuments
							application={application}
							send={async (sending) => {
								const answer = await applications.sendDocuments({ token, ...sending })
								show(answer.application)
								return answer
							}}
						/>
					</>
				}
			>
				<ApplicationReview sections={[general, address, medical, request, documents, referral]} />
			</Reviewed>
		</Page>
	)
}
