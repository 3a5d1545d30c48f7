import { sentFrom } from '#functions/domain/applications/applicant-helper.ts'
import { tokensWith } from '#functions/domain/applications/facts.ts'
import { asApplicantSees } from '#functions/domain/applications/held-decision.ts'
import { emailFact } from '#functions/domain/applications/in-common.ts'
import { type Application, applications, guest } from '#functions/domain/applications/table.ts'
import { mailIfLeft } from '#functions/domain/mail/mail-limit.ts'
import { queueMail, withholdMail } from '#functions/domain/mail/outbox.ts'
import { presentEmails } from '#functions/domain/people/present-email.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { newId, newToken } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { retried } from '#functions/platform/store/write.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { dayOf } from '#shared/dates.ts'

/**
 * A wrong name and an unknown token get the same answer, so that tokens can't be guessed one by one. An application that
 * a member claimed may have been sent by someone else, who has its token, so only the member still finds it. So may one
 * whose applicant shares it no longer with a helper: a member's is found by the member, and a guest's with a PIN, too.
 */
export function found(
	application: Application | undefined,
	{ firstName, lastName, pin }: Names & { pin?: string | undefined },
	person: Person | undefined,
) {
	const names = [application?.firstName, application?.lastName]
	if (!application || !sameNames([firstName, lastName], names)) throw new Refusal('not-found', sentences.notFound)
	const { claimedOn, applicantID, helper } = application
	if (applicantID === person?.user._id) return application
	if (claimedOn || (helper?.endedOn && applicantID !== guest))
		throw new Refusal('forbidden', sentences.claimedElsewhere)
	if (helper?.pin && helper.pin !== pin) throw new Refusal('invalid', sentences.pinNeeded, { pin: sentences.pinNeeded })
	return application
}

type Names = Pick<Application, 'firstName' | 'lastName'>

export async function find({ input, person, now, logView }: RequestContext<typeof applicationsApi.find>) {
	const application = found(await applications.read(input.token), input, person)
	logView(application.token)
	return { application: asApplicantSees(application, now) }
}

const sameNames = (typed: readonly string[], kept: readonly (string | undefined)[]) =>
	typed.every((name, at) => plain(name) === plain(kept[at] ?? ''))

/** Phones type apostrophes, spaces and case in different ways, so these don't matter in a name. */
const plain = (name: string) => name.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()

/** What the email with someone's tokens says of an application. */
export const asMailed = ({ token, issuedOn, helper }: Application) => ({
	token,
	on: dayOf(new Date(issuedOn)),
	...(helper?.pin && { pin: helper.pin }),
})

const most = 10

/**
 * An address without an application causes the same reads and writes, but its mail isn't sent, so that neither the answer
 * nor the time tells whether someone applied. One that is in an account is found there; who said that an application
 * isn't theirs doesn't get its token. Whoever still reads the old mailbox of a member who has changed their email doesn't
 * either.
 */
export async function emailTokens(call: RequestContext<typeof applicationsApi.emailTokens>) {
	const { input, address, now, requestId, commit } = call
	const { email } = input
	const tokens = await tokensWith([emailFact(email)], most)
	// The token and the account of nobody make it two reads in any case.
	const named = await applications.readAll([...tokens, newToken()])
	const present = await presentEmails([...named.map(sentFrom), { ownerId: newId(), email }])
	const found = named.filter(({ claimedOn, disownedOn }, at) => !claimedOn && !disownedOn && present[at] === email)
	const sent = found.map(asMailed)
	const [newest] = found.toSorted((one, other) => other.issuedOn.localeCompare(one.issuedOn))
	const language = newest?.language ?? 'en'
	const mail = { to: email, language, content: { template: 'tokens', applications: sent } as const }
	return retried(async () => {
		const counted = await mailIfLeft({ email, address }, now)
		const writes = (found.length > 0 ? queueMail : withholdMail)(mail, { now, requestId })
		const about = found[0]?.token ?? 'nobody'
		return commit(about, counted ? [...counted, ...writes] : [], { message: sentences.tokensSent })
	})
}
