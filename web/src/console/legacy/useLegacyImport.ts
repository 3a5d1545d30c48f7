import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { mostRows } from '#shared/legacy/sentences.ts'
import { importsKey, legacy, legacyList } from './legacy.ts'
import type { GoodLine } from './legacyFile.ts'

const batchesOf = <Item>(items: readonly Item[]) =>
	Array.from({ length: Math.ceil(items.length / mostRows) }, (_, batch) =>
		items.slice(batch * mostRows, (batch + 1) * mostRows),
	)

/** The lines that an earlier import recorded. */
export async function recordedLines(lines: readonly GoodLine[]) {
	const recorded: GoodLine[] = []
	for (const batch of batchesOf(lines)) {
		const answer = await legacy.checkImport({ rows: batch.map(({ row }) => row) })
		recorded.push(...batch.filter((_, place) => answer.recorded.includes(place)))
	}
	return recorded
}

/**
 * Sends the rows batch after batch. A batch that failed keeps its idempotency key, so going on after a failure adds no
 * row twice.
 */
export function useLegacyImport(lines: readonly GoodLine[]) {
	const cache = useQueryClient()
	const [batches] = useState(() =>
		batchesOf(lines).map((batch) => ({ rows: batch.map(({ row }) => row), idempotencyKey: crypto.randomUUID() })),
	)
	const [sent, setSent] = useState(0)
	const importId = useRef<string>(undefined)
	return {
		imported: batches.slice(0, sent).reduce((sum, { rows }) => sum + rows.length, 0),
		isDone: sent === batches.length,
		run: async (key: string) => {
			for (const [place, { rows, idempotencyKey }] of batches.entries()) {
				if (place < sent) continue
				// A batch is sent again with what it said first, and only the first one names no import.
				const sending = { rows, key, ...(importId.current && { importId: importId.current }) }
				const answer = await legacy.import(sending, { idempotencyKey })
				importId.current = answer.importId
				for (const application of answer.applications) legacyList.put(cache, application)
				setSent(place + 1)
			}
			await cache.invalidateQueries({ queryKey: importsKey })
		},
	}
}
