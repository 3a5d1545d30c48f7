import { moveToAffiliate, readApplicationsFrom } from '#functions/domain/applications/of-affiliate.ts'
import { readSeen } from '#functions/domain/applications/require-application.ts'
import { isOwn } from '#functions/domain/people/is-own.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { retried } from '#functions/platform/store/write.ts'
import type { affiliateApplicationsApi } from '#shared/applications/affiliate-api.ts'

type Api = typeof affiliateApplicationsApi

export async function ofAffiliate({ input, person }: RequestContext<Api['ofAffiliate']>) {
	const { id, ...page } = input
	const { applications: sent, ...more } = await readApplicationsFrom(id, page)
	return { applications: sent.filter((application) => !isOwn(application, person)), ...more }
}

export const assignAffiliate = ({ input, person, commit }: RequestContext<Api['assignAffiliate']>) =>
	retried(async () => {
		const seen = await readSeen(input.token, person)
		const isSo = seen.affiliateID === input.id
		return commit(input.token, isSo ? [] : moveToAffiliate(seen, input.id), {})
	})
