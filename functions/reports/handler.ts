import { reports } from '#functions/domain/reports/table.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { newToken } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried } from '#functions/platform/store/write.ts'
import { reportsApi } from '#shared/reports/api.ts'
import { reportSentences } from '#shared/reports/schema.ts'

export const handler = serve(reportsApi)({
	report: ({ input, now, commit }) => {
		const report = { ...input, token: newToken(), date: now.toISOString(), resolved: false, version: 0 }
		return commit(report.token, reports.add(report), { message: reportSentences.received })
	},
	list: async ({ input }) => {
		const { q, status, ...page } = input
		const { rows, ...more } = q ? await reports.search(q, page) : await reports.flat(status, page)
		const wanted = rows.filter(({ resolved }) => !status || resolved === (status === 'resolved'))
		return { reports: wanted, ...more }
	},
	// Two colleagues who resolve the same report want the same thing, so a conflict is retried and not reported.
	change: ({ input: { token, resolved }, commit }) =>
		retried(async () => {
			const seen = await reports.read(token)
			if (!seen) throw new Refusal('not-found', reportSentences.notFound)
			const change = reports.change(seen, revised(seen, { resolved }), { onConflict: 'retry' })
			return commit(token, seen.resolved === resolved ? [] : change, {})
		}),
})
