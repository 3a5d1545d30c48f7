import { cancelMail } from '#functions/domain/mail/cancel.ts'
import { copyOf, newMailId } from '#functions/domain/mail/mail-id.ts'
import type { Cause } from '#functions/domain/mail/outbox.ts'
import { revised } from '#functions/platform/store/collection.ts'
import type { HelperRecord } from '#shared/applications/applicant-helper.ts'
import { goesToHelper } from './applicant-helper.ts'
import { heldNow } from './held-decision.ts'
import { decisionMail, mailAbout } from './mails.ts'
import { type Application, changeApplication, removeHelped } from './table.ts'

/** What was shared with the helper isn't any more: they see nothing from now on, and nothing is sent to them. */
export async function endHelpOf(
	seen: Application,
	{ name, relation, writeTo }: HelperRecord,
	cause: Cause,
	besides: Partial<HelperRecord> = {},
) {
	const ended = { ...seen, helper: { name, relation, writeTo, endedOn: cause.now.toISOString(), ...besides } }
	const { changes, writes } = goesToHelper(seen) ? await tellApplicant(ended, cause) : { changes: {}, writes: [] }
	const after = revised(seen, { helper: ended.helper, ...changes })
	return {
		after,
		writes: [
			...changeApplication(seen, after, 'retry'),
			...removeHelped(seen),
			...(await stopMailsToHelper(seen, cause.now)),
			...writes,
		],
	}
}

/** Of a decision whose email waits only the helper would have learned. Without an address of their own it's told by post. */
async function tellApplicant(ended: Application, cause: Cause) {
	const { decision, email } = ended
	const held = heldNow(ended, cause.now)
	if (!held || !decision) return { changes: {}, writes: [] }
	if (email === '')
		return {
			changes: { decision: { ...decision, emailed: false, byPost: true as const }, held: undefined },
			writes: [],
		}
	const id = newMailId(cause.requestId)
	const mail = { id, due: new Date(held.until), content: decisionMail(ended, decision, cause.now) }
	return { changes: { held: { ...held, mail: id } }, writes: await mailAbout(ended, mail, cause) }
}

/** A decision or a question may wait for a few minutes. */
async function stopMailsToHelper(seen: Application, now: Date) {
	const [held, asked] = [heldNow(seen, now)?.mail, seen.missing?.mail]
	const mails = [held, asked].filter((mail) => mail !== undefined)
	const ids = goesToHelper(seen) ? mails : mails.map(copyOf)
	return (await Promise.all(ids.map((id) => cancelMail(id, now)))).flatMap(({ writes }) => writes)
}
