import { applicationsApi } from '#shared/applications/api.ts'
import { findSentences } from '#shared/applications/find-sentences.ts'
import type { Answer } from '#shared/endpoint.ts'
import { routes } from '#shared/paths.ts'
import { ApplicationPage } from '#web/components/application/ApplicationPage.tsx'
import { AttachmentList } from '#web/components/files/AttachmentList.tsx'
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
	const { firstName, lastName, token, attachments, helper } = application
	const who = { firstName, lastName, token, pin: helper?.pin }
	async function shown<Answered extends { application: FoundByToken }>(answer: Promise<Answered>) {
		onChange((await answer).application)
		return answer
	}
	return (
		<ApplicationPage
			application={application}
			title={routes.find.label}
			heading={`${firstName} ${lastName}`}
			attachments={
				<AttachmentList
					attachments={attachments}
					action={() => <span className="text-soft">{findSentences.attachmentHidden}</span>}
				/>
			}
			send={{
				documents: (sending) => shown(applications.sendFoundDocuments({ ...who, ...sending })),
				appeal: (appeal) => shown(applications.askFoundAgain({ ...who, ...appeal })),
				withdrawal: (change) => shown(applications.withdrawFound({ ...who, ...change })),
				endOfHelp: () => shown(applications.endFoundHelp(who)),
			}}
			onBack={onBack}
		/>
	)
}
