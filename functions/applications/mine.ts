import { applications, readApplicationsOf } from '#functions/domain/applications/table.ts'
import { openFile } from '#functions/platform/files/storage.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'

export const mine = ({ input, person }: RequestContext<typeof applicationsApi.mine>) =>
	readApplicationsOf(person.user._id, input)

/** Another person's application and an unknown one get the same answer, so that tokens can't be guessed. */
export async function openMyAttachment({
	input,
	person,
	now,
	commit,
}: RequestContext<typeof applicationsApi.openMyAttachment>) {
	const application = await applications.read(input.token)
	const own = application?.applicantID === person.user._id ? application : undefined
	const file = own?.attachments.find(({ id }) => id === input.id)
	if (!file) throw new Refusal('not-found', applicationSentences.noFile)
	return commit(input.token, [], await openFile(file, now))
}
