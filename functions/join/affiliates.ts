import { type Affiliate, affiliates } from '#functions/domain/join/affiliates.ts'
import { readAllSentTokens } from '#functions/domain/join/sent-applications.ts'
import { isOwn } from '#functions/domain/people/is-own.ts'
import { fittingPage } from '#functions/platform/http/fitting-page.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { joinSentences } from '#shared/join/sentences.ts'
import type { joinStaffApi } from '#shared/join/staff-api.ts'
import { messages } from '#shared/messages.ts'
import { answerMail, refuseSame } from './answer-mail.ts'

type StaffApi = typeof joinStaffApi

/** A call with a limit gets affiliates. The documented call has no limit and gets the tokens of their applications too. */
export async function list({ input, person }: RequestContext<StaffApi['affiliates']>) {
	const { q, status, cursor } = input
	const rowsOf = async (limit: number) => {
		const page = { limit, cursor }
		const { rows, ...more } = q ? await affiliates.search(q, page) : await affiliates.page(status, page)
		const shown = rows.filter((row) => !isOwn(row, person) && (!status || row.status === status))
		return { affiliates: shown, ...more }
	}
	if (input.limit !== undefined) return rowsOf(input.limit)
	return fittingPage(async (limit) => {
		const { affiliates: rows, ...more } = await rowsOf(limit)
		return { affiliates: await Promise.all(rows.map(withApplications)), ...more }
	})
}

const withApplications = async (affiliate: Affiliate) => ({
	...affiliate,
	associatedApplications: await readAllSentTokens(affiliate.affiliateID),
})

async function requireAffiliate(id: string, person: Person) {
	const affiliate = await affiliates.read(id)
	if (!affiliate) throw new Refusal('not-found', joinSentences.affiliateNotFound)
	if (isOwn(affiliate, person)) throw new Refusal('forbidden', applicationSentences.ownApplication)
	return affiliate
}

export const show = async ({ input, person }: RequestContext<StaffApi['oneAffiliate']>) => ({
	affiliate: await requireAffiliate(input.id, person),
})

/** If two employees change the status at once, the second one gets a conflict. */
export async function change(context: RequestContext<StaffApi['changeAffiliate']>) {
	const { input, person, now, requestId, commit } = context
	const { id, status, version, message = '' } = input
	const seen = await requireAffiliate(id, person)
	const stale = new Refusal('conflict', messages.stale)
	if (version !== undefined && version !== seen.version) throw stale
	refuseSame(seen, status)
	const after = revised(seen, { status, approved: status === 'Approved' })
	const { email: to, name: firstName, language } = seen
	const mail = { to, about: affiliates.key(id), language, firstName }
	const writes = [
		...affiliates.change(seen, after, { onConflict: stale }),
		...answerMail({ ...mail, role: 'affiliate', status, message }, { now, requestId }),
	]
	return commit(id, writes, { message: joinSentences.affiliateChanged, affiliate: after })
}
