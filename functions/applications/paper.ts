import { signedBy } from '#functions/domain/applications/require-application.ts'
import { changeApplication, putFollowUp } from '#functions/domain/applications/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { letterDue } from '#shared/applications/paper.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { readAsSeen, staleApplication } from './stale-application.ts'

/** What is told later is another letter. */
export async function letterPosted(context: RequestContext<typeof applicationsStaffApi.letterPosted>) {
	const { input, person, now, commit } = context
	const seen = await readAsSeen(context)
	if (!letterDue(seen)) throw new Refusal('invalid', sentences.noLetter)
	const signed = signedBy(person, now)
	const after = revised(seen, { postedOn: signed.date })
	const writes = [
		...changeApplication(seen, after, () => staleApplication(input.token, person, seen.version)),
		putFollowUp(input.token, { what: 'posted', ...signed }),
	]
	return commit(input.token, writes, { message: sentences.letterPosted, application: after })
}
