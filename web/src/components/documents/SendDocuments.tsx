import { isAwaited, takesDocuments } from '#shared/applications/missing.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ActionBanner } from '../ActionBanner.tsx'
import { AddDocument } from './AddDocument.tsx'
import { MissingDocuments } from './MissingDocuments.tsx'
import type { Sending, SendSubject } from './sending.ts'

interface Props {
	application: SendSubject
	/** Sends it for this application, and shows the application of the answer. */
	send: (sending: Sending) => Promise<{ message: string }>
}

/** What an applicant can still send: what we miss from them, or a document that they forgot. */
export function SendDocuments({ application, send }: Props) {
	const sent = useAction({ send, message: ({ message }) => message })
	const { missing } = application
	return (
		<div className="no-print grid gap-s4 empty:hidden">
			<ActionBanner message={sent.message} />
			{missing && (isAwaited(application) || application.closedOn) ? (
				<MissingDocuments application={application} missing={missing} onSend={sent.run} />
			) : takesDocuments(application) ? (
				<AddDocument application={application} onSend={sent.run} />
			) : null}
		</div>
	)
}
