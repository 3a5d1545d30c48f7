import { confirmationMail } from '#functions/domain/mail/confirmation.ts'
import { reports } from '#functions/domain/reports/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { newToken } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried } from '#functions/platform/store/write.ts'
import { dayOf } from '#shared/dates.ts'
import { reportsApi } from '#shared/reports/api.ts'
import { reportSentences } from '#shared/reports/schema.ts'

function report({
	input,
	person,
	language,
	now,
	requestId,
	address,
	commit,
}: RequestContext<typeof reportsApi.report>) {
	const member = person?.user.verified ? person.user : undefined
	const token = newToken()
	const added = reports.add({ ...input, token, date: now.toISOString(), resolved: false, version: 0 })
	const confirmation = {
		email: input.email,
		firstName: member?.firstName ?? '',
		member,
		language,
		about: reports.key(token),
		content: (firstName: string) => ({ template: 'report-received', firstName, on: dayOf(now) }) as const,
	}
	return retried(async () => {
		const mail = await confirmationMail(confirmation, { now, requestId, address })
		return commit(token, [...added, ...mail], { message: reportSentences.received })
	})
}

export const handler = serve(reportsApi)({
	report,
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
