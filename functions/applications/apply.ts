import { helperBy, newHelperLink, ownerOf } from '#functions/domain/applications/applicant-helper.ts'
import { readDraft, removeDraft, saveDraftOf } from '#functions/domain/applications/draft.ts'
import { isRepeatOf, readOthersOf } from '#functions/domain/applications/household.ts'
import { receivedMail } from '#functions/domain/applications/mails.ts'
import { signedBy } from '#functions/domain/applications/require-application.ts'
import { readSettings } from '#functions/domain/applications/settings.ts'
import { type Application, applications, putApplication, sentBy } from '#functions/domain/applications/table.ts'
import { confirmationMail } from '#functions/domain/mail/confirmation.ts'
import { newMailId } from '#functions/domain/mail/mail-id.ts'
import { mailboxOf } from '#functions/domain/mail/mailbox.ts'
import type { Cause } from '#functions/domain/mail/outbox.ts'
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
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { dayOf, isMinor } from '#shared/dates.ts'
import { messages } from '#shared/messages.ts'

/** People without a verified address apply as guests. The application becomes theirs once they verify it. */
export async function apply(context: RequestContext<typeof applicationsApi.apply>) {
	const { input, person, language, address } = context
	refuseImpossibleDates(input, dayOf(context.now))
	const settings = await readSettings()
	const sender = person?.user.verified ? person.user : undefined
	if (!sender && !settings.guestApplications)
		throw new Refusal(person ? 'unverified' : 'signed-out', sentences.guestsNotNow)
	const helper = input.helper && helperBy(input.helper, sender)
	return send(context, { ...input, language, helper }, { member: ownerOf(sender, input), sender, address, settings })
}

/** An employee types in what came on paper. It's a guest's, also where the employee's own address is on it. */
export async function enterPaper(context: RequestContext<typeof applicationsStaffApi.enterPaper>) {
	const { key: _, email = '', ...written } = context.input
	refuseImpossibleDates(written, dayOf(context.now))
	const { name, employeeId } = signedBy(context.person, context.now)
	const newsletterOptIn = written.newsletterOptIn && email !== ''
	const sent = { ...written, email, newsletterOptIn, enteredBy: { name, employeeId } }
	return send(context, sent, { member: undefined, settings: await readSettings() })
}

type Context = RequestContext<typeof applicationsApi.apply> | RequestContext<typeof applicationsStaffApi.enterPaper>

type Written = Omit<ApplicationInput, 'email' | 'attachments' | 'helper'> &
	Pick<Application, 'email' | 'language' | 'enteredBy' | 'helper'> &
	Pick<ApplicationInput, 'attachments'>

interface Sender {
	/** Whose application it is. */
	member: UserRecord | undefined
	/** Who is signed in: a helper may be. */
	sender?: UserRecord | undefined
	/** Of the network that it came from. Whoever types in what others wrote isn't its sender. */
	address?: string
	settings: ApplicationSettings
}

async function send(context: Context, { attachments = [], ...written }: Written, { member, ...sender }: Sender) {
	const { parts, person, now, requestId, commit } = context
	const claim = { userId: person?.user._id, purpose: 'attachment', field: 'attachments', now } as const
	const uploads = await takeUploads(await storeParts(attachments, parts, claim), claim)
	const sent: Application = {
		...written,
		isMinor: isMinor(written.birthday, dayOf(now)),
		attachments: uploads.files,
		token: newToken(),
		status: 'Pending',
		...sentBy(member),
		issuedOn: now.toISOString(),
		affiliateApproved: false,
		affiliateDenied: false,
		version: 0,
	}
	const isRepeat = (await readOthersOf(sent)).some((other) => isRepeatOf(sent, other))
	const application = { ...sent, ...(isRepeat && { isRepeat }) }
	const { token, email } = application
	const writes = [
		...putApplication(application),
		...uploads.writes,
		...(member ? noteOnMember(member, application) : []),
	]
	const answer = { message: sentences.submitted, token }
	return retried(async () => {
		const subscribed = application.newsletterOptIn && email ? await subscribers.read(email) : undefined
		const besides = [
			...subscribe(application, subscribed, member, now),
			...(await confirmations(application, { member, ...sender }, { now, requestId })),
		]
		return commit(token, [...writes, ...besides], answer)
	})
}

function refuseImpossibleDates(
	written: Pick<ApplicationInput, 'birthday' | 'cutOffDate' | 'familyData'>,
	today: string,
) {
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

/** The network that it came from is counted once, because a transaction writes an item once. */
async function confirmations(application: Application, { member, sender, settings, address }: Sender, cause: Cause) {
	const { token, language, email, helper } = application
	const from = { ...cause, ...(address !== undefined && { address }) }
	const first = email ? await confirmationMail(receipt(application, member, settings), from) : []
	const isFirst = first.length === 0
	if (!helper?.email || (!isFirst && mailboxOf(email) === mailboxOf(helper.email))) return first
	const { stop, writes } = newHelperLink(token)
	const to = { email: helper.email, firstName: helper.name, member: sender, language, about: applications.key(token) }
	const second = await confirmationMail(
		{
			...to,
			...(!isFirst && { copies: newMailId(cause.requestId) }),
			content: (firstName) => ({ template: 'helper-sent', firstName, token, stop }),
		},
		isFirst ? from : cause,
	)
	return [...first, ...writes, ...second]
}

const receipt = (
	application: Application,
	member: UserRecord | undefined,
	{ closesWithoutBill }: ApplicationSettings,
) => ({
	email: application.email,
	firstName: application.firstName,
	member,
	language: application.language,
	about: applications.key(application.token),
	content: (firstName: string) => receivedMail(application, { firstName, closesWithoutBill }),
})

function subscribe(
	application: Application,
	existing: Subscriber | undefined,
	member: UserRecord | undefined,
	now: Date,
) {
	if (!application.newsletterOptIn || !application.email) return []
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
