import * as z from 'zod'
import { tokenTerms } from '#functions/domain/people/terms.ts'
import { collection } from '#functions/platform/store/collection.ts'
import { ReportRecord } from '#shared/reports/schema.ts'

export const reports = collection({
	list: 'REPORTS',
	key: (token) => ({ pk: `REPORT#${token}`, sk: 'REPORT' }),
	id: ({ token }) => token,
	record: ReportRecord.extend({ version: z.number().int().default(0) }),
	row: ReportRecord,
	order: ({ date, token }) => `${date}#${token}`,
	kind: ({ resolved }) => (resolved ? 'resolved' : 'unresolved'),
	terms: ({ email = '', token }) => [email, ...tokenTerms(token)],
	counted: { unresolved: ({ resolved }) => !resolved },
})
