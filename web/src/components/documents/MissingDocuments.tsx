import { askedFor } from '#shared/applications/missing.ts'
import { longDate } from '#shared/dates.ts'
import { Section } from '../Section.tsx'
import { CannotGet } from './CannotGet.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import type { Sending, SendSubject } from './sending.ts'

interface Props {
	application: SendSubject
	missing: NonNullable<SendSubject['missing']>
	onSend: (sending: Sending) => Promise<void>
}

/** Says what is missing, word for word as the mail does, and takes it. */
export function MissingDocuments({ application, missing, onSend }: Props) {
	const isClosed = application.closedOn !== undefined
	return (
		<Section title={isClosed ? 'You can still send this' : 'We need something more from you'}>
			<div className="grid gap-s3">
				<p>
					{isClosed
						? 'We closed your application because this didn’t reach us in time:'
						: 'Before we can decide, we need this from you:'}
				</p>
				<ul className="grid max-w-read list-disc gap-s2 pl-s5 font-strong">
					{askedFor(missing).map((sentence) => (
						<li key={sentence}>{sentence}</li>
					))}
				</ul>
				<p>
					{isClosed ? (
						'Send it now, and your application opens again by itself.'
					) : (
						<>
							Please send it by <b>{longDate(missing.lastDay)}</b>. A clear photo from your phone is fine.
						</>
					)}
				</p>
			</div>
			<DocumentForm application={application} onSend={onSend} />
			{isClosed ? null : <CannotGet onSend={onSend} />}
		</Section>
	)
}
