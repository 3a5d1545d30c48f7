import type { Answer } from '#shared/endpoint.ts'
import { usersApi } from '#shared/users/api.ts'
import type { userKinds } from '#shared/users/schema.ts'
import { client } from '#web/lib/api.ts'
import { kind, lastNameFirst } from '../../lists/kind.ts'
import { type ListRequest, pageOf } from '../../lists/pagedList.ts'
import { onlyDay } from '../../when.ts'

export const users = client(usersApi)

export type StaffUser = Answer<typeof usersApi.list>['users'][number]

export const userColumns = '880:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_6.5rem_5.5rem]'

export const userList = kind({
	section: 'settings/users',
	label: 'People with an account',
	permission: 'User Access',
	nouns: ['user', 'users'],
	search: { title: 'User Settings', hint: 'Type a part of a name or email.' },
	load: async (request: ListRequest<(typeof userKinds)[number]>) => pageOf('users', await users.list(request)),
	idOf: ({ _id }) => _id,
	statusOf: ({ employee }) => (employee ? 'employee' : 'normal'),
	orderOf: ({ dateRegistered }) => Date.parse(dateRegistered),
	searchedBy: ({ email }) => email,
	heads: {
		Name: lastNameFirst,
		Email: ({ email }) => email,
		Joined: ({ dateRegistered }) => Date.parse(dateRegistered),
		Notes: ({ noteCount }) => noteCount,
	},
	columns: userColumns,
	shown: ({ firstName, lastName, email, dateRegistered, employee }) => ({
		name: `${firstName} ${lastName}`,
		about: email,
		date: onlyDay(dateRegistered),
		tone: 'plain',
		...(employee && { status: 'Employee' }),
	}),
})
