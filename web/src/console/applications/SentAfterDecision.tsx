import { Banner } from '#web/components/Banner.tsx'
import type { Application } from './applications.ts'

interface Sent {
	attachments: readonly { addedOn?: string | undefined; byStaff?: boolean | undefined }[]
	missing?: { answer?: { kind: string; date: string } | undefined } | undefined
	decision?: { date: string } | undefined
}

/** The moment of the last document from the applicant, or of their word that they can't get one. */
export const lastSent = ({ attachments, missing }: Sent) =>
	[
		...attachments.map(({ addedOn = '', byStaff }) => (byStaff ? '' : addedOn)),
		missing?.answer?.kind === 'cannot' ? missing.answer.date : '',
	].reduce((latest, moment) => (moment > latest ? moment : latest), '')

export const isSentAfter = (application: Sent) =>
	application.decision !== undefined && lastSent(application) > application.decision.date

/** Until its email leaves, the applicant doesn't know of the decision, and may send what nobody would read then. */
export const SentAfterDecision = ({ application }: { application: Application }) =>
	isSentAfter(application) ? (
		<Banner tone="bad" role="alert" title="They sent something after this was decided.">
			Please read it. If it matters, take the decision back or change it.
		</Banner>
	) : null
