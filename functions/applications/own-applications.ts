import { disown as disownWrites } from '#functions/domain/applications/disown.ts'
import { asApplicantSees } from '#functions/domain/applications/held-decision.ts'
import { closedMessage } from '#functions/domain/applications/mails.ts'
import {
	type Application,
	applications,
	guest,
	readApplicationsOf,
	readGuestApplications,
	sentBy,
	settleClaim,
} from '#functions/domain/applications/table.ts'
import { users } from '#functions/domain/people/table.ts'
import { openFile } from '#functions/platform/files/storage.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { type AuditedAction, auditOncePerMinute } from '#functions/platform/store/audit.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { attempt } from '#functions/platform/store/rate-limit.ts'
import { ConditionFailed, retried, transact } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { clockId } from '#shared/applications/missing.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { inLanguage } from '#shared/words/speak.ts'
import type { Language } from '#shared/words/t.ts'
import { gainFrom } from './decide.ts'

export async function mine({ input, person, language, now }: RequestContext<typeof applicationsApi.mine>) {
	const { applications: own, ...more } = await readApplicationsOf(person.user._id, input)
	return { applications: own.map((application) => spoken(asApplicantSees(application, now), language)), ...more }
}

/** Says in the language of the page what the clock wrote, because that's ours. */
function spoken(application: Application, language: Language): Application {
	const { decision, missing } = application
	if (!decision || !missing || decision.employeeId !== clockId) return application
	const message = closedMessage(missing, (sentence) => inLanguage(language, sentence))
	return { ...application, decision: { ...decision, message } }
}

/** Another person's application and an unknown one get the same answer, so that tokens can't be guessed. */
export function own(application: Application | undefined, { user }: Person, notFound: string) {
	if (application?.applicantID !== user._id) throw new Refusal('not-found', notFound)
	return application
}

export async function openMyAttachment(call: RequestContext<typeof applicationsApi.openMyAttachment>) {
	const { input, person, now, commit } = call
	const application = own(await applications.read(input.token), person, sentences.noFile)
	const file = application.attachments.find(({ id }) => id === input.id)
	if (!file) throw new Refusal('not-found', sentences.noFile)
	return commit(input.token, [], await openFile(file, now))
}

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
