import { readDraft, removeDraft, saveDraftOf } from '#functions/domain/applications/draft.ts'
import { isRepeatOf, readOthersOf } from '#functions/domain/applications/household.ts'
import { readSettings } from '#functions/domain/applications/settings.ts'
import { type Application, applications, putApplication, sentBy } from '#functions/domain/applications/table.ts'
import { confirmationMail } from '#functions/domain/mail/confirmation.ts'
import { putSubscriber, type Subscriber, subscribers } from '#functions/domain/newsletter/table.ts'
import { users } from '#functions/domain/people/table.ts'
import { storeParts, takeUploads } from '#functions/domain/uploads/take-uploads.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { sessionsGoOn } from '#functions/platform/identity/session.ts'
import { newId, newToken } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { retried } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/user.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import { draftSentences } from '#shared/applications/draft.ts'
import { datedProblems } from '#shared/applications/rules.ts'
import type { ApplicationInput } from '#shared/applications/schema.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { ApplicationSettings } from '#shared/applications/settings.ts'
import { dayOf, isMinor } from '#shared/dates.ts'
import { messages } from '#shared/messages.ts'

/** People without a verified address apply as guests. The application becomes theirs once they verify it. */
export async function apply(context: RequestContext<typeof applicationsApi.apply>) {
	const { input, parts, person, language, now, requestId, address, commit } = context
	const { attachments = [], ...written } = input
	const today = dayOf(now)
	refuseImpossibleDates(written, today)
	const settings = await readSettings()
	const member = person?.user.verified ? person.user : undefined
	if (!member && !settings.guestApplications)
		throw new Refusal(person ? 'unverified' : 'signed-out', sentences.guestsNotNow)
	const claim = { userId: person?.user._id, purpose: 'attachment', field: 'attachments', now } as const
	const uploads = await takeUploads(await storeParts(attachments, parts, claim), claim)
	const sent: Application = {
		...written,
		isMinor: isMinor(written.birthday, today),
		attachments: uploads.files,
		token: newToken(),
		status: 'Pending',
		...sentBy(member),
		issuedOn: now.toISOString(),
		language,
		affiliateApproved: false,
		affiliateDenied: false,
		version: 0,
	}
	const isRepeat = (await readOthersOf(sent)).some((other) => isRepeatOf(sent, other))
	const application = { ...sent, ...(isRepeat && { isRepeat }) }
	const { token } = application
	const writes = [
		...putApplication(application),
		...uploads.writes,
		...(member ? noteOnMember(member, application) : []),
	]
	const answer = { message: sentences.submitted, token }
	return retried(async () => {
		const subscribed = application.newsletterOptIn ? await subscribers.read(application.email) : undefined
		const besides = [
			...subscribe(application, subscribed, member, now),
			...(await confirmationMail(receipt(application, member, settings), { now, requestId, address })),
		]
		return commit(token, [...writes, ...besides], answer)
	})
}

function refuseImpossibleDates(written: ApplicationInput, today: string) {
	const problems = datedProblems(written, today)
	const errors = Object.fromEntries(problems.map(({ path, message }) => [path.join('.'), message]).reverse())
	if (problems.length > 0) throw new Refusal('invalid', problems[0]?.message ?? messages.invalid, errors)
}

const noteOnMember = (member: UserRecord, { token, newsletterOptIn, email }: Application) => {
	const note = {
		append: { applicationTokens: [token] },
		...(newsletterOptIn && email === member.email && { set: { newsletter: true } }),
	}
	if (!member.erasesAt) return users.touch(member, note)
	// The eraser begins only if the version is as it read it, so counting it up makes it look again. Once it has begun,
	// the session is over and nothing may be added.
	const onConflict = new Refusal('signed-out', messages.signedOut)
	return users.touch(member, { ...note, increase: { version: 1 } }, { where: sessionsGoOn(member), onConflict })
}

const receipt = (
	{ token, email, firstName: typed, language, issuedOn, amount, attachments }: Application,
	member: UserRecord | undefined,
	{ closesWithoutBill }: ApplicationSettings,
) => ({
	email,
	firstName: typed,
	member,
	language,
	about: applications.key(token),
	content: (firstName: string) => {
		const template = 'application-received' as const
		// A mail without a name goes to an address that may be a stranger's, so it doesn't say what was asked for.
		const sent = { on: dayOf(new Date(issuedOn)), files: attachments.length, ...(firstName && { amount }) }
		return { template, firstName, token, member: member !== undefined, closesWithoutBill, sent }
	},
})

function subscribe(
	application: Application,
	existing: Subscriber | undefined,
	member: UserRecord | undefined,
	now: Date,
) {
	if (!application.newsletterOptIn) return []
	const by = application.email === member?.email ? 'owner' : 'anyone'
	return putSubscriber(application, existing, { _id: newId(), by, language: application.language, now })
}

type Call<Name extends 'draft' | 'saveDraft' | 'eraseDraft'> = RequestContext<(typeof applicationsApi)[Name]>

export const draft = async ({ person, now }: Call<'draft'>) => ({ kept: await readDraft(person.user._id, now) })

export async function saveDraft({ input, person, now }: Call<'saveDraft'>) {
	const { _id } = person.user
	const { owner, ...change } = input
	if (owner !== _id) throw new Refusal('not-found', draftSentences.notYours)
	const saved = await saveDraftOf(_id, change, now)
	if (saved) return saved
	const kept = await readDraft(_id, now)
	throw new Refusal('conflict', draftSentences.changedElsewhere, undefined, { kept })
}

/** Runs after a draft was sent, too. A draft that another device began since then stays. */
export const eraseDraft = ({ input, person, now, commit }: Call<'eraseDraft'>) =>
	retried(async () => {
		const { _id } = person.user
		const kept = await readDraft(_id, now)
		return kept?.draft.key === input.draft ? commit(_id, [removeDraft(_id, input.draft)], {}) : {}
	})
