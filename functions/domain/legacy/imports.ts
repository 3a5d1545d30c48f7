import * as z from 'zod'
import { newId } from '#functions/platform/ids.ts'
import { collection } from '#functions/platform/store/collection.ts'
import { queryItems } from '#functions/platform/store/table.ts'
import { put, remove, type Write } from '#functions/platform/store/write.ts'
import { ImportRecord } from '#shared/legacy/imports.ts'

const Import = ImportRecord.extend({ version: z.number().int().default(0) })
export type Import = z.output<typeof Import>

/** The files that were imported: who did it, when, and what is still there. */
export const imports = collection({
	list: 'IMPORTS',
	key: (id) => ({ pk: `IMPORT#${id}`, sk: 'IMPORT' }),
	id: ({ id }) => id,
	record: Import,
	row: ImportRecord,
	order: ({ date, id }) => `${date}#${id}`,
	terms: () => [],
})

/** The rows that were written together, so that they can be removed together: there is room for as many. */
const Batch = z.object({ pk: z.string(), sk: z.string(), tokens: z.array(z.string()) })

export const putBatch = (importId: string, tokens: string[]): Write =>
	put({ pk: imports.key(importId).pk, sk: `ROWS#${newId()}`, tokens })

/** Reads any batch that is left. It's a query of the table, because an index would show it late. */
export async function readBatch(importId: string) {
	const [item] = await queryItems(imports.key(importId).pk, 'ROWS#', 1)
	return item && Batch.parse(item)
}

/** Of two employees who remove the same batch, the second one goes on with the next. */
export const removeBatch = ({ pk, sk }: z.output<typeof Batch>): Write =>
	remove({ pk, sk }, { where: { pk: 'exists' }, onConflict: 'retry' })
