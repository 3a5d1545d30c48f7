import * as z from 'zod'
import { markChanged } from '#functions/domain/statistics/mark.ts'
import { collection } from '#functions/platform/store/collection.ts'
import { LegacyRecord } from '#shared/legacy/schema.ts'

export const legacyApplications = collection({
	list: 'LEGACY',
	key: (token) => ({ pk: `LEGACY#${token}`, sk: 'LEGACY' }),
	id: ({ token }) => token,
	record: LegacyRecord.extend({ version: z.number().int().default(0) }),
	row: LegacyRecord,
	order: ({ date, token }) => `${date}#${token}`,
	terms: ({ firstName, lastName, token }) => [
		`${firstName} ${lastName}`,
		lastName,
		token,
		token.replaceAll('-', ''),
	],
	mark: markChanged,
})
