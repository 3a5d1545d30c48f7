import { householdOf, ofEachFact, readApplicationsWith } from '#functions/domain/applications/household.ts'
import { readSeen, staffView } from '#functions/domain/applications/require-application.ts'
import { type Application, readWhole } from '#functions/domain/applications/table.ts'
import { isOwn } from '#functions/domain/people/is-own.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { mostOpened, mostShown } from '#shared/applications/household.ts'
import type { relatedApplicationsApi } from '#shared/applications/related-api.ts'

type Context = RequestContext<typeof relatedApplicationsApi.ofPerson>

/**
 * Returns a person's applications. One that was marked as someone else's stays in the household's list, where the mark
 * can be undone, but isn't shown.
 */
export async function ofPerson({ input, person, commit }: Context) {
	const { token } = input
	const asked = token ? [await readSeen(token, person)] : await readApplicationsWith(input)
	const household = await householdOf(asked, (one) => !isOwn(one, person))
	const theirs = household
		.filter(({ member }) => !member.notSame)
		.flatMap((each) => each.applications.map((application) => ({ application, of: each.member.token })))
		.sort((one, other) => (one.application.issuedOn < other.application.issuedOn ? 1 : -1))
	const shown = theirs.slice(0, mostShown)
	const opened = shown.slice(0, mostOpened).map(({ application }) => application.token)
	const whole = new Map(await Promise.all(opened.map(async (one) => [one, await details(one)] as const)))
	const answer = {
		people: household.map(({ member }) => member),
		applications: shown.map(({ application, of }) => ({ ...bare(application), ...whole.get(application.token), of })),
		// A query returns at most so many, so there may be older ones.
		isCut: theirs.length >= ofEachFact,
	}
	return commit(opened.length > 0 ? opened : [token ?? 'a person'], [], answer)
}

const bare = ({ attachments: _, ...application }: Application) => application

async function details(token: string) {
	const { application, ...below } = await readWhole(token)
	if (!application) return {}
	const { notes, history, payments, followUps } = staffView({ ...below, application })
	return { notes, history, payments, followUps }
}
