import * as z from 'zod'
import { nameTerms, nameWords, tokenTerms } from '#functions/domain/people/terms.ts'
import { collection } from '#functions/platform/store/collection.ts'
import { LegacyRecord } from '#shared/legacy/schema.ts'

export const legacyApplications = collection({
	list: 'LEGACY',
	key: (token) => ({ pk: `LEGACY#${token}`, sk: 'LEGACY' }),
	id: ({ token }) => token,
	record: LegacyRecord.extend({ version: z.number().int().default(0) }),
	row: LegacyRecord,
	order: ({ date, token }) => `${date}#${token}`,
	terms: (row) => [...nameTerms(row), ...tokenTerms(row.token)],
	words: nameWords,
})
