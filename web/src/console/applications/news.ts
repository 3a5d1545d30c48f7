/** A colleague decided, or made, changed or took back a proposal, or the applicant sent something. */
export type News = 'decided' | 'proposed' | 'sent'

interface Sent {
	attachments: readonly { addedOn?: string | undefined; byStaff?: boolean | undefined }[]
	missing?: { answer?: { kind: string; date: string } | undefined } | undefined
	decision?: { date: string } | undefined
	proposal?: { date: string } | undefined
}

/** The moment of the last document from the applicant, or of their word that they can't get one. */
const lastSent = ({ attachments, missing }: Sent) =>
	[
		...attachments.map(({ addedOn = '', byStaff }) => (byStaff ? '' : addedOn)),
		missing?.answer?.kind === 'cannot' ? missing.answer.date : '',
	].reduce((latest, moment) => (moment > latest ? moment : latest), '')

export const isSentAfter = (application: Sent) =>
	application.decision !== undefined && lastSent(application) > application.decision.date

/** What has to be read before a decision is known by the moment in which it came. */
export const newest = (application: Sent) => ({
	decided: application.decision?.date,
	proposed: application.proposal?.date,
	sent: lastSent(application),
})

export function newsSince(seen: ReturnType<typeof newest>, application: Sent): News | undefined {
	const { decided, proposed, sent } = newest(application)
	if (decided !== seen.decided) return 'decided'
	if (proposed !== seen.proposed) return 'proposed'
	// Asking anew removes an answer that was read. After a decision a notice of its own tells of what came.
	return sent > seen.sent && !isSentAfter(application) ? 'sent' : undefined
}
