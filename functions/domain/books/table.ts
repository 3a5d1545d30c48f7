import * as z from 'zod'
import { nameTerms, nameWords, tokenTerms } from '#functions/domain/people/terms.ts'
import { collection } from '#functions/platform/store/collection.ts'
import { type PageRequest, readBelow } from '#functions/platform/store/pages.ts'
import type { ItemKey } from '#functions/platform/store/table.ts'
import { put, remove, type Write } from '#functions/platform/store/write.ts'
import { BookRecord, type bookStates } from '#shared/books/schema.ts'
import { longestPage, type PersonQuery } from '#shared/lists.ts'

const Book = BookRecord.extend({ version: z.number().int().default(0) })
export type Book = z.output<typeof Book>

type State = (typeof bookStates)[number]

export const stateOf = ({ sentOn }: Pick<Book, 'sentOn'>): State => (sentOn ? 'sent' : 'waiting')

export const books = collection({
	list: 'BOOKS',
	key: (token) => ({ pk: `BOOK#${token}`, sk: 'BOOK' }),
	id: ({ token }) => token,
	record: Book,
	row: BookRecord,
	order: ({ issuedOn, token }) => `${issuedOn}#${token}`,
	kind: stateOf,
	terms: (sent) => [...nameTerms(sent), sent.email, ...tokenTerms(sent.token)],
	words: nameWords,
	counted: { waiting: ({ sentOn }) => !sentOn },
})

/** A pointer below the member's id finds their book applications. */
const pointerKey = (memberId: string, below = ''): ItemKey => ({ pk: `BOOKSOF#${memberId}`, sk: `BOOK#${below}` })

export const putBook = (book: Book, memberId: string | undefined): Write[] => [
	...books.add(book),
	...(memberId ? [put({ ...pointerKey(memberId, `${book.issuedOn}#${book.token}`), row: book.token })] : []),
]

export const removeBook = (book: Book): Write[] => [
	...books.remove(book, 'retry'),
	remove(pointerKey(book.applicantID, `${book.issuedOn}#${book.token}`)),
]

export async function readBooksOf(memberId: string, page: PageRequest) {
	const { pk, sk } = pointerKey(memberId)
	const { rows, next } = await readBelow(pk, sk, page)
	return { applications: await books.readAll(rows.map(String)), ...(next && { next }) }
}

/** The newest of these accounts and addresses. It looks through the list, which has an order for neither. */
export async function readBooksWith({ accounts, emails }: PersonQuery) {
	const isTheirs = (book: Pick<Book, 'applicantID' | 'email'>) =>
		accounts.includes(book.applicantID) || emails.includes(book.email)
	const { rows, next } = await books.filtered(undefined, { limit: longestPage }, isTheirs)
	return { books: rows, isCut: next !== undefined }
}
