import { readDelivery, readLastMail } from '#functions/domain/mail/delivery.ts'
import { requireUser } from '#functions/domain/people/require-user.ts'
import { readUserNotes, users } from '#functions/domain/people/table.ts'
import { fittingPage } from '#functions/platform/http/fitting-page.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { usersApi } from '#shared/users/api.ts'

/** A call with a limit gets rows. The documented call has no limit and gets users with their notes. */
export async function list({ input, person, logView }: RequestContext<typeof usersApi.list>) {
	const { q, status, cursor } = input
	const rowsOf = async (limit: number) => {
		const page = { limit, cursor }
		const { rows, ...more } = q ? await users.search(q, page) : await users.page(status, page)
		return { users: rows.filter(({ employee }) => !status || employee === (status === 'employee')), ...more }
	}
	if (input.limit !== undefined) return rowsOf(input.limit)
	const whole = await fittingPage(async (limit) => {
		const { users: rows, ...more } = await rowsOf(limit)
		const withNotes = rows.map(async (user) =>
			user._id === person.user._id ? user : { ...user, notes: await readUserNotes(user._id) },
		)
		return { users: await Promise.all(withNotes), ...more }
	})
	for (const { _id } of whole.users) logView(_id)
	return whole
}

/** Serves 'Get User Info' on an application. The notes are only for employees with User Access. */
export async function show({ input: { id }, person, commit }: RequestContext<typeof usersApi.show>) {
	const [user, lastMail] = await Promise.all([requireUser(id), readLastMail(users.key(id))])
	const mayReadNotes = person.user.clientSidePermissions.includes('User Access') && user._id !== person.user._id
	const [delivery, notes] = await Promise.all([
		readDelivery(user.email, lastMail),
		mayReadNotes ? readUserNotes(user._id) : undefined,
	])
	return commit(user._id, [], { user: { ...user, delivery, ...(notes && { notes }) } })
}
