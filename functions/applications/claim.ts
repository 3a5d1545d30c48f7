import { disown as disownWrites } from '#functions/domain/applications/disown.ts'
import { asApplicantSees } from '#functions/domain/applications/held-decision.ts'
import {
	type Application,
	applications,
	guest,
	readGuestApplications,
	sentBy,
	settleClaim,
} from '#functions/domain/applications/table.ts'
import { users } from '#functions/domain/people/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { type AuditedAction, auditOncePerMinute } from '#functions/platform/store/audit.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { attempt } from '#functions/platform/store/rate-limit.ts'
import { ConditionFailed, retried, transact } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { gainFrom } from './grant-to-member.ts'

type Api = typeof applicationsApi

/** A guest can type anyone's address, so what was sent with a member's is theirs only after they say so. */
export const unclaimed = ({ input, person }: RequestContext<Api['unclaimed']>) =>
	readGuestApplications(person.user.email, input)

/** It's below the member's address until they say whose it is. */
const isUnclaimed = ({ applicantID, email, disownedOn }: Application, member: UserRecord) =>
	applicantID === guest && email === member.email && !disownedOn

export const claim = ({ input, person: { user }, now, requestId, commit }: RequestContext<Api['claim']>) =>
	retried(async (isFirst) => {
		const seen = await applications.read(input.token)
		const answer = { message: sentences.claimed }
		if (seen?.applicantID === user._id) return { ...answer, application: asApplicantSees(seen, now) }
		if (!seen || !isUnclaimed(seen, user)) throw new Refusal('not-found', sentences.ownNotFound)
		if (isFirst) await requireBirthday(seen, input.birthday, { by: user._id, at: now, requestId })
		const after = revised(seen, { ...sentBy(user), claimedOn: now.toISOString() })
		const { increase, append } = gainFrom(undefined, after, now)
		const gain = { increase, append: { ...append, applicationTokens: [after.token] } }
		const writes = [...settleClaim(seen, after), ...users.touch(user, gain)]
		return commit(input.token, writes, { ...answer, application: asApplicantSees(after, now) })
	})

/** A stranger whose address was typed by mistake gets the mails about the application, and has time to guess. */
const birthdaysTried = { attempts: 5, minutes: 24 * 60 }

/** Counts an attempt before comparing, so that guesses made all at once can't exceed the limit. */
async function requireBirthday(
	{ token, birthday }: Application,
	typed: string,
	trying: Pick<AuditedAction, 'by' | 'at' | 'requestId'>,
) {
	const counted = attempt('birthday on an application', token, birthdaysTried, trying.at)
	await transact([counted]).catch((error) => {
		throw error instanceof ConditionFailed ? new Refusal('too-many', sentences.tooManyBirthdays) : error
	})
	if (typed === birthday) return
	await auditOncePerMinute({ action: `${applicationsApi.claim.path} (birthday wrong)`, about: token, ...trying })
	throw new Refusal('invalid', sentences.otherBirthday, { birthday: sentences.otherBirthday })
}

export const disown = ({ input, person: { user }, now, commit }: RequestContext<Api['disown']>) =>
	retried(async () => {
		const seen = await applications.read(input.token)
		if (!seen || !isUnclaimed(seen, user)) throw new Refusal('not-found', sentences.ownNotFound)
		return commit(input.token, await disownWrites(seen, 'disowned', now), { message: sentences.disowned })
	})
