import type { DynamoDBStreamEvent } from 'aws-lambda'
import { archive } from '#functions/domain/audit/archive.ts'
import { log } from '#functions/platform/log.ts'
import { isExpiry, keyOf } from '#functions/platform/store/stream.ts'
import { getItem, type ItemKey } from '#functions/platform/store/table.ts'

/**
 * Copies every new audit record to the archive. A failure is thrown, so that the stream delivers the records again. A
 * record that was overwritten or deleted is reported as an error, because no function does that.
 */
export async function handler({ Records }: DynamoDBStreamEvent) {
	for (const record of Records) {
		const key = keyOf(record)
		if (!key || isExpiry(record)) continue
		try {
			if (record.eventName === 'INSERT') await copy(key)
			else log.error('audit record overwritten or deleted', new TamperedRecord(), { record: key.sk })
		} catch (error) {
			log.error('audit record not archived', error)
			throw error
		}
	}
	log.info('audit records archived', { count: Records.length })
}

/** If the record is gone already, the archive keeps its key, so that its absence can be noticed. */
async function copy(key: ItemKey) {
	const item = await getItem(key)
	if (!item) log.error('audit record gone before it was archived', new TamperedRecord(), { record: key.sk })
	await archive({ ...key, ...(item ?? { gone: true }) })
}

class TamperedRecord extends Error {
	override name = 'TamperedRecord'
}
