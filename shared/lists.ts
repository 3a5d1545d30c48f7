import * as z from 'zod'
import { email, id, jsonText, line, wholeNumber } from './fields.ts'
import { formSentences } from './form-sentences.ts'
import { t } from './words/t.ts'

export const longestPage = 100

const pageSentence = t('Ask for 1 to 100 rows.')

/** For callers who name no limit, of lists whose things are large. */
export const usualPage = 50

const cursor = line(1, 1000, formSentences.listChanged).regex(/^[\w.~=+/-]+$/, formSentences.listChanged)

/** Every list accepts these in its query. Without a limit it answers whole entities as documented, newest first. */
export const pageQuery = { limit: wholeNumber(1, longestPage, pageSentence).optional(), cursor: cursor.optional() }

/** For lists that are searched by a part of a name, email or token; beginnings come first. */
export const searchQuery = { ...pageQuery, q: line(0, 100, 'Search for at most 100 characters.').optional() }

/** For a list that leaves the house as a CSV. It's a POST, because each page is recorded in the audit trail. */
export const exportQuery = { cursor: cursor.optional() }

/** A page of an export. DynamoDB ends a page earlier where its rows are larger than 1 MB. */
export const exportPage = 500

/**
 * Beside the rows of every list: `next` while there are more pages, `more` where a search ended at its bound. The next
 * page goes on looking then, and without one a longer search would find others.
 */
export const nextPage = { next: z.string().optional(), more: z.boolean().optional() }

const mostOfPerson = 20
const tooMany = `Ask for at most ${mostOfPerson} at once.`

/** The accounts and addresses of a person whose things are asked for. */
export const personQuery = {
	accounts: jsonText(z.array(id, tooMany).max(mostOfPerson, tooMany)).default([]),
	emails: jsonText(z.array(email, tooMany).max(mostOfPerson, tooMany)).default([]),
}

export interface PersonQuery {
	accounts: readonly string[]
	emails: readonly string[]
}
