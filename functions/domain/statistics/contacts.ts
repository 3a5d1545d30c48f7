import * as z from 'zod'
import { type Application, applications } from '#functions/domain/applications/table.ts'
import { sha256 } from '#functions/platform/ids.ts'
import { accented } from '#functions/platform/store/search.ts'
import { type ItemKey, queryWhole } from '#functions/platform/store/table.ts'
import { put, remove, type Write } from '#functions/platform/store/write.ts'
import { ContactSummary, disorderNames, roleNames } from '#shared/statistics/schema.ts'
import { groupOf } from './counts.ts'

/** What one application says about a person who lives with a bleeding disorder. */
const Said = ContactSummary.extend({
	token: z.string(),
	date: z.string(),
	disorder: z.enum(disorderNames),
	role: z.enum(roleNames),
	severity: z.string(),
})

export type Said = z.output<typeof Said>

/** People are told apart by their address. */
export const personOf = ({ email }: Pick<Application, 'email'>) => sha256(email.toLowerCase())

export function saidBy(application: Application): Said | undefined {
	const group = groupOf(application)
	const { token, issuedOn, firstName, lastName, email, phone, state, city, ZIP } = application
	return (
		group && {
			...group,
			token,
			date: issuedOn,
			name: `${firstName} ${lastName}`,
			email,
			phone,
			state,
			city,
			ZIP,
		}
	)
}

/** A person in the list of a disorder, with all the groups that they're in. */
const Listed = ContactSummary.extend({
	groups: z.array(Said.pick({ disorder: true, role: true, severity: true })),
})

export type Listed = z.output<typeof Listed>

export const personKey = (person: string, disorder: string): ItemKey => ({
	pk: `CONTACT#${person}`,
	sk: `LISTED#${disorder}`,
})

/** Below the person, by the application's own key. */
const saidKey = (person: string, application: string): ItemKey => ({
	pk: `CONTACT#${person}`,
	sk: `SAID#${application}`,
})

export const putSaid = (person: string, said: Said): Write =>
	put({ ...saidKey(person, applications.key(said.token).pk), ...said })
export const removeSaid = (person: string, { pk }: ItemKey): Write => remove(saidKey(person, pk))

/** What the person's applications say, the newest first, and how the person is listed in each disorder. */
export async function readPerson(person: string) {
	const items = await queryWhole(personKey(person, '').pk)
	const said = items.filter(({ sk }) => String(sk).startsWith('SAID#')).map((item) => Said.parse(item))
	const listed = items.flatMap(({ sk, ...item }) => {
		const [kind, disorder = ''] = String(sk).split('#')
		return kind === 'LISTED' ? [[disorder, Listed.parse(item)] as const] : []
	})
	const order = ({ date, token }: Said) => `${date} ${token}`
	return {
		said: said.sort((one, other) => (order(one) < order(other) ? 1 : -1)),
		listed: new Map(listed),
	}
}

/** By name, by state and name, and by what the person is searched by. */
function rowKeys(person: string, disorder: string, { name, email, state }: Listed): ItemKey[] {
	const terms = new Set([name, name.slice(name.lastIndexOf(' ') + 1), email].map(accented))
	return [
		...[`CONTACTS#${disorder}`, `CONTACTS#${disorder}#${state}`].map((pk) => ({
			pk,
			sk: `${accented(name)}#${person}`,
		})),
		...[...terms].map((term) => ({ pk: `CONTACTSEARCH#${disorder}`, sk: `${term}#${person}` })),
	]
}

/** Lists the person anew in a disorder, or takes them out of it. */
export function relist(
	person: string,
	disorder: string,
	was: Listed | undefined,
	is: Listed | undefined,
): Write[] {
	const before = was ? rowKeys(person, disorder, was) : []
	const after = is ? rowKeys(person, disorder, is) : []
	const gone = before.filter(({ pk, sk }) => !after.some((key) => key.pk === pk && key.sk === sk))
	const key = personKey(person, disorder)
	return [
		...gone.map((one) => remove(one)),
		...after.map((one) => put({ ...one, row: is })),
		is ? put({ ...key, ...is }) : remove(key),
	]
}
