import { decisionsSum } from '#functions/domain/applications/table.ts'
import { lastMorning } from '#functions/domain/digest/morning.ts'
import { subscribe, subscriptionRef, unsubscribe } from '#functions/domain/digest/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { readRef } from '#functions/platform/store/table.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'

type StaffApi = typeof applicationsStaffApi

export const digest = async ({ person }: RequestContext<StaffApi['digest']>) => ({
	digest: (await readRef(subscriptionRef(person.user._id))) !== undefined,
})

/** Turning it on counts from now, so that the first digest doesn't tell of everything before. */
export async function changeDigest({ input, person, now, commit }: RequestContext<StaffApi['changeDigest']>) {
	const userId = person.user._id
	const write = input.digest
		? subscribe({ userId, sentFor: lastMorning(now), decided: await readRef(decisionsSum) })
		: unsubscribe(userId)
	return commit(userId, [write], { message: sentences.settingsSaved })
}
