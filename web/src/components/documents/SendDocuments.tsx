import { awaitsAsking, isAwaited, takesDocuments } from '#shared/applications/missing.ts'
import { t } from '#shared/words/t.ts'
import { useAction } from '#web/lib/useAction.ts'
import { Section } from '../forms/Section.tsx'
import { ActionBanner } from '../messages/ActionBanner.tsx'
import { AddDocument } from './AddDocument.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import { MissingDocuments } from './MissingDocuments.tsx'
import type { Sending, SendSubject } from './sending.ts'

interface Props {
	application: SendSubject
	/** Sends it for this application, and shows the application of the answer. */
	send: (sending: Sending) => Promise<{ message: string }>
}

/** Takes what is missing from an applicant, or a document that they forgot. */
export function SendDocuments({ application, send }: Props) {
	const sent = useAction({ send, message: ({ message }) => message })
	const { missing } = application
	return (
		<div className="no-print grid gap-s4 empty:hidden">
			<ActionBanner message={sent.message} />
			{missing && (isAwaited(application) || application.closedOn) ? (
				<MissingDocuments application={application} missing={missing} onSend={sent.run} />
			) : awaitsAsking(application) ? (
				<Section title={t('Add your bill')} hint={t('A clear photo from your phone is fine.')}>
					<DocumentForm application={application} onSend={sent.run} />
				</Section>
			) : takesDocuments(application) ? (
				<AddDocument application={application} onSend={sent.run} />
			) : null}
		</div>
	)
}
