import { isWithinRepeat } from '#shared/applications/related.ts'
import { calendarDate } from '#shared/dates.ts'
import { groupBy } from '#web/lib/groupBy.ts'

interface Applied {
	status: string
	token: string
	email: string
	phone: string
	firstName: string
	lastName: string
	birthday: string
	type: string
	/** As documented: month, day, year. */
	issuedOn: string
}

const calendarDay = calendarDate()
const day = (shown: string) => calendarDay.safeParse(shown).data ?? ''

const nameOf = ({ firstName, lastName }: Applied) => `${firstName} ${lastName}`.toLowerCase()

/** Parents apply for their children from one address, so an address alone doesn't make two people one. */
const samePerson = (one: Applied, other: Applied) =>
	nameOf(one) === nameOf(other) &&
	(one.birthday === other.birthday || one.email.toLowerCase() === other.email.toLowerCase())

const isRepeat = (one: Applied, other: Applied) =>
	one.token !== other.token &&
	one.type === other.type &&
	samePerson(one, other) &&
	isWithinRepeat(day(one.issuedOn), day(other.issuedOn))

const found = new WeakMap<readonly Applied[], ReadonlySet<string>>()

/**
 * The tokens of all applications in a list that may ask for the same bill as another one in it. Each row of the list
 * asks, so it's looked up once for the list.
 */
export function repeatedIn(rows: readonly Applied[]): ReadonlySet<string> {
	const repeated = found.get(rows) ?? lookedUp(rows)
	found.set(rows, repeated)
	return repeated
}

const counted = new WeakMap<readonly Applied[], ReadonlyMap<string, number>>()

/**
 * How many pending applications in the list are of one household, by the token of each of them: of the same person, or with
 * the same email or phone. A name alone joins nobody.
 */
export function openTogether(rows: readonly Applied[]): ReadonlyMap<string, number> {
	const known = counted.get(rows) ?? countOpen(rows)
	counted.set(rows, known)
	return known
}

const factsOf = (row: Applied) =>
	[`${nameOf(row)} ${row.birthday}`, row.email.toLowerCase(), row.phone.replace(/\D/g, '')].filter(Boolean)

function countOpen(rows: readonly Applied[]) {
	const open = rows.filter(({ status }) => status === 'Pending')
	const facts = open.flatMap((row) => factsOf(row).map((fact) => ({ fact, token: row.token })))
	const having = groupBy(facts, ({ fact }) => fact)
	const together = open.map((row) => {
		const theirs = factsOf(row).flatMap((fact) => having.get(fact) ?? [])
		return [row.token, new Set(theirs.map(({ token }) => token)).size] as const
	})
	return new Map(together.filter(([, many]) => many > 1))
}

function lookedUp(rows: readonly Applied[]): ReadonlySet<string> {
	const byName = groupBy(rows, nameOf)
	const repeated = rows.filter((row) => byName.get(nameOf(row))?.some((other) => isRepeat(row, other)))
	return new Set(repeated.map(({ token }) => token))
}
