interface Applied {
	token: string
	email: string
	firstName: string
	lastName: string
	birthday: string
}

const person = ({ firstName, lastName, birthday }: Applied) =>
	`${firstName} ${lastName} ${birthday}`.toLowerCase()

const samePerson = (one: Applied, other: Applied) =>
	one.token !== other.token &&
	(one.email.toLowerCase() === other.email.toLowerCase() || person(one) === person(other))

/** The other applications with the same email, or with the same name and birthday. */
export const othersOf = <Row extends Applied>(application: Applied, among: readonly Row[]) =>
	among.filter((row) => samePerson(application, row))

/** The tokens of all applications whose person has another application in the same list. */
export function repeatedIn(rows: readonly Applied[]): ReadonlySet<string> {
	const byEmail = Map.groupBy(rows, ({ email }) => email.toLowerCase())
	const byPerson = Map.groupBy(rows, person)
	const groups = [...byEmail.values(), ...byPerson.values()].filter((group) => group.length > 1)
	return new Set(groups.flat().map(({ token }) => token))
}
