import type * as z from 'zod'
import { collection } from '#functions/platform/store/collection.ts'
import { AffiliateRecord } from '#shared/join/records.ts'

export type Affiliate = z.output<typeof AffiliateRecord>

export const affiliates = collection({
	list: 'AFFILIATES',
	key: (id) => ({ pk: `AFFILIATE#${id}`, sk: 'AFFILIATE' }),
	id: ({ affiliateID }) => affiliateID,
	record: AffiliateRecord,
	row: AffiliateRecord,
	order: ({ dateAdded, affiliateID }) => `${dateAdded}#${affiliateID}`,
	kind: ({ status }) => status,
	terms: ({ name, email }) => [name, email],
	counted: { pending: ({ status }) => status === 'Pending' },
})
