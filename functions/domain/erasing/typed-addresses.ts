import { users } from '#functions/domain/people/table.ts'
import { plain } from '#functions/platform/store/plain.ts'
import { isThing } from './collections.ts'
import { belowWhat, kindOf } from './identifiers.ts'
import type { Stored } from './stored.ts'

/**
 * Finds what is kept of an address that the person typed into something of theirs, and that may be anyone's: that it
 * bounced, and a subscription in their name. Nothing else leads there once the thing is gone.
 */
export class TypedAddresses {
	readonly #typed = new Set<string>()
	/** What made a subscription has its address and its moment. */
	readonly #made = new Set<string>()
	readonly #names = new Set<string>()
	readonly #others = new Set<string>()
	readonly #accounts = new Set<string>()
	readonly #marks: Stored[] = []
	readonly #subscriptions: Stored[] = []

	note(item: Stored, isTheirs: boolean) {
		const email = String(item.email)
		if (isTheirs && users.owns(item)) this.#names.add(nameOf(item))
		if (isTheirs && isThing(item)) {
			this.#typed.add(email)
			this.#made.add(`${email} ${item.issuedOn}`)
		} else if (isTheirs) return
		else if (kindOf(item) === 'ADDRESS') this.#marks.push(item)
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
