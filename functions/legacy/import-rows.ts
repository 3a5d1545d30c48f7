import { imports, putBatch } from '#functions/domain/legacy/imports.ts'
import { legacyApplications } from '#functions/domain/legacy/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { newId, newToken } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried, type Write } from '#functions/platform/store/write.ts'
import { dayOf, isPastDay } from '#shared/dates.ts'
import type { Input } from '#shared/endpoint.ts'
import type { legacyApi } from '#shared/legacy/api.ts'
import { legacySentences as sentences } from '#shared/legacy/sentences.ts'

type Call = RequestContext<typeof legacyApi.import>

/** Rows keep the id of their import, and the import keeps their tokens, so that a wrong file can be taken back. */
export const importRows = (call: Call) =>
	retried(async () => {
		const { input, now, commit } = call
		const importId = input.importId ?? newId()
		const applications = input.rows.map((row) => ({ ...recordOf(row, now), importId }))
		const tokens = applications.map(({ token }) => token)
		const writes = [
			...applications.flatMap((application) => legacyApplications.add(application)),
			putBatch(importId, tokens),
			...(input.importId ? await grow(input.importId, call) : begin(importId, call)),
		]
		return commit([importId, ...tokens], writes, { message: sentences.imported, applications, importId })
	})

function begin(id: string, { input: { rows }, person, now }: Call): Write[] {
	const date = now.toISOString()
	const many = rows.length
	const { firstName, lastName, _id } = person.user
	const importedBy = { name: `${firstName} ${lastName}`, employeeId: _id, date }
	return imports.add({ id, date, importedBy, rows: many, left: many, removed: 0, version: 0 })
}

async function grow(id: string, { input: { rows }, person }: Call): Promise<Write[]> {
	const seen = await imports.read(id)
	if (!seen || seen.importedBy.employeeId !== person.user._id) throw new Refusal('not-found', sentences.importGone)
	if (seen.removal) throw new Refusal('conflict', sentences.importClosed)
	const after = revised(seen, { rows: seen.rows + rows.length, left: seen.left + rows.length })
	return imports.change(seen, after, { onConflict: 'retry' })
}

export function recordOf(typed: Input<typeof legacyApi.add>, now: Date) {
	if (!isPastDay(typed.date, dayOf(now))) throw new Refusal('invalid', sentences.future, { date: sentences.future })
	return { ...typed, token: newToken(), dateAdded: now.toISOString(), version: 0 }
}
