import { type PageRequest, readPage } from '#functions/platform/store/pages.ts'
import { plain } from '#functions/platform/store/plain.ts'
import { queryWhole } from '#functions/platform/store/table.ts'
import { Contact } from '#shared/statistics/schema.ts'

interface Which {
	disorder?: string | undefined
	state?: string | undefined
}

/** By name, for the documented call, which answers with everyone at once. */
export const everyContact = async () => (await queryWhole('CONTACTS#all')).map(({ row }) => Contact.parse(row))

/** By name. A page takes one read, however many contacts there are. */
export async function contactPage({ disorder = 'all', state }: Which, page: PageRequest) {
	const partition = state ? `CONTACTS#${disorder}#${state}` : `CONTACTS#${disorder}`
	const { rows, next } = await readPage({ partition: ['pk', partition] }, { ...page, oldestFirst: true })
	return { contacts: rows.map((row) => Contact.parse(row)), ...(next && { next }) }
}

/** Names and addresses are found by their beginnings. */
export async function searchContacts({ disorder = 'all', state }: Which, typed: string) {
	const found = await readPage(
		{ partition: ['pk', `CONTACTSEARCH#${disorder}`], sort: ['sk', plain(typed)] },
		{ limit: 200, oldestFirst: true },
	)
	const people = new Map(found.rows.map((row) => Contact.parse(row)).map((contact) => [contact.email, contact]))
	const contacts = [...people.values()].filter((contact) => !state || contact.state === state)
	return { contacts, ...(found.next && { more: true }) }
}
