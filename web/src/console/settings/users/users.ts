import type { Answer } from '#shared/endpoint.ts'
import { usersApi } from '#shared/users/api.ts'
import type { userKinds } from '#shared/users/schema.ts'
import { client } from '#web/lib/api.ts'
import { type ListRequest, pagedList, pageOf } from '../../pagedList.ts'

export const users = client(usersApi)

export type StaffUser = Answer<typeof usersApi.list>['users'][number]

export const userList = pagedList({
	key: ['console', 'users'],
	load: async (request: ListRequest<(typeof userKinds)[number]>) => pageOf('users', await users.list(request)),
	idOf: ({ _id }) => _id,
	statusOf: ({ employee }) => (employee ? 'employee' : 'normal'),
	orderOf: ({ dateRegistered }) => Date.parse(dateRegistered),
})
