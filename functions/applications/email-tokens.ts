import { sentFrom } from '#functions/domain/applications/email-of.ts'
import { tokensWith } from '#functions/domain/applications/facts.ts'
import { emailFact } from '#functions/domain/applications/in-common.ts'
import { readAll } from '#functions/domain/applications/table.ts'
import { mailIfLeft } from '#functions/domain/mail/mail-limit.ts'
import { queueMail, withholdMail } from '#functions/domain/mail/outbox.ts'
import { presentEmails } from '#functions/domain/people/present-email.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { newId, newToken } from '#functions/platform/ids.ts'
import { retried } from '#functions/platform/store/write.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { dayOf } from '#shared/dates.ts'

const most = 10

/**
 * An address without an application causes the same reads and writes, but its mail isn't sent, so that neither the answer
 * nor the time tells whether someone applied. One that is in an account is found there; who said that an application
 * isn't theirs doesn't get its token. Whoever still reads the old mailbox of a member who has changed their email doesn't
 * either.
 */
export async function emailTokens({
	input: { email },
	address,
	now,
	requestId,
	commit,
}: RequestContext<typeof applicationsApi.emailTokens>) {
	const tokens = await tokensWith([emailFact(email)], most)
	// The token and the account of nobody make it two reads in any case.
	const named = await readAll([...tokens, newToken()])
	const present = await presentEmails([...named.map(sentFrom), { ownerId: newId(), email }])
	const found = named.filter(({ claimedOn, disownedOn }, at) => !claimedOn && !disownedOn && present[at] === email)
	const applications = found.map(({ token, issuedOn }) => ({ token, on: dayOf(new Date(issuedOn)) }))
	const [newest] = found.toSorted((one, other) => other.issuedOn.localeCompare(one.issuedOn))
	const language = newest?.language ?? 'en'
	const mail = { to: email, language, content: { template: 'tokens', applications } as const }
	return retried(async () => {
		const counted = await mailIfLeft({ email, address }, now)
		const writes = (found.length > 0 ? queueMail : withholdMail)(mail, { now, requestId })
		const about = found[0]?.token ?? 'nobody'
		return commit(about, counted ? [...counted, ...writes] : [], { message: sentences.tokensSent })
	})
}
