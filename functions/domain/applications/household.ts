import { isSamePerson } from '#functions/domain/people/same-person.ts'
import { type HouseholdMember, isWithinRepeat, type Likeness } from '#shared/applications/related.ts'
import { dayOf } from '#shared/dates.ts'
import type { PersonQuery } from '#shared/lists.ts'
import { tokensWith } from './facts.ts'
import { emailFact, factsOf, familyFacts, likenesses } from './in-common.ts'
import { readNotSame } from './not-same.ts'
import { type Application, applications, guest, readApplicationsOf } from './table.ts'

/** The newest of each fact, because one address may have sent thousands. */
export const ofEachFact = 25

/** The search for a household begins with at most so many applications, and what they have in common finds the others. */
const mostAsked = 10

const latestFirst = (one: Application, other: Application) => (one.issuedOn < other.issuedOn ? 1 : -1)

/** Reads the newest applications of accounts, and those that were sent with addresses. */
export async function readApplicationsWith({ accounts, emails }: PersonQuery) {
	const own = accounts.map(async (id) => (await readApplicationsOf(id, { limit: ofEachFact })).applications)
	const sent = tokensWith(emails.map(emailFact), ofEachFact).then(applications.readAll)
	const all = (await Promise.all([...own, sent])).flat()
	return [...new Map(all.map((one) => [one.token, one])).values()].sort(latestFirst)
}

/** Reads other applications with something in common with one of these. A name alone is nothing in common. */
export async function similarTo(asked: readonly Application[]) {
	const facts = new Set(asked.flatMap((one) => [...Object.values(factsOf(one)), ...familyFacts(one)]))
	const accounts = [...new Set(asked.map(({ applicantID }) => applicantID))].filter((id) => id !== guest)
	const [tokens, own] = await Promise.all([
		tokensWith([...facts], ofEachFact),
		readApplicationsWith({ accounts, emails: [] }),
	])
	const known = new Set([...asked, ...own].map(({ token }) => token))
	const others = [...own, ...(await applications.readAll(tokens.filter((token) => !known.has(token))))]
	return others.filter(
		(other) =>
			asked.every(({ token }) => token !== other.token) && asked.some((one) => likenesses(one, other).length > 0),
	)
}

const day = (moment: string) => dayOf(new Date(moment))

/** The same person asked for the same kind of help within weeks, which may be for the same bill. What they withdrew isn't. */
export const isRepeatOf = (one: Application, other: Application) =>
	!other.withdrawnOn &&
	isSamePerson(one, other) &&
	one.type === other.type &&
	isWithinRepeat(day(one.issuedOn), day(other.issuedOn))

/** Reads the newest other applications of the person who sent this one. */
export async function readOthersOf(one: Application) {
	const accounts = one.applicantID === guest ? [] : [one.applicantID]
	const [own, born] = await Promise.all([
		readApplicationsWith({ accounts, emails: one.email ? [one.email] : [] }),
		tokensWith([factsOf(one)['name and birthday']], ofEachFact).then(applications.readAll),
	])
	return [...own, ...born].filter((other) => other.token !== one.token && isSamePerson(one, other))
}

/** Statistics count a person once, so the last of their applications leaves one behind. */
export const isLastOfPerson = async (one: Application) => (await readOthersOf(one)).length === 0

interface Member {
	applications: Application[]
	member: HouseholdMember
}

/**
 * Whoever sent what was asked for, and everyone with something in common with them, each with their applications, newest
 * first. It goes one step and no further: a neighbor's neighbor isn't family.
 */
export async function householdOf(
	all: readonly Application[],
	mayBeSeen: (application: Application) => boolean,
): Promise<Member[]> {
	const asked = all.filter(mayBeSeen).slice(0, mostAsked)
	const others = (await similarTo(asked)).filter(mayBeSeen)
	const marks = new Map(await Promise.all(asked.map(async ({ token }) => [token, await readNotSame(token)] as const)))
	const markOf = (one: Application, other: Application) =>
		marks.get(one.token)?.get(other.token) ?? marks.get(other.token)?.get(one.token)
	const people: Application[][] = []
	for (const one of [...asked, ...others.sort(latestFirst)]) {
		const own = people.find((theirs) => theirs.some((other) => isSamePerson(one, other) && !markOf(one, other)))
		if (own) own.push(one)
		else people.push([one])
	}
	const isAsked = (theirs: Application[]) => theirs.some((one) => asked.includes(one))
	return people.map((theirs) => {
		const applications = theirs.sort(latestFirst)
		return { applications, member: { ...asMember(applications), ...tie(theirs) } }
	})

	function tie(theirs: Application[]) {
		if (isAsked(theirs)) return { asked: true, alike: [] }
		const pairs = asked.flatMap((one) =>
			theirs.map((other) => ({ alike: likenesses(one, other), mark: markOf(one, other) })),
		)
		const marked = pairs.find(({ mark }) => mark)
		const alike: Likeness[] = [...new Set(pairs.flatMap((each) => each.alike))]
		return { asked: false, alike, notSame: marked?.mark }
	}
}

function asMember(applications: readonly Application[]) {
	const [newest] = applications
	if (!newest) throw new Error('Nobody is in a household without an application')
	const { token, firstName, lastName, birthday, phone, email, language } = newest
	const accounts = new Set(applications.map(({ applicantID }) => applicantID).filter((id) => id !== guest))
	const birthdays = new Set(applications.map((one) => one.birthday))
	const emails = new Set(applications.map((one) => one.email).filter((email) => email !== ''))
	const otherBirthdays = birthdays.size - 1
	const known = { accounts: [...accounts], emails: [...emails], otherBirthdays }
	return { token, firstName, lastName, birthday, phone, email, language, ...known }
}
