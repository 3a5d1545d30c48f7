export const joinRoles = ['affiliate', 'board', 'ambassador'] as const

export type JoinRole = (typeof joinRoles)[number]

export const roleNames = {
	affiliate: 'Affiliate',
	ambassador: 'Ambassador',
	board: 'Board Member',
} as const satisfies Record<JoinRole, string>
