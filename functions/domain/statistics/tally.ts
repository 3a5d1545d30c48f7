import type { Application } from '#functions/domain/applications/table.ts'
import { People } from '#functions/domain/people/same-person.ts'
import { statisticsBegin } from '#shared/statistics/schema.ts'
import { contactId, type Listed, listedIn, mentionIn } from './contacts.ts'
import { type Buckets, type Contribution, type Counts, countsOfPerson, storedContribution } from './counts.ts'
import { countHelped, type Help, helpIn } from './helped.ts'

/** The day itself and everything that it's a part of. Days before statistics begin are in nothing. */
const periodsOf = (day: string) => (day < statisticsBegin ? [] : [day, day.slice(0, 7), day.slice(0, 4), 'all'])

/** Everything that the statistics say. */
export interface Counted {
	periods: Buckets
	disorders: Buckets
	/** The people who were helped in twelve months, by the first of these. */
	helped: Buckets
	/** What applications say about everyone who lives with a bleeding disorder, by the hash of their address. */
	contacts: Map<string, string>
}

/** Sums up what each thing adds, and remembers what applications say about people until everything was seen. */
export class Tally {
	readonly #periods: Buckets = new Map()
	readonly #disorders: Buckets = new Map()
	readonly #people = new People()
	readonly #contacts = new Map<string, string>()
	readonly #help: Help[] = []

	add({ days, disorders }: Contribution) {
		for (const [day, counts] of Object.entries(days))
			for (const period of periodsOf(day)) addTo(this.#periods, period, counts)
		for (const [disorder, counts] of Object.entries(disorders)) addTo(this.#disorders, disorder, counts)
	}

	addApplication(application: Application, now: Date) {
		const person = this.#people.add(application)
		this.add(storedContribution(application, now))
		const mention = mentionIn(application)
		if (mention) {
			const contact = contactId(mention)
			const before = this.#contacts.get(contact)
			this.#contacts.set(contact, (before ? `${before},` : '') + JSON.stringify(mention))
		}
		this.addHelp(helpIn(application, person, now))
	}

	addHelp(help: Help | undefined) {
		if (help) this.#help.push(help)
	}

	/** A person counts once in each group, and once in all. */
	finish(): Counted {
		for (const mentions of this.#contacts.values()) {
			const listed = listedIn(mentions)
			const named = new Set(listed.groups.map(({ disorder }) => disorder))
			for (const disorder of named) {
				const within = listed.groups.filter((group) => group.disorder === disorder)
				addTo(this.#disorders, disorder, countsOfPerson(within, listed.state))
			}
			addTo(this.#disorders, 'all', countsOfPerson(rolesIn(listed), listed.state))
		}
		const helped = countHelped(this.#help, this.#people)
		return { periods: this.#periods, disorders: this.#disorders, helped, contacts: this.#contacts }
	}
}

/** The groups come newest first, so of two severities in one role the newest counts. */
const rolesIn = ({ groups }: Listed) => [...new Map(groups.toReversed().map((group) => [group.role, group])).values()]

function addTo(buckets: Buckets, bucket: string, counts: Counts) {
	const sum = buckets.get(bucket) ?? {}
	buckets.set(bucket, sum)
	for (const [name, many] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + many
}
