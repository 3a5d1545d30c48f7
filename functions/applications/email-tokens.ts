import { emailFact } from '#functions/domain/applications/alike.ts'
import { tokensWith } from '#functions/domain/applications/facts.ts'
import { readAll } from '#functions/domain/applications/table.ts'
import { mailIfLeft } from '#functions/domain/mail/mail-limit.ts'
import { queueMail, withholdMail } from '#functions/domain/mail/outbox.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { newToken } from '#functions/platform/ids.ts'
import { retried } from '#functions/platform/store/write.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { dayOf } from '#shared/dates.ts'

const most = 10

/**
 * An address without an application causes the same reads and writes, but its mail isn't sent, so that neither the answer
 * nor the time tells whether someone applied. One that is in an account is found there; who said that an application
 * isn't theirs doesn't get its token.
 */
export async function emailTokens({
	input: { email },
	address,
	now,
	requestId,
	commit,
}: RequestContext<typeof applicationsApi.emailTokens>) {
	const tokens = await tokensWith([emailFact(email)], most)
	// The token of nobody makes it one read in any case.
	const found = (await readAll([...tokens, newToken()])).filter((one) => !one.claimedOn && !one.disownedOn)
	const applications = found.map(({ token, issuedOn }) => ({ token, on: dayOf(new Date(issuedOn)) }))
	const mail = { to: email, content: { template: 'tokens', applications } as const }
	return retried(async () => {
		const counted = await mailIfLeft({ email, address }, now)
		const writes = (found.length > 0 ? queueMail : withholdMail)(mail, { now, requestId })
		const about = found[0]?.token ?? 'nobody'
		return commit(about, counted ? [...counted, ...writes] : [], { message: sentences.tokensSent })
	})
}
