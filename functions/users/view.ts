import { knownUser } from '#functions/domain/people/require-user.ts'
import { readNotes, readUsers, searchUsers } from '#functions/domain/people/table.ts'
import type { Call } from '#functions/platform/http/request-context.ts'
import type { usersApi } from '#shared/users/api.ts'

export async function list({ input }: Call<typeof usersApi.list>) {
	const { q, status, ...page } = input
	if (!q) return readUsers(status, page)
	const { users, ...rest } = await searchUsers(q, page)
	return { users: users.filter(({ employee }) => !status || employee === (status === 'employee')), ...rest }
}

/** For 'Get User Info' on an application; what colleagues noted on the user is for those with User Access. */
export async function show({ input, person, commit }: Call<typeof usersApi.show>) {
	const user = await knownUser(input.id)
	const mayReadNotes = person.user.clientSidePermissions.includes('User Access')
	const notes = mayReadNotes ? { notes: await readNotes(user._id) } : {}
	return commit(user._id, [], { user: { ...user, ...notes } })
}
