import { closedMessage } from '#functions/domain/applications/closed-message.ts'
import { asApplicantSees } from '#functions/domain/applications/held-decision.ts'
import { type Application, applications, readApplicationsOf } from '#functions/domain/applications/table.ts'
import { openFile } from '#functions/platform/files/storage.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import { clockId } from '#shared/applications/missing.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { inLanguage } from '#shared/words/speak.ts'
import type { Language } from '#shared/words/t.ts'

export async function listOwnApplications({
	input,
	person,
	language,
	now,
}: RequestContext<typeof applicationsApi.mine>) {
	const { applications: own, ...more } = await readApplicationsOf(person.user._id, input)
	return { applications: own.map((application) => spoken(asApplicantSees(application, now), language)), ...more }
}

/** Says in the language of the page what the clock wrote, because that's ours. */
function spoken(application: Application, language: Language): Application {
	const { decision, missing } = application
	if (!decision || !missing || decision.employeeId !== clockId) return application
	const message = closedMessage(missing, (sentence) => inLanguage(language, sentence))
	return { ...application, decision: { ...decision, message } }
}

/** Another person's application and an unknown one get the same answer, so that tokens can't be guessed. */
export function own(application: Application | undefined, { user }: Person, notFound: string) {
	if (application?.applicantID !== user._id) throw new Refusal('not-found', notFound)
	return application
}

export async function openMyAttachment({
	input,
	person,
	now,
	commit,
}: RequestContext<typeof applicationsApi.openMyAttachment>) {
	const application = own(await applications.read(input.token), person, applicationSentences.noFile)
	const file = application.attachments.find(({ id }) => id === input.id)
	if (!file) throw new Refusal('not-found', applicationSentences.noFile)
	return commit(input.token, [], await openFile(file, now))
}
