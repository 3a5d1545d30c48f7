import type { Personal } from '#functions/platform/store/places.ts'
import { placeOf } from '../declared-places.ts'
import type { Stored, WholeTable } from './table-copy.ts'

/** What leads to a person's items. Ids are of users, applications, reports, subscriptions, mails and uploads. */
export interface Leads {
	emails: Set<string>
	ids: Set<string>
}

export interface Person extends Leads {
	/** Items that belong to the person. */
	theirs: Stored[]
	/** Items that may repeat what the person sent. */
	copies: Stored[]
	/** The audit trail about the person and what is theirs. */
	trail: Stored[]
	/** Items of other people that name the person, such as a note that they wrote as an employee. */
	mentions: Stored[]
	uploads: Set<string>
}

/**
 * Finds everything about a person. Ids are learned while reading, so the table is read until a pass teaches nothing new.
 * A whole pass also finds what no key leads to, such as older mails.
 */
export async function findPerson(table: WholeTable, leads: Leads): Promise<Person> {
	for (;;) {
		const known = leads.emails.size + leads.ids.size
		const person: Person = { ...leads, theirs: [], copies: [], trail: [], mentions: [], uploads: new Set() }
		for await (const item of table.items()) sort(item, person)
		if (leads.emails.size + leads.ids.size === known) return person
	}
}

function sort(item: Stored, person: Person) {
	const personal: Personal = placeOf(item.pk)?.personal ?? unknownPlace(item)
	if (personal === 'none' || personal === 'expires') return
	if (personal === 'theirs' && belongsTo(item, person)) {
		person.theirs.push(item)
		learn(item, person)
	} else if (!item.pk.startsWith('FIND#') && names(item, person))
		person[personal === 'ids' ? 'trail' : personal === 'copies' ? personal : 'mentions'].push(item)
}

function unknownPlace({ pk }: Stored): never {
	throw new Error(`No places.ts says what to do with items like ${pk.split('#')[0]}`)
}

const parts = ({ pk, sk }: Stored) => [...pk.split('#'), ...sk.split('#')]

/** A search row is below someone's address too when another person's application names it, so only its id counts. */
function belongsTo(item: Stored, { emails, ids }: Leads) {
	if (parts(item).some((part) => ids.has(part))) return true
	if (item.pk.startsWith('FIND#')) return false
	// A member may have typed someone else's address into an application, and it's still the member's.
	const owner = item.applicantID ?? item.userId ?? item.owner
	if (typeof owner === 'string' && !['Guest', 'visitor'].includes(owner) && !isRelated(item, emails))
		return ids.has(owner)
	return isRelated(item, emails) || [item.email, item.to].some((email) => isAmong(emails, email))
}

const isRelated = (item: Stored, emails: Set<string>) => parts(item).some((part) => isAmong(emails, part))

const isAmong = (emails: Set<string>, text: unknown) =>
	typeof text === 'string' && emails.has(text.toLowerCase())

/** Below an address is what its owner signs in with, so its user is the person. */
function learn(item: Stored, { emails, ids, uploads }: Person) {
	for (const id of [item._id, item.token, item.userId]) if (typeof id === 'string') ids.add(id)
	const [kind, id = ''] = item.pk.split('#')
	// An application names the affiliate that sent it, so an affiliate's id leads to a person only from its own item.
	if (kind === 'MAIL' || kind === 'AFFILIATE') ids.add(id)
	if (kind === 'USER' && typeof item.email === 'string') emails.add(item.email.toLowerCase())
	for (const upload of uploadsIn(item)) {
		ids.add(upload)
		uploads.add(upload)
	}
}

/** An upload's id begins with the time of its upload. */
const uploadId = /^\d{8}-\d{6}-/

function uploadsIn(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([name, within]) =>
		name === 'id' && typeof within === 'string' && uploadId.test(within) ? [within] : uploadsIn(within),
	)
}

/** Short texts of digits would be found by accident, but all our addresses and ids are long. */
function names(item: Stored, { emails, ids }: Leads) {
	const text = JSON.stringify(item, (_, value: unknown) => (value instanceof Set ? [...value] : value))
	return (
		[...ids].some((id) => text.includes(id)) ||
		[...emails].some((email) => text.toLowerCase().includes(email))
	)
}
