import { decisionLetter } from '#functions/domain/applications/mails.ts'
import {
	asStaffSee,
	knownApplication,
	mayBeSeen,
} from '#functions/domain/applications/require-application.ts'
import {
	type Application,
	applicationKey,
	asApplication,
	putDecision,
	type Whole,
} from '#functions/domain/applications/table.ts'
import { mail } from '#functions/domain/mail/outbox.ts'
import { changeUser } from '#functions/domain/people/table.ts'
import type { Call } from '#functions/platform/http/request-context.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { ConditionFailed, type Write } from '#functions/platform/store/table.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { decisionIn, grantedBy } from '#shared/applications/staff-schema.ts'
import type { Input } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'

export const respondReads = ({ token }: Input<typeof applicationsStaffApi.respond>) => [applicationKey(token)]

/** Of two who decide at once the second is told, and shown what the first decided. */
export async function respond({
	input,
	person,
	ahead,
	now,
	commit,
}: Call<typeof applicationsStaffApi.respond>) {
	const seen = mayBeSeen(asApplication(ahead[0]), person)
	if (input.version !== undefined && input.version !== seen.version)
		throw await nowDifferent(input.token, person)
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
		...paidToMember(seen, after),
		...(input.emailApplicant ? [mail(seen.email, decisionLetter(seen, decision), now)] : []),
	]
	const answer = { message: sentences.responseSubmitted, application: after }
	return commit(input.token, writes, answer).catch(async (error) => {
		throw error instanceof ConditionFailed ? await nowDifferent(input.token, person) : error
	})
}

/** What the member was given in all follows every decision and every change of one. */
function paidToMember(seen: Application, after: Application): Write[] {
	const more = (after.amountApproved ?? 0) - (seen.amountApproved ?? 0)
	if (more === 0 || !seen.applicant) return []
	return changeUser({ ...seen.applicant, verified: true }, { add: { assistanceRecieved: more } })
}

const nowDifferent = async (token: string, person: Person) =>
	decidedMeanwhile(await knownApplication(token, person))

const decidedMeanwhile = (whole: Whole) =>
	new Refusal(
		'conflict',
		whole.application.decision ? sentences.decidedMeanwhile : messages.stale,
		undefined,
		{ application: asStaffSee(whole) },
	)
