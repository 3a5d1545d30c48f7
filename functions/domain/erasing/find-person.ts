import { users } from '#functions/domain/people/table.ts'
import type { Personal } from '#functions/domain/table-access.ts'
import { declarationOf } from '#functions/domain/table-map.ts'
import { isLeftToSweeper } from '#functions/domain/uploads/table.ts'
import { plain } from '#functions/platform/store/plain.ts'
import { isThing } from './collections.ts'
import { belowWhat, type Identifiers, isTheirs, keyNames, kindOf, learn, namesAny } from './identifiers.ts'
import type { Stored } from './stored.ts'

/** A whole table, item by item. It's read again and again. */
export interface Items {
	items: () => AsyncIterable<Stored>
}

export interface Person extends Identifiers {
	/** Items that belong to the person. */
	theirs: Stored[]
	/** Items that lead to the person's, repeat what they sent, or say that a colleague read it. */
	copies: Stored[]
	/** The audit trail about the person and what is theirs. */
	trail: Stored[]
	/** Items of other people that name the person, such as a note that they wrote as an employee. */
	mentions: Stored[]
	uploads: Set<string>
}

/**
 * Finds everything about a person. Ids are learned while reading, so the table is read until a pass teaches nothing new,
 * in any order. A whole pass also finds what no key leads to, such as older mails. `taught` gets what each pass before
 * the last one found.
 */
export async function findPerson(
	table: Items,
	known: Identifiers,
	taught?: (person: Person) => unknown,
): Promise<Person> {
	const typed = new Set(known.emails)
	const size = () => known.emails.size + known.ids.size + typed.size
	for (;;) {
		const before = size()
		const person: Person = { ...known, theirs: [], copies: [], trail: [], mentions: [], uploads: new Set() }
		const isNamed = namesAny(known)
		const addresses = new TypedAddresses()
		for await (const item of table.items()) {
			// Once something is new there is another pass, and looking into texts takes most of the time of one.
			sort(item, person, (one) => size() === before && isNamed(one))
			addresses.note(item, isTheirs(item, person), typed)
		}
		// They go first, because the things of the person lead to them.
		if (size() === before) return { ...person, theirs: [...addresses.found(), ...person.theirs] }
		await taught?.(person)
	}
}

function sort(item: Stored, person: Person, isNamed: (item: Stored) => boolean) {
	if (isLeftToSweeper(item)) return
	const personal: Personal = declarationOf(item.pk, item.sk)?.personal ?? unknownKind(item)
	const into = (list: Stored[]) => {
		if (isNamed(item)) list.push(item)
	}
	switch (personal) {
		case 'none':
		case 'expires':
			return
		case 'copies':
			return into(person.copies)
		case 'ids':
			return item.pk.startsWith('AUDIT#') ? into(person.trail) : undefined
	}
	if (isTheirs(item, person)) {
		person[personal === 'theirs' ? 'theirs' : 'copies'].push(item)
		if (personal === 'theirs' && !isOver(item)) learn(item, person)
	} else if (keyNames(item, person)) person.copies.push(item)
	else if (!item.pk.startsWith('FIND#')) into(person.mentions)
}

function unknownKind({ pk }: Stored): never {
	throw new Error(`Nothing in table-map.ts says what to do with items like ${pk.split('#')[0]}`)
}

/** DynamoDB removes an item days after the end of its life. It's erased with the rest, and says nothing until then. */
export const isOver = ({ ttl }: Stored) => typeof ttl === 'number' && ttl <= Date.now() / 1000

/**
 * Finds what is kept of an address that the person typed into something of theirs, and that may be anyone's: that it
 * bounced, and a subscription in their name. Nothing else leads there once the thing is gone. Of other people it holds
 * only what has an address that was known before the pass: a new one makes another pass.
 */
class TypedAddresses {
	readonly #typed = new Set<string>()
	/** What made a subscription has its address and its moment. */
	readonly #made = new Set<string>()
	readonly #names = new Set<string>()
	readonly #others = new Set<string>()
	readonly #accounts = new Set<string>()
	readonly #marks: Stored[] = []
	readonly #subscriptions: Stored[] = []

	note(item: Stored, isTheirs: boolean, known: Set<string>) {
		const isMark = kindOf(item) === 'ADDRESS'
		const email = isMark ? belowWhat(item) : String(item.email)
		if (isTheirs && users.owns(item)) this.#names.add(nameOf(item))
		if (isTheirs && isThing(item)) {
			known.add(email)
			this.#typed.add(email)
			this.#made.add(`${email} ${item.issuedOn}`)
		} else if (isTheirs || !known.has(email)) return
		else if (isMark) this.#marks.push(item)
		else if (['SUBSCRIBER', 'LEAVE'].includes(kindOf(item))) this.#subscriptions.push(item)
		else if (isThing(item)) {
			this.#others.add(email)
			if (users.owns(item)) this.#accounts.add(email)
		}
	}

	/** A mark stays as long as something of someone else has the address, and a subscription if it may be someone else's. */
	found() {
		const subscribed = new Set(this.#subscriptions.filter(isSubscription).map(({ email }) => email))
		const gone = new Set(this.#subscriptions.filter((item) => this.#isInTheirName(item)).map(({ email }) => email))
		const isTheirMark = (email: string) =>
			this.#typed.has(email) && !this.#others.has(email) && (!subscribed.has(email) || gone.has(email))
		return [
			...this.#marks.filter((mark) => isTheirMark(belowWhat(mark))),
			...this.#subscriptions.filter(({ email }) => gone.has(email)),
		]
	}

	#isInTheirName(item: Stored) {
		const email = String(item.email)
		if (!isSubscription(item) || !this.#typed.has(email) || this.#accounts.has(email)) return false
		return this.#names.has(nameOf(item)) || this.#made.has(`${email} ${item.dateAdded}`)
	}
}

const isSubscription = (item: Stored) => kindOf(item) === 'SUBSCRIBER'

const nameOf = ({ firstName, lastName }: Stored) => plain(`${firstName} ${lastName}`)
