import { everyContact } from '#functions/domain/statistics/contact-lists.ts'
import type { Counts } from '#functions/domain/statistics/counts.ts'
import { named } from '#functions/domain/statistics/figures.ts'
import { readDisorders } from '#functions/domain/statistics/snapshot.ts'
import { fits } from '#functions/platform/http/fitting-page.ts'
import { bleedingDisorderSeverities } from '#shared/medical.ts'
import {
	type Category,
	type Contact,
	ContactSummary,
	categoryNames,
	type Disorder,
	type RoleKey,
	statisticsSentences,
} from '#shared/statistics/schema.ts'

interface Seen {
	category: Category
	counts: Counts
	contacts: readonly Contact[] | undefined
}

/** A person's newest group is listed first, so of two severities in `all` the first one counts, and they're listed there. */
function roleOf({ category, counts, contacts }: Seen, role: RoleKey) {
	const isHere = (group: Contact['groups'][number]) =>
		group.role === role && (category === 'all' || group.disorder === category)
	const listed = (severity?: string) =>
		contacts && {
			contacts: contacts
				.filter(({ groups }) => {
					const group = groups.find(isHere)
					return group && (!severity || group.severity === severity)
				})
				.map((contact) => ContactSummary.parse(contact)),
		}
	const severities = bleedingDisorderSeverities.flatMap((severity) => {
		const count = counts[`${role} ${severity}`]
		return count ? [[severity, { count, ...listed(severity) }] as const] : []
	})
	return { count: counts[role] ?? 0, ...listed(), severities: Object.fromEntries(severities) }
}

const disorderOf = (seen: Seen): Disorder => ({
	people: seen.counts.people ?? 0,
	Patients: roleOf(seen, 'Patients'),
	Caretakers: roleOf(seen, 'Caretakers'),
	FamilyMembers: roleOf(seen, 'FamilyMembers'),
	states: named(seen.counts, 'state'),
})

/** With more people than this, no answer has room for their contacts, which are therefore not even read. */
const mostPeople = 15_000

/** The documented record. Contacts are all in it or none, so that nobody takes a part of them for everyone. */
export async function bleedingDisorders(withContacts: boolean) {
	const { asOf, buckets } = await readDisorders([...categoryNames])
	if (!asOf) return { existingEntry: false }
	const record = (contacts?: readonly Contact[]) => {
		const each = (category: Category) => disorderOf({ category, counts: buckets.get(category) ?? {}, contacts })
		const categories = Object.fromEntries(categoryNames.map((name) => [name, each(name)]))
		return { existingEntry: true, statistics: { asOf, ...(categories as Record<Category, Disorder>) } }
	}
	if (!withContacts) return record()
	const people = buckets.get('all')?.people ?? 0
	const whole = people <= mostPeople && record(await everyContact())
	return whole && fits(whole) ? whole : { ...record(), message: statisticsSentences.tooManyContacts }
}
