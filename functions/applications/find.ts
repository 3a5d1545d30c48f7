import { asApplicantSees } from '#functions/domain/applications/held-decision.ts'
import { type Application, applications } from '#functions/domain/applications/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'

/**
 * A wrong name and an unknown token get the same answer, so that tokens can't be guessed one by one. An application that
 * a member claimed may have been sent by someone else, who has its token, so only the member still finds it.
 */
export function found(
	application: Application | undefined,
	{ firstName, lastName }: Names,
	person: Person | undefined,
) {
	const names = [application?.firstName, application?.lastName]
	if (!application || !sameNames([firstName, lastName], names))
		throw new Refusal('not-found', applicationSentences.notFound)
	if (application.claimedOn && application.applicantID !== person?.user._id)
		throw new Refusal('forbidden', applicationSentences.claimedElsewhere)
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
