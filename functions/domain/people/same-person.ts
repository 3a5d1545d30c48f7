/** What someone has told us about themselves. */
interface Known {
	firstName: string
	lastName: string
	birthday?: string | undefined
	email?: string | undefined
	/** The account from which it was sent, or 'Guest'. */
	applicantID?: string | undefined
}

type Named = Pick<Known, 'firstName' | 'lastName'>

export const plainWords = (text: string) =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/\p{M}/gu, '')
		.replace(/[^\p{L}\d]+/gu, ' ')
		.trim()

/** A name without differences of case, accents and signs. */
export const plainName = ({ firstName, lastName }: Named) => plainWords(`${firstName} ${lastName}`)

export const isSameName = (one: Named, other: Named) => plainName(one) === plainName(other)

/**
 * Who has one of these in common is the same person: the name, together with the birthday, the email or the account.
 * Parents apply for their children from one account and one address, so these alone don't make them one.
 */
function personKeys({ birthday, email, applicantID, ...names }: Known) {
	const account = applicantID === 'Guest' ? undefined : applicantID
	const name = plainName(names)
	return Object.entries({ birthday, email: email?.toLowerCase(), account }).flatMap(([what, value]) =>
		value ? [`${name} ${what} ${value}`] : [],
	)
}

export function isSamePerson(one: Known, other: Known) {
	const keys = personKeys(one)
	return personKeys(other).some((key) => keys.includes(key))
}

/** Tells by the same rule who is one person among many, in one pass over all of them. */
export class People {
	readonly #byKey = new Map<string, number>()
	/** Leads from each number to a lower one of the same person, or to itself. */
	readonly #lower: number[] = []

	/** Returns a number of the person. `of` says which of their numbers they have, once everyone was added. */
	add(one: Known) {
		const keys = personKeys(one)
		const known = keys.flatMap((key) => this.#byKey.get(key) ?? []).map((number) => this.of(number))
		const person = Math.min(...known, this.#lower.length)
		this.#lower[person] ??= person
		for (const number of known) this.#lower[number] = person
		for (const key of keys) this.#byKey.set(key, person)
		return person
	}

	of(number: number) {
		let person = number
		for (let lower = this.#lower[person]; lower !== undefined && lower !== person; lower = this.#lower[person])
			person = lower
		this.#lower[number] = person
		return person
	}
}
