import { requireUser } from '#functions/domain/people/require-user.ts'
import { readUserNotes, users } from '#functions/domain/people/table.ts'
import { fittingPage } from '#functions/platform/http/fitting-page.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { usersApi } from '#shared/users/api.ts'

/**
 * Callers who page get rows. The documented call, which names no limit, gets users with their notes, and reading notes
 * is an action of its own in the audit trail.
 */
export async function list({ input, commit }: RequestContext<typeof usersApi.list>) {
	const { q, status, cursor } = input
	const rowsOf = async (limit: number) => {
		const page = { limit, cursor }
		const { rows, ...more } = q ? await users.search(q, page) : await users.page(status, page)
		return { users: rows.filter(({ employee }) => !status || employee === (status === 'employee')), ...more }
	}
	if (input.limit !== undefined) return rowsOf(input.limit)
	const whole = await fittingPage(async (limit) => {
		const { users: rows, ...more } = await rowsOf(limit)
		const withNotes = rows.map(async (user) => ({ ...user, notes: await readUserNotes(user._id) }))
		return { users: await Promise.all(withNotes), ...more }
	})
	return commit('a page of users', [], whole)
}

/** For 'Get User Info' on an application. What colleagues noted on the user is for those with User Access. */
export async function show({ input, person, commit }: RequestContext<typeof usersApi.show>) {
	const user = await requireUser(input.id)
	const mayReadNotes = person.user.clientSidePermissions.includes('User Access')
	const notes = mayReadNotes ? { notes: await readUserNotes(user._id) } : {}
	return commit(user._id, [], { user: { ...user, ...notes } })
}
