import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRemoved } from '#shared/legacy/imports.ts'
import { legacySentences } from '#shared/legacy/sentences.ts'
import { Success } from '#web/components/Success.tsx'
import { ConfirmWithKey } from '../keys/ConfirmWithKey.tsx'
import { importList, type LegacyImport, legacy, legacyKey } from './legacy.ts'

/** A request removes a few rows, so this goes on until none is left. Whoever comes back later goes on where it stopped. */
export function RemoveImport({ of }: { of: LegacyImport }) {
	const cache = useQueryClient()
	const [finished, setFinished] = useState(false)
	async function run(key: string) {
		try {
			let [before, left] = [Number.POSITIVE_INFINITY, of.left]
			while (left > 0 && left < before) {
				const answer = await legacy.removeImport({ id: of.id, key })
				setFinished(isRemoved(answer.import))
				importList.put(cache, answer.import)
				;[before, left] = [left, answer.import.left]
			}
		} finally {
			await cache.invalidateQueries({ queryKey: legacyKey })
		}
	}
	return (
		<>
			{finished ? <Success title={legacySentences.importRemoved} /> : null}
			{isRemoved(of) ? null : (
				<section aria-label="Remove this import" className="grid gap-s3">
					<p role="status" className="tabular-nums">
						{of.removal ? `${of.left.toLocaleString('en-US')} of its rows are still to be removed` : null}
					</p>
					<ConfirmWithKey
						label="Remove this import"
						action="Remove this import"
						busy="Removing"
						look="danger"
						onConfirm={run}
					>
						<p className="max-w-read">
							All the rows that came with this file will be gone, and statistics won’t count them. Rows of other files
							and rows that were typed stay. If this stops halfway, enter your key again, and we’ll pick up where it
							stopped.
						</p>
					</ConfirmWithKey>
				</section>
			)}
		</>
	)
}
