import { isSameName, isSamePerson, likenesses } from '#functions/domain/applications/alike.ts'
import { similarTo } from '#functions/domain/applications/household.ts'
import { putNotSame, readNotSame, removeNotSame } from '#functions/domain/applications/not-same.ts'
import { readSeen } from '#functions/domain/applications/require-application.ts'
import type { Application } from '#functions/domain/applications/table.ts'
import { legacyApplications } from '#functions/domain/legacy/table.ts'
import { isOwn } from '#functions/domain/people/is-own.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { isWithinRepeat, type RelatedApplication } from '#shared/applications/related.ts'
import type { relatedApplicationsApi } from '#shared/applications/related-api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
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
	const { token, firstName, lastName, issuedOn, type, status, amount, amountApproved, decision, payment } = other
	const alike = likenesses(application, other)
	const samePerson = isSamePerson(application, other, alike)
	return {
		token,
		firstName,
		lastName,
		issuedOn,
		type,
		status,
		amount,
		amountApproved,
		alike,
		isLegacy: false,
		...(decision && { decidedOn: day(decision.date), payee: payment?.payee ?? decision.payee }),
		of: samePerson ? 'person' : 'household',
		isRepeat: samePerson && type === application.type && isWithinRepeat(day(issuedOn), day(application.issuedOn)),
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
	return { related: all.map((one) => ({ ...one, notSame: marks.get(one.token) })) }
}

export async function related({ input, person, logView }: RequestContext<typeof relatedApplicationsApi.related>) {
	const answer = await readWithMarks(input.token, person)
	logView(input.token)
	return answer
}

/** Both applications get the mark, because a colleague may open either of them next. */
export async function markNotSame(context: RequestContext<typeof relatedApplicationsApi.markNotSame>) {
	const { input, person, now, commit } = context
	const { token, other, notSame } = input
	const { user } = person
	const { related: all } = await readWithMarks(token, person)
	const marked = all.find((one) => one.token === other)
	if (!marked) throw new Refusal('not-found', sentences.noLongerRelated)
	const mark = { name: `${user.firstName} ${user.lastName}`, employeeId: user._id, date: now.toISOString() }
	const pairs = marked.isLegacy
		? ([[token, other]] as const)
		: ([
				[token, other],
				[other, token],
			] as const)
	const writes = pairs.map(([one, two]) => (notSame ? putNotSame(one, two, mark) : removeNotSame(one, two)))
	const after = all.map((one) => (one.token === other ? { ...one, notSame: notSame ? mark : undefined } : one))
	return commit(token, writes, { related: after })
}
