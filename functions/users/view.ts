import { requireUser } from '#functions/domain/people/require-user.ts'
import { readUserNotes, users } from '#functions/domain/people/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { usersApi } from '#shared/users/api.ts'

export async function list({ input }: RequestContext<typeof usersApi.list>) {
	const { q, status, ...page } = input
	const { rows, ...more } = q ? await users.search(q, page) : await users.page(status, page)
	return { users: rows.filter(({ employee }) => !status || employee === (status === 'employee')), ...more }
}

/** For 'Get User Info' on an application. What colleagues noted on the user is for those with User Access. */
export async function show({ input, person, commit }: RequestContext<typeof usersApi.show>) {
	const user = await requireUser(input.id)
	const mayReadNotes = person.user.clientSidePermissions.includes('User Access')
	const notes = mayReadNotes ? { notes: await readUserNotes(user._id) } : {}
	return commit(user._id, [], { user: { ...user, ...notes } })
}
