import type { Call } from '#functions/platform/call.ts'
import { newId } from '#functions/platform/ids.ts'
import { mail } from '#functions/platform/mail.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Person } from '#functions/platform/session.ts'
import { ConditionFailed, type Write } from '#functions/platform/table.ts'
import { changeUser, readUser } from '#functions/users/table.ts'
import { StaffApplication } from '#shared/applications/records.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { decisionIn, grantedBy } from '#shared/applications/staff-schema.ts'
import { messages } from '#shared/messages.ts'
import { asStaffSee, knownApplication } from './known.ts'
import { decisionLetter } from './letters.ts'
import { type Application, guest, putDecision, type Whole } from './table.ts'

/** Of two who decide at once the second is told, and shown what the first decided. */
export async function respond({ input, person, now, commit }: Call<typeof applicationsStaffApi.respond>) {
	const whole = await knownApplication(input.token, person)
	const seen = whole.application
	if (input.version !== undefined && input.version !== seen.version) throw decidedMeanwhile(whole)
	const { firstName, lastName, _id } = person.user
	const decision = {
		...decisionIn(input),
		name: `${firstName} ${lastName}`,
		employeeId: _id,
		date: now.toISOString(),
	}
	const after: Application = {
		...seen,
		status: input.status,
		amountApproved: grantedBy(decision),
		decision,
		version: seen.version + 1,
	}
	const writes = [
		...putDecision(seen, after, newId()),
		...(await paidToMember(seen, after)),
		...(input.emailApplicant ? [mail(seen.email, decisionLetter(seen, decision), now)] : []),
	]
	const application = asStaffSee({ ...whole, application: after, decisions: [...whole.decisions, decision] })
	const answer = { message: sentences.responseSubmitted, application }
	return commit(input.token, writes, answer).catch(async (error) => {
		throw error instanceof ConditionFailed ? await nowDifferent(input.token, person) : error
	})
}

/** What the member was given in all follows every decision and every change of one. */
async function paidToMember(seen: Application, after: Application): Promise<Write[]> {
	const more = (after.amountApproved ?? 0) - (seen.amountApproved ?? 0)
	const member = more === 0 || seen.applicantID === guest ? undefined : await readUser(seen.applicantID)
	return member ? changeUser(member, { add: { assistanceRecieved: more } }) : []
}

const nowDifferent = async (token: string, person: Person) =>
	decidedMeanwhile(await knownApplication(token, person))

const decidedMeanwhile = (whole: Whole) =>
	new Refusal(
		'conflict',
		whole.application.decision ? sentences.decidedMeanwhile : messages.stale,
		undefined,
		StaffApplication.parse(asStaffSee(whole)),
	)
