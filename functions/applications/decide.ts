import { heldNow, stopAsking, stopMail } from '#functions/domain/applications/held-decision.ts'
import { isLeftToColleague } from '#functions/domain/applications/left-to-colleague.ts'
import { decisionMail, emailOf, mailAbout } from '#functions/domain/applications/mails.ts'
import { requireApplication, signedBy, staffView } from '#functions/domain/applications/require-application.ts'
import { readSettings } from '#functions/domain/applications/settings.ts'
import {
	type Application,
	changeApplication,
	proposalStep,
	putDecision,
	putFollowUp,
} from '#functions/domain/applications/table.ts'
import { newMailId } from '#functions/domain/mail/mail-id.ts'
import { users } from '#functions/domain/people/table.ts'
import { setting } from '#functions/platform/env.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried, type Write } from '#functions/platform/store/write.ts'
import { UserRecord } from '#shared/account/user.ts'
import { isProposed, needsSecond, type Proposal } from '#shared/applications/decisions.ts'
import type { FollowUpRecord } from '#shared/applications/missing.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { limitOn } from '#shared/applications/settings.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { decisionIn, grantedBy } from '#shared/applications/staff-schema.ts'
import { dayOf } from '#shared/dates.ts'
import { readAsSeen, staleApplication } from './stale-application.ts'

/** Nobody has seen a colleague's decision that is younger than this and reacts to it. */
const atOnce = 5000

/**
 * If two employees decide at once, the second one gets a conflict that shows the first one's decision. An approval of more
 * than one employee may grant alone is kept as a proposal. It's decided once someone else approves the same.
 */
export async function respond(context: RequestContext<typeof applicationsStaffApi.respond>) {
	const { input, person, now } = context
	const [seen, settings] = await Promise.all([readAsSeen(context), readSettings()])
	if (seen.withdrawnOn) throw await staleApplication(input.token, person, seen.version)
	const { decision } = seen
	// The documented form names no version, and its key takes a moment to check.
	const isYounger = decision && now.getTime() - Date.parse(decision.date) < atOnce
	if (input.version === undefined && isYounger && decision.employeeId !== person.user._id)
		throw await staleApplication(input.token, person, (decision.madeVersion ?? 1) - 1)
	if (seen.payment) throw new Refusal('invalid', sentences.paidAlready)
	const decided = { ...decisionIn(input), ...signedBy(person, now) }
	const isSecond = isProposed(decided, seen.proposal) && seen.proposal.employeeId !== decided.employeeId
	// Who denied it may be the second employee to what a colleague approves.
	if (!isSecond && (await isLeftToColleague(seen, person))) throw new Refusal('forbidden', sentences.deniedByYou)
	if (!needsSecond(decided, limitOn(dayOf(now), settings))) return decide(context, seen, decided)
	if (!isProposed(decided, seen.proposal)) return propose(context, seen, decided)
	if (seen.proposal.employeeId === decided.employeeId) throw new Refusal('forbidden', sentences.ownProposal)
	return decide(context, seen, decided)
}

const mailWaits = Number(setting('DECISION_MAIL_SECONDS'))

/** The mail waits for a few minutes, so that a mistake can be taken back before anyone reads it. */
async function decide(context: Responding, seen: Application, decided: Proposal) {
	const { input, person, now, requestId } = context
	const isMailed = input.emailApplicant && (await emailOf(seen)) !== ''
	const due = isMailed ? new Date(now.getTime() + mailWaits * 1000) : undefined
	const [id, mailId] = [newId(), newMailId(requestId)]
	const { status, amountApproved, decision: earlier, closedOn, proposal } = seen
	const isSecond = isProposed(decided, proposal) && proposal.employeeId !== decided.employeeId
	const madeVersion = seen.version + 1
	const decision = {
		...decided,
		madeVersion,
		...(isSecond && { proposed: byWhom(proposal) }),
		...(input.emailApplicant && !isMailed && { emailed: false, byPost: true as const }),
	}
	const isReplaced = proposal && !isSecond
	// A changed application is refused, so each attempt may go on with the one that was seen.
	return retried(async () => {
		const stopped = await stopMail(seen, now)
		// The applicant never learned of a decision that is still held, so it isn't what a taken back one returns to.
		const former = heldNow(seen, now)?.former ?? {
			status,
			amountApproved,
			closedOn,
			proposal,
			decision: earlier && stopped.isUnsent ? { ...earlier, emailed: false } : earlier,
		}
		const after = revised(seen, {
			status: input.status,
			amountApproved: grantedBy(decision),
			decision,
			proposal: undefined,
			closedOn: undefined,
			held: due && { mail: mailId, until: due.toISOString(), decisionId: id, former },
		})
		const mail = { id: mailId, content: decisionMail(seen, decision, now), ...(due && { due }) }
		return commitResponse(context, after, {
			message: isReplaced ? sentences.replacedProposal : sentences.responseSubmitted,
			decision,
			unsent: stopped.isUnsent ? earlier : undefined,
			step: isReplaced ? proposalStep('proposal replaced', proposal, decided) : undefined,
			writes: [
				...putDecision(seen, after, id, () => staleApplication(input.token, person, seen.version)),
				...stopped.writes,
				...(await stopAsking(seen, now)),
				...grantToMember(seen, after, now),
				...(isMailed ? await mailAbout(seen, mail, { now, requestId }) : []),
			],
		})
	})
}

const byWhom = ({ name, employeeId, date }: Proposal) => ({ name, employeeId, date })

/** Keeps an approval as a proposal. The application stays as it is, and nobody outside learns of it. */
function propose(context: Responding, seen: Application, proposal: Proposal) {
	const after = revised(seen, { proposal })
	const [what, message] = seen.proposal
		? (['proposed instead', sentences.proposedInstead] as const)
		: (['proposed', sentences.proposed] as const)
	return commitResponse(context, after, {
		message,
		step: proposalStep(what, proposal, proposal),
		writes: changeApplication(seen, after, () => staleApplication(seen.token, context.person, seen.version)),
	})
}

/**
 * Takes a proposal back. Everyone who may decide can do so, its proposer too, and the application is as it was before.
 */
export async function takeBackProposal(context: RequestContext<typeof applicationsStaffApi.takeBackProposal>) {
	const { input, person, now, commit } = context
	const seen = await readAsSeen(context)
	if (!seen.proposal) throw new Refusal('invalid', sentences.noProposal)
	const after = revised(seen, { proposal: undefined })
	const writes = [
		...changeApplication(seen, after, () => staleApplication(input.token, person, seen.version)),
		putFollowUp(input.token, proposalStep('proposal taken back', seen.proposal, signedBy(person, now))),
	]
	return commit(input.token, writes, { message: sentences.proposalTakenBack, application: after })
}

/** Undoes a decision whose mail still waits. The application is as it was before, and the mail is never sent. */
export async function takeBack(context: RequestContext<typeof applicationsStaffApi.takeBack>) {
	const { input, person, now, commit } = context
	const seen = await readAsSeen(context)
	const stale = () => staleApplication(input.token, person, seen.version)
	const held = heldNow(seen, now)
	if (!held) throw new Refusal('invalid', sentences.mailGone)
	if (seen.payment) throw new Refusal('invalid', sentences.paidAlready)
	const { status, amountApproved, decision, closedOn } = held.former
	// A colleague may have proposed something else since.
	const proposal = seen.proposal ?? held.former.proposal
	const after = revised(seen, { status, amountApproved, decision, closedOn, proposal, held: undefined })
	const { name, employeeId } = signedBy(person, now)
	const stopped = await stopMail(seen, now, { marks: { takenBackBy: { name, employeeId } } })
	if (!stopped.isUnsent) throw new Refusal('invalid', sentences.mailGone)
	const writes = [...changeApplication(seen, after, stale), ...stopped.writes, ...grantToMember(seen, after, now)]
	return commit(input.token, writes, { message: sentences.takenBack, application: after })
}

type Responding = RequestContext<typeof applicationsStaffApi.respond>

interface Outcome {
	message: string
	/** Missing if the response was kept as a proposal. */
	decision?: Application['decision']
	/** The earlier decision, if its mail was stopped. */
	unsent?: Application['decision']
	/** An additional entry for the history. */
	step?: FollowUpRecord | undefined
	writes: Write[]
}

async function commitResponse(context: Responding, after: Application, { message, writes, ...outcome }: Outcome) {
	const { token, version } = context.input
	const application = version === undefined ? await wholeAfter(context, after, outcome) : after
	return context.commit(
		token,
		[...writes, ...(outcome.step ? [putFollowUp(token, outcome.step)] : [])],
		{ message, application },
		outcome.decision ? undefined : 'proposed',
	)
}

/** Returns the whole application, as documented. Our own page has it already and names its version, so it gets less. */
async function wholeAfter(
	{ person }: Responding,
	after: Application,
	{ decision, unsent, step }: Omit<Outcome, 'message' | 'writes'>,
) {
	const whole = await requireApplication(after.token, person)
	const earlier = whole.decisions.map((one) => (one.date === unsent?.date ? { ...one, emailed: false } : one))
	const decisions = [...earlier, ...(decision ? [decision] : [])]
	const followUps = [...whole.followUps, ...(step ? [step] : [])]
	return staffView({ ...whole, application: after, decisions, followUps })
}

/** A member's total changes with every decision, including a changed one, by the difference. */
function grantToMember(seen: Application, after: Application, now: Date): Write[] {
	const gain = gainFrom(seen, after, now)
	const isNothing = gain.increase.assistanceRecieved === 0 && gain.append.assistanceHeld.length === 0
	if (isNothing || !seen.applicant) return []
	return users.touch(UserRecord.parse({ ...seen.applicant, verified: true }), gain)
}

/**
 * Computes how the member's total changes, and which part of it they don't know of until the mail of the decision leaves.
 * Without `seen`, the whole application becomes the member's.
 */
export function gainFrom(seen: Application | undefined, after: Application, now: Date) {
	const noLonger = heldAmount(seen, now).map(({ amount, until }) => ({ amount: -amount, until }))
	return {
		increase: { assistanceRecieved: granted(after) - granted(seen) },
		append: { assistanceHeld: [...noLonger, ...heldAmount(after, now)] },
	}
}

const granted = (application: Pick<Application, 'amountApproved'> | undefined) => application?.amountApproved ?? 0

function heldAmount(application: Application | undefined, now: Date) {
	const held = application && heldNow(application, now)
	const amount = held ? granted(application) - granted(held.former) : 0
	return held && amount !== 0 ? [{ amount, until: held.until }] : []
}
