import { routes } from '#shared/paths.ts'
import { ApplicationPage } from '#web/components/application/ApplicationPage.tsx'
import { AttachmentList } from '#web/components/files/AttachmentList.tsx'
import { DownloadButton } from '#web/components/files/DownloadButton.tsx'
import { assistanceNames } from './assistanceNames.ts'
import { applications, type OwnApplicationData, useShowOwn } from './useOwnApplications.ts'

interface Props {
	application: OwnApplicationData
	onBack: () => void
}

export function OwnApplication({ application, onBack }: Props) {
	const { token, type, decision, attachments } = application
	const show = useShowOwn()
	return (
		<ApplicationPage
			application={application}
			title={routes.dashboard.label}
			heading={assistanceNames[type]}
			message={decision?.message}
			attachments={
				<AttachmentList
					attachments={attachments}
					action={({ id, name }) => (
						<DownloadButton name={name} link={() => applications.openMyAttachment({ token, id })} />
					)}
				/>
			}
			onSend={async (sending) => {
				const answer = await applications.sendDocuments({ token, ...sending })
				show(answer.application)
				return answer
			}}
			onBack={onBack}
		/>
	)
}
