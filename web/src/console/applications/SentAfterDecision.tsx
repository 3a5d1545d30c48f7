import { Banner } from '#web/components/Banner.tsx'
import type { Application } from './applications.ts'

interface Sent {
	attachments: readonly { addedOn?: string | undefined; byStaff?: boolean | undefined }[]
	missing?: { answer?: { kind: string; date: string } | undefined } | undefined
	decision?: { date: string } | undefined
}

export const isSentAfter = ({ attachments, missing, decision }: Sent) =>
	decision !== undefined &&
	(attachments.some(({ addedOn, byStaff }) => addedOn && !byStaff && addedOn > decision.date) ||
		(missing?.answer?.kind === 'cannot' && missing.answer.date > decision.date))

/** Until its email leaves, the applicant doesn't know of the decision, and may send what nobody would read then. */
export const SentAfterDecision = ({ application }: { application: Application }) =>
	isSentAfter(application) ? (
		<Banner tone="bad" role="alert" title="They sent something after this was decided.">
			Please read it. If it matters, take the decision back or change it.
		</Banner>
	) : null
