import { imports } from '#functions/domain/legacy/imports.ts'
import { legacyApplications } from '#functions/domain/legacy/table.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { plain } from '#functions/platform/store/plain.ts'
import type { Input } from '#shared/endpoint.ts'
import { legacyApi } from '#shared/legacy/api.ts'
import { legacySentences as sentences } from '#shared/legacy/sentences.ts'
import { importRows, recordOf } from './import-rows.ts'
import { removeImport } from './remove-import.ts'

type Typed = Input<typeof legacyApi.add>

export const handler = serve(legacyApi)({
	list: async ({ input: { q, ...page } }) => {
		const { rows, ...more } = q
			? await legacyApplications.search(q, page)
			: await legacyApplications.flat(undefined, page)
		return { applications: rows, ...more }
	},
	add: ({ input, now, commit }) => {
		const application = recordOf(input, now)
		return commit(application.token, legacyApplications.add(application), { message: sentences.added, application })
	},
	remove: async ({ input: { token }, commit }) => {
		const gone = new Refusal('not-found', sentences.notFound)
		const seen = await legacyApplications.read(token)
		if (!seen) throw gone
		return commit(token, legacyApplications.remove(seen, gone), { message: sentences.removed })
	},
	checkImport: async ({ input: { rows } }) => {
		const found = await Promise.all(rows.map(isRecorded))
		return { recorded: found.flatMap((recorded, place) => (recorded ? [place] : [])) }
	},
	import: importRows,
	imports: async ({ input }) => {
		const { rows, ...more } = await imports.page(undefined, input)
		return { imports: rows, ...more }
	},
	removeImport,
})

/** Someone with the same name, amount, day and answer is most likely the same row of an earlier import. */
async function isRecorded({ firstName, lastName, amount, date, status }: Typed) {
	const rows = await legacyApplications.beginningWith(`${firstName} ${lastName}`, 100)
	const isSame = (row: Typed) =>
		row.amount === amount && row.date === date && row.status === status && plain(row.lastName) === plain(lastName)
	return rows.some(isSame)
}
