import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod'
import type { Application } from '#functions/domain/applications/table.ts'
import { sha256 } from '#functions/platform/ids.ts'
import { plain } from '#functions/platform/store/plain.ts'
import type { ItemKey } from '#functions/platform/store/table.ts'
import { put, remove, type Write } from '#functions/platform/store/write.ts'
import { Contact, ContactSummary } from '#shared/statistics/schema.ts'
import { type Group, groupOf } from './counts.ts'

/** A person in the list of contacts, with all the groups that they're in. */
export type Listed = z.output<typeof Contact>

/** The facts of one application about a person who lives with a bleeding disorder. */
export interface Mention extends z.output<typeof ContactSummary>, Group {
	/** Sorts applications by their date. */
	order: string
}

/** As documented, contacts are told apart by their address alone. */
export const contactId = ({ email }: Pick<Application, 'email'>) => sha256(email.toLowerCase())

export function mentionIn(application: Application): Mention | undefined {
	const group = groupOf(application)
	const { token, issuedOn, firstName, lastName, email, phone, state, city, ZIP } = application
	const name = `${firstName} ${lastName}`
	return group && { ...group, order: `${issuedOn} ${token}`, name, email, phone, state, city, ZIP }
}

/** The newest application says how to reach the person, and the newest of each group how severe it is. */
export function listedBy(mentions: Mention[]): Listed {
	const newestFirst = mentions.toSorted((one, other) => (one.order < other.order ? 1 : -1))
	const groups = new Map<string, Listed['groups'][number]>()
	for (const { disorder, role, severity } of newestFirst) {
		const group = `${disorder} ${role}`
		if (!groups.has(group)) groups.set(group, { disorder, role, severity })
	}
	return { ...ContactSummary.parse(newestFirst[0]), groups: [...groups.values()] }
}

/** Reads mentions that were kept as one text, which takes half the memory of what's in it. */
export const listedIn = (mentions: string) => listedBy(JSON.parse(`[${mentions}]`))

export const everyone = 'CONTACTS#all'

const rowOf = (listed: Listed, disorder: string): Listed =>
	disorder === 'all' ? listed : { ...listed, groups: listed.groups.filter((group) => group.disorder === disorder) }

/** By name, by state and name, and by what the person is searched by. */
function rowsOf(person: string, listed: Listed | undefined) {
	if (!listed) return []
	const { name, email, state, groups } = listed
	const terms = [...new Set([name, name.slice(name.lastIndexOf(' ') + 1), email].map(plain))].filter(Boolean)
	const disorders = [...new Set(groups.map(({ disorder }) => disorder)), 'all']
	return disorders.flatMap((disorder) => {
		const row = rowOf(listed, disorder)
		const keys: ItemKey[] = [
			...terms.map((term) => ({ pk: `CONTACTSEARCH#${disorder}`, sk: `${term}#${person}` })),
			{ pk: `CONTACTS#${disorder}#${state}`, sk: `${plain(name)}#${person}` },
			{ pk: `CONTACTS#${disorder}`, sk: `${plain(name)}#${person}` },
		]
		return keys.map((key) => ({ ...key, row }))
	})
}

/**
 * Lists a person anew, or takes them out. What was listed is known from the list of everyone, so that list changes in the
 * last of these writes: a run that breaks off before leaves it as it was, and the next one does everything again.
 */
export function relist(person: string, was: Listed | undefined, is: Listed | undefined): Write[] {
	if (isDeepStrictEqual(was, is)) return []
	const after = rowsOf(person, is)
	const gone = rowsOf(person, was).filter(({ pk, sk }) => !after.some((row) => row.pk === pk && row.sk === sk))
	const writesIn = (isWanted: (key: ItemKey) => boolean) => [
		...gone.filter(isWanted).map(({ pk, sk }) => remove({ pk, sk })),
		...after.filter(isWanted).map((row) => put(row)),
	]
	return [...writesIn(({ pk }) => pk !== everyone), ...writesIn(({ pk }) => pk === everyone)]
}

/** The person in a row of the list. */
export const personIn = (sk: string) => sk.slice(sk.lastIndexOf('#') + 1)

export const parseListed = (row: unknown): Listed => Contact.parse(row)
