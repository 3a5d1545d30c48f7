import {
	householdOf,
	isRepeatOf,
	ofEachFact,
	readApplicationsWith,
	similarTo,
} from '#functions/domain/applications/household.ts'
import { likenesses } from '#functions/domain/applications/in-common.ts'
import { putNotSame, readNotSame, removeNotSame } from '#functions/domain/applications/not-same.ts'
import { readSeen, signedBy } from '#functions/domain/applications/require-application.ts'
import { type Application, applications, readApplicationsFrom } from '#functions/domain/applications/table.ts'
import { legacyApplications } from '#functions/domain/legacy/table.ts'
import { isOwn } from '#functions/domain/people/is-own.ts'
import { isSameName, isSamePerson } from '#functions/domain/people/same-person.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { mostShown, type RelatedApplication } from '#shared/applications/related.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { dayOf } from '#shared/dates.ts'

/** The newest records of a name: older ones say nothing about the last twelve months. */
const ofEachName = 25

const day = (moment: string) => dayOf(new Date(moment))

/** Finds other applications of a person and their household, by account and by common facts, newest first. */
async function relatedTo(application: Application, person: Person): Promise<RelatedApplication[]> {
	const [found, legacy] = await Promise.all([similarTo([application]), legacyOf(application)])
	return [
		...found.filter((other) => !isOwn(other, person)).map((other) => asRelated(application, other)),
		...legacy,
	].sort((one, other) => (one.issuedOn < other.issuedOn ? 1 : -1))
}

function asRelated(application: Application, other: Application): RelatedApplication {
	const { token, firstName, lastName, issuedOn, type, status, amount, amountApproved, decision, payment, withdrawnOn } =
		other
	return {
		token,
		firstName,
		lastName,
		issuedOn,
		type,
		status,
		withdrawnOn,
		amount,
		amountApproved,
		alike: likenesses(application, other),
		isLegacy: false,
		...(decision && { decidedOn: day(decision.date), payee: payment?.payee ?? decision.payee }),
		of: isSamePerson(application, other) ? 'person' : 'household',
		isRepeat: isRepeatOf(application, other),
	}
}

async function legacyOf(application: Application): Promise<RelatedApplication[]> {
	const { firstName, lastName } = application
	const rows = await legacyApplications.beginningWith(`${firstName} ${lastName}`, ofEachName)
	return rows
		.filter((row) => isSameName(row, application))
		.map(({ token, firstName, lastName, status, amount, date }) => ({
			token,
			firstName,
			lastName,
			status,
			amount,
			isLegacy: true,
			// Noon is the same day on our clocks.
			issuedOn: `${date}T12:00:00.000Z`,
			...(status === 'Approved' && { amountApproved: amount }),
			decidedOn: date,
			of: 'person' as const,
			alike: ['name' as const],
			isRepeat: false,
		}))
}

async function readWithMarks(token: string, person: Person) {
	const application = await readSeen(token, person)
	const [all, marks] = await Promise.all([relatedTo(application, person), readNotSame(token)])
	return { application, related: all.map((one) => ({ ...one, notSame: marks.get(one.token) })) }
}

export async function related({ input, person, logView }: RequestContext<typeof applicationsStaffApi.related>) {
	const { related } = await readWithMarks(input.token, person)
	logView(input.token)
	return { related }
}

/** The list says what this page says. */
function noteRepeat(application: Application, related: readonly RelatedApplication[]) {
	const isRepeat = related.some((one) => one.isRepeat && !one.notSame) || undefined
	return application.isRepeat !== isRepeat ? applications.touch(application, { set: { isRepeat } }) : []
}

/** Both applications get the mark, because a colleague may open either of them next. */
export async function markNotSame(context: RequestContext<typeof applicationsStaffApi.markNotSame>) {
	const { input, person, now, commit } = context
	const { token, other, notSame } = input
	const { application, related: all } = await readWithMarks(token, person)
	const marked = all.find((one) => one.token === other)
	if (!marked) throw new Refusal('not-found', sentences.noLongerRelated)
	const mark = signedBy(person, now)
	const write = (one: string, two: string) => (notSame ? putNotSame(one, two, mark) : removeNotSame(one, two))
	const writes = marked.isLegacy ? [write(token, other)] : [write(token, other), write(other, token)]
	const after = all.map((one) => (one.token === other ? { ...one, notSame: notSame ? mark : undefined } : one))
	return commit(token, [...writes, ...noteRepeat(application, after)], { related: after })
}

type Context = RequestContext<typeof applicationsStaffApi.ofPerson>

const mostNamed = 20

/**
 * Returns a person's applications. One that was marked as someone else's isn't shown, but stays in the household's list,
 * which says who marked it.
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
	const answer = {
		people: household.map(({ member }) => member),
		applications: shown.map(({ application, of }) => ({ ...application, of })),
		// A query returns at most so many, so there may be older ones.
		isCut: theirs.length >= ofEachFact,
	}
	// The trail names the newest of them.
	const named = shown.slice(0, mostNamed).map(({ application }) => application.token)
	return commit(named.length > 0 ? named : [token ?? 'a person'], [], answer)
}

type Api = typeof applicationsStaffApi

export async function ofAffiliate({ input, person }: RequestContext<Api['ofAffiliate']>) {
	const { id, ...page } = input
	const { applications: sent, ...more } = await readApplicationsFrom(id, page)
	return { applications: sent.filter((application) => !isOwn(application, person)), ...more }
}
