import { putReference, putReferenceAnswer, readReference } from '#functions/domain/applications/reference.ts'
import { putReferenceLink, readReferenceLink } from '#functions/domain/applications/reference-links.ts'
import { readSeen, signedBy } from '#functions/domain/applications/require-application.ts'
import { applications } from '#functions/domain/applications/table.ts'
import { mailIfLeft } from '#functions/domain/mail/mail-limit.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { newSecret } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { retried } from '#functions/platform/store/write.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import { isPending } from '#shared/applications/missing.ts'
import { type Reference, referenceSentences as sentences } from '#shared/applications/reference.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'

/** Asking again ends the link before, because that one may have gone to a wrong address. */
export async function askReferrer(context: RequestContext<typeof applicationsStaffApi.askReferrer>) {
	const { input, person, now, requestId, commit } = context
	const { token, email } = input
	const application = await readSeen(token, person)
	if (application.withdrawnOn) throw new Refusal('conflict', applicationSentences.withdrawnByApplicant)
	if (application.status !== 'Pending') throw new Refusal('invalid', applicationSentences.onlyPending)
	if (!application.referred) throw new Refusal('invalid', sentences.notReferred)
	if (email === application.email) throw new Refusal('invalid', sentences.ownAddress, { email: sentences.ownAddress })
	const link = newSecret()
	const { name, date } = signedBy(person, now)
	const reference: Reference = { email, name, askedOn: date }
	const mail = { to: email, language: 'en', content: { template: 'reference', link } } as const
	return retried(async () => {
		if ((await readReference(token))?.answeredOn) throw new Refusal('conflict', sentences.answered)
		const counted = await mailIfLeft({ email }, now)
		if (!counted) throw new Refusal('too-many', sentences.mailedBefore)
		const writes = [
			putReference(token, reference),
			putReferenceLink(link, token, now),
			...counted,
			...queueMail(mail, { now, requestId }),
		]
		return commit(token, writes, { message: sentences.asked, reference })
	})
}

/** A wrong link, an old one and one that nobody waits for get the same answer. Undoing a withdrawal makes it work again. */
async function readAsked(link: string, now: Date) {
	const found = await readReferenceLink(link, now)
	const [application, reference] = found
		? await Promise.all([applications.read(found.token), readReference(found.token)])
		: []
	const isOpen = application && isPending(application) && reference?.askedOn === found?.askedOn
	if (!isOpen || !reference) throw new Refusal('not-found', sentences.gone)
	return { application, reference }
}

/** The referrer learns the first name and one letter: enough to know whom it's about, and nothing to a wrong reader. */
export async function showReference({ input, now, logView }: RequestContext<typeof applicationsApi.showReference>) {
	const { application, reference } = await readAsked(input.link, now)
	logView(application.token)
	const [initial = ''] = application.lastName
	return { firstName: application.firstName, initial, answered: reference.answeredOn !== undefined }
}

/** Only the first answer is kept. A later one with the same link is thanked and changes nothing. */
export function giveReference({ input, now, commit }: RequestContext<typeof applicationsApi.giveReference>) {
	const { link, ...answer } = input
	return retried(async () => {
		const { application, reference } = await readAsked(link, now)
		const thanks = { message: sentences.thanks }
		if (reference.answeredOn) return thanks
		const answered = { ...answer, answeredOn: now.toISOString() }
		return commit(application.token, [putReferenceAnswer(application.token, reference.askedOn, answered)], thanks)
	})
}
