import { stopAsking } from '#functions/domain/applications/held-decision.ts'
import { emailOf, mailAbout, missingMail } from '#functions/domain/applications/mails.ts'
import { daysFromAsking, lastDayFor } from '#functions/domain/applications/next-step.ts'
import { readSeen, signedBy } from '#functions/domain/applications/require-application.ts'
import { type Application, changeApplication, putFollowUp } from '#functions/domain/applications/table.ts'
import { isStopped } from '#functions/domain/mail/delivery.ts'
import { newMailId } from '#functions/domain/mail/mail-id.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried } from '#functions/platform/store/write.ts'
import { awaitsAsking, type FollowUpRecord, isAwaited, type MissingRecord } from '#shared/applications/missing.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { addDays, dayOf, havePassed } from '#shared/dates.ts'
import { staleApplication } from './stale-application.ts'

type StaffApi = typeof applicationsStaffApi
type Context = RequestContext<StaffApi['ask'] | StaffApi['giveMoreTime'] | StaffApi['settle']>

/** Asking again replaces what was asked before, and the applicant answers the last question only. */
export async function ask(context: RequestContext<StaffApi['ask']>) {
	const { things, words } = context.input
	const { person, now } = context
	const seen = await asSeen(context)
	if (seen.status !== 'Pending') throw new Refusal('invalid', sentences.onlyPending)
	const lastDay = lastDayFor(seen, now)
	const { date: askedOn, ...by } = signedBy(person, now)
	const mail = newMailId(context.requestId)
	const missing = { things, words, ...by, askedOn, toldOn: askedOn, mail, lastDay }
	return commitMissing(context, seen, {
		changes: { missing },
		followUp: { what: 'asked', things, words, lastDay },
		mail: mailOf(seen, missing, 'asked'),
		message: (await emailOf(seen)) ? sentences.missingAsked : sentences.toldByPost,
	})
}

/** The applicant is told the new day, so a first mail that never arrived is made up for by this one. */
export async function giveMoreTime(context: RequestContext<StaffApi['giveMoreTime']>) {
	const { until } = context.input
	const { now } = context
	const { seen, missing } = awaited(await asSeen(context))
	const [today, toldOn] = [dayOf(now), now.toISOString()]
	if (until <= missing.lastDay || until <= today || havePassed(mostDays + 1, today, until))
		throw new Refusal('invalid', sentences.laterDay, { until: sentences.laterDay })
	if (missing.unreachedOn && until < addDays(today, daysFromAsking))
		throw new Refusal('invalid', sentences.weekFromToday, { until: sentences.weekFromToday })
	const told = { toldOn, mail: newMailId(context.requestId), lastDay: until }
	const given = { ...missing, ...told, remindedBefore: undefined, unreachedOn: undefined }
	return commitMissing(context, seen, {
		changes: { missing: given },
		followUp: { what: 'more time', lastDay: until },
		mail: mailOf(seen, given, 'more time'),
		message: await toldMoreTime(seen),
	})
}

async function toldMoreTime(seen: Application) {
	const email = await emailOf(seen)
	if (!email) return sentences.toldByPost
	return (await isStopped(email)) ? sentences.moreTimeUntold : sentences.moreTimeGiven
}

/** An employee can give at most so many days, so that a slip doesn't keep an application open for years. */
const mostDays = 90

export async function settle(context: RequestContext<StaffApi['settle']>) {
	const known = await asSeen(context)
	const date = context.now.toISOString()
	if (awaitsAsking(known))
		return commitMissing(context, known, {
			changes: { billWaivedOn: date },
			followUp: { what: 'bill waived' },
			message: sentences.billWaived,
		})
	const { seen, missing } = awaited(known)
	const settled: MissingRecord = { ...missing, answer: { kind: 'settled', date } }
	return commitMissing(context, seen, {
		changes: { missing: settled },
		followUp: { what: 'settled' },
		message: sentences.settled,
	})
}

async function asSeen({ input, person }: Context) {
	const seen = await readSeen(input.token, person)
	if (seen.withdrawnOn || (input.version !== undefined && input.version !== seen.version))
		throw await staleApplication(input.token, person, input.version ?? seen.version)
	return seen
}

function awaited(seen: Application) {
	if (!seen.missing || !isAwaited(seen)) throw new Refusal('invalid', sentences.notAwaited)
	return { seen, missing: seen.missing }
}

interface Done {
	changes: Partial<Application>
	/** It's signed by the employee. */
	followUp: Omit<FollowUpRecord, 'date'>
	mail?: Parameters<typeof mailAbout>[1]
	message: string
}

async function commitMissing(context: Context, seen: Application, done: Done) {
	const { person, now, requestId, commit } = context
	const { token } = seen
	const after = revised(seen, done.changes)
	return retried(async () => {
		const writes = [
			...changeApplication(seen, after, () => staleApplication(token, person, seen.version)),
			putFollowUp(token, { ...done.followUp, ...signedBy(person, now) }),
			...(await stopAsking(seen, now)),
			...(done.mail ? await mailAbout(seen, done.mail, { now, requestId }) : []),
		]
		return commit(token, writes, { message: done.message, application: after })
	})
}

const mailOf = (
	seen: Application,
	missing: MissingRecord,
	occasion: Parameters<typeof missingMail>[2],
): Done['mail'] => ({ id: missing.mail, due: new Date(missing.toldOn), content: missingMail(seen, missing, occasion) })
