import {
	type Application,
	asSettings,
	putApplication,
	sentBy,
	settingsKey,
} from '#functions/domain/applications/table.ts'
import { mail } from '#functions/domain/mail/outbox.ts'
import { putSubscriber } from '#functions/domain/newsletter/table.ts'
import { changeUser } from '#functions/domain/people/table.ts'
import { storeParts } from '#functions/domain/uploads/store-parts.ts'
import { uploadKey } from '#functions/domain/uploads/table.ts'
import { refuseGone, takeUploads } from '#functions/domain/uploads/take-uploads.ts'
import type { Call } from '#functions/platform/http/request-context.ts'
import { newId, newToken } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Key, Write } from '#functions/platform/store/table.ts'
import type { UserRecord } from '#shared/account/schema.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import { datedProblems } from '#shared/applications/rules.ts'
import type { ApplicationInput } from '#shared/applications/schema.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { dayOf, isMinor } from '#shared/dates.ts'
import type { Input } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'

export const applyReads = ({ attachments = [] }: Input<typeof applicationsApi.apply>): Key[] => [
	settingsKey,
	...attachments.map(uploadKey),
]

/** Who has not proved their address yet applies as a guest; with that proof the application becomes theirs. */
export async function apply({
	input,
	parts,
	person,
	ahead,
	now,
	commit,
}: Call<typeof applicationsApi.apply>) {
	const member = person?.user.verified ? person.user : undefined
	if (!member && !asSettings(ahead[0]).guestApplications)
		throw new Refusal(person ? 'unverified' : 'signed-out', sentences.guestsNotNow)
	const { attachments = [], ...written } = input
	const today = dayOf(now)
	refuseWhatNoCalendarHas(written, today)
	const claim = { userId: person?.user._id, purpose: 'attachment', field: 'attachments', ahead, now } as const
	const ids = await storeParts(attachments, parts, claim)
	const uploads = await takeUploads(ids, claim)
	const application: Application = {
		...written,
		isMinor: isMinor(written.birthday, today),
		attachments: uploads.files,
		token: newToken(),
		status: 'Pending',
		...sentBy(member),
		issuedOn: now.toISOString(),
		affiliateApproved: false,
		affiliateDenied: false,
		version: 0,
	}
	const { token, email, firstName } = application
	const letter = { template: 'application-received', firstName, token, member: member !== undefined } as const
	const writes = [
		...putApplication(application),
		...uploads.writes,
		...(member ? [...noteOnMember(member, application)] : []),
		...subscribe(application, now),
		mail(email, letter, now),
	]
	return commit(token, writes, { message: sentences.submitted, token }).catch(refuseGone(ids, claim))
}

function refuseWhatNoCalendarHas(written: ApplicationInput, today: string) {
	const problems = datedProblems(written, today)
	const errors = Object.fromEntries(problems.map(({ path, message }) => [path.join('.'), message]).reverse())
	if (problems.length > 0) throw new Refusal('invalid', problems[0]?.message ?? messages.invalid, errors)
}

const noteOnMember = (member: UserRecord, { token, newsletterOptIn, email }: Application) =>
	changeUser(member, {
		append: { applicationTokens: [token] },
		...(newsletterOptIn && email === member.email && { set: { newsletter: true } }),
	})

function subscribe({ newsletterOptIn, firstName, lastName, email }: Application, now: Date): Write[] {
	if (!newsletterOptIn) return []
	return putSubscriber({ _id: newId(), firstName, lastName, email, dateAdded: now.toISOString() })
}
