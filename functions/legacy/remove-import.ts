import { type Import, imports, readBatch, removeBatch } from '#functions/domain/legacy/imports.ts'
import { legacyApplications } from '#functions/domain/legacy/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { getItems } from '#functions/platform/store/table.ts'
import { retried } from '#functions/platform/store/write.ts'
import type { legacyApi } from '#shared/legacy/api.ts'
import { isTooOld } from '#shared/legacy/imports.ts'
import { legacySentences as sentences } from '#shared/legacy/sentences.ts'

/**
 * Removes a batch of rows in one transaction, and the page calls until none is left. So it can break off anywhere and be
 * gone on with, by anyone. A row that someone removed before is skipped.
 */
export const removeImport = ({ input, person, now, commit }: RequestContext<typeof legacyApi.removeImport>) =>
	retried(async () => {
		const seen = await imports.read(input.id)
		if (!seen) throw new Refusal('not-found', sentences.importGone)
		if (isTooOld(seen, now)) throw new Refusal('conflict', sentences.importOld)
		const batch = await readBatch(seen.id)
		if (!batch) return commit([], [], answerOf(seen))
		const items = await getItems(batch.tokens.map(legacyApplications.key))
		const gone = items.flatMap((item) => legacyApplications.parse(item) ?? [])
		const { firstName, lastName, _id } = person.user
		const removal = seen.removal ?? { name: `${firstName} ${lastName}`, employeeId: _id, date: now.toISOString() }
		const after = revised(seen, { removal, left: seen.left - batch.tokens.length, removed: seen.removed + gone.length })
		const writes = [
			...gone.flatMap((row) => legacyApplications.remove(row, 'retry')),
			removeBatch(batch),
			...imports.change(seen, after, { onConflict: 'retry' }),
		]
		return commit([seen.id, ...gone.map(({ token }) => token)], writes, answerOf(after))
	})

const answerOf = (of: Import) => ({
	message: of.left === 0 ? sentences.importRemoved : sentences.importShrinks,
	import: of,
})
