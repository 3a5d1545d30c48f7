import { forHelper, newHelperLink, recipientsOf } from '#functions/domain/applications/applicant-helper.ts'
import { asApplicantSees, stopAsking } from '#functions/domain/applications/held-decision.ts'
import {
	type Application,
	applications,
	changeApplication,
	guest,
	putFollowUp,
} from '#functions/domain/applications/table.ts'
import { confirmationMail } from '#functions/domain/mail/confirmation.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried, type Write } from '#functions/platform/store/write.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import { isAwaited, isPending } from '#shared/applications/missing.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { undoUntil, type WithdrawInput } from '#shared/applications/withdraw.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import type { Answer } from './documents.ts'
import { found } from './find.ts'
import { own } from './own-applications.ts'

type Api = typeof applicationsApi
type Context = RequestContext<Api['withdraw']> | RequestContext<Api['withdrawFound']>
type Withdrawing = Pick<Context, 'person' | 'now' | 'requestId' | 'address'> & { input: WithdrawInput }

export const withdraw = (context: RequestContext<Api['withdraw']>) =>
	change(context, (application) => own(application, context.person, sentences.ownNotFound), context.commit)

export const withdrawFound = (context: RequestContext<Api['withdrawFound']>) =>
	change(context, (application) => found(application, context.input, context.person), context.commit)

/** What is so already is answered as if it had just been done, because a page may have been open in two tabs. */
const change = <Body>(
	context: Withdrawing,
	seenBy: (application: Application | undefined) => Application,
	commit: (about: string, writes: Write[], answer: Answer) => Promise<Body>,
): Promise<Body | Answer> =>
	retried(async () => {
		const { input, now } = context
		const seen = seenBy(await applications.read(input.token))
		const message = input.withdrawn ? sentences.withdrawn : sentences.withdrawalUndone
		if (input.withdrawn === (seen.withdrawnOn !== undefined))
			return { message, application: asApplicantSees(seen, now) }
		const { after, writes } = input.withdrawn ? await withdrawn(seen, context) : undone(seen, now)
		const all = [...changeApplication(seen, after, 'retry'), ...writes]
		return commit(input.token, all, { message, application: asApplicantSees(after, now) })
	})

/** A decision that waits for its email is an answer too: it was made, and money may be on its way. */
async function withdrawn(seen: Application, context: Withdrawing) {
	const { input, now } = context
	if (!isPending(seen)) throw new Refusal('conflict', sentences.answeredBeforeWithdrawn)
	const date = now.toISOString()
	return {
		after: revised(seen, { withdrawnOn: date, withdrawnFor: input.reason }),
		writes: [
			putFollowUp(seen.token, { what: 'withdrawn', date, reason: input.reason }),
			...(await stopAsking(seen, now)),
			...(await confirmation(seen, context)),
		],
	}
}

/**
 * Whoever knows the name and the token may have withdrawn it, so its address always learns of it. Where it can't be told,
 * nothing is withdrawn. A disowned application has an address of someone who didn't send it.
 */
async function confirmation(seen: Application, { person, now, requestId, address }: Withdrawing) {
	const [[{ email, as }], { token, firstName, language, applicantID }] = [await recipientsOf(seen), seen]
	const link = as === 'helper' ? newHelperLink(token) : undefined
	if (email === '' || seen.disownedOn) return []
	const mail = await confirmationMail(
		{
			email,
			firstName,
			member: person?.user.verified ? person.user : undefined,
			language,
			about: applications.key(token),
			content: (name) => {
				const content = { firstName: name, token, member: applicantID !== guest }
				const mail = { template: 'application-withdrawn', ...content } as const
				return link ? forHelper(mail, link.stop) : mail
			},
		},
		{ now, requestId, address },
	)
	if (mail.length === 0) throw new Refusal('too-many', sentences.mailsUsedUp)
	return [...mail, ...(link?.writes ?? [])]
}

/** If the last day for missing documents has passed or is near, the applicant gets two days, as after a late reminder. */
function undone(seen: Application, now: Date) {
	if (undoUntil(seen.withdrawnOn ?? '') <= now) throw new Refusal('conflict', sentences.undoneTooLate)
	const going = revised(seen, { withdrawnOn: undefined, withdrawnFor: undefined })
	const soonest = addDays(dayOf(now), 2)
	const { missing } = going
	const isShort = missing && isAwaited(going) && missing.lastDay < soonest
	return {
		after: isShort ? { ...going, missing: { ...missing, lastDay: soonest } } : going,
		writes: [putFollowUp(seen.token, { what: 'withdrawal undone', date: now.toISOString() })],
	}
}
