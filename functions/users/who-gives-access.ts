import { users } from '#functions/domain/people/table.ts'
import { userAccessHolders } from '#functions/domain/people/user-access.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { getItems } from '#functions/platform/store/table.ts'
import type { usersApi } from '#shared/users/api.ts'

/** More names than these don't help anyone who looks for one colleague to ask. */
const mostNames = 5

/** The colleagues whom a newcomer can ask for permissions: names only, because a newcomer may not see accounts. */
export async function whoGivesAccess(_: RequestContext<typeof usersApi.whoGivesAccess>) {
	const refs = [...(await userAccessHolders())].slice(0, mostNames).map((id) => users.ref(id))
	const items = await getItems(refs.map(({ key }) => key))
	const holders = refs.flatMap((ref, at) => ref.parse(items[at]) ?? [])
	return { employees: holders.map(({ firstName, lastName }) => ({ firstName, lastName })) }
}
