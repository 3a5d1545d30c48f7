import type { UserRecord } from '#shared/account/user.ts'
import { type Access, permissions, type RefusalCode } from '#shared/endpoint.ts'

/** A kind of sender: their account and session, the accesses they have, and the refusal they get from other endpoints. */
export interface Actor {
	/** Missing for a sender without an account. */
	rights?: Partial<UserRecord>
	/** Changes to the account after the actor signed in. */
	changedSince?: Partial<UserRecord>
	session?: { minutesSinceLogin?: number; minutesSinceLastRequest?: number; gone?: 'signed out' | 'invented' }
	may: readonly Access[]
	otherwise: RefusalCode
}

const everyone = ['public'] as const
const signedIn = [...everyone, 'signed-in'] as const
const members = [...signedIn, 'member'] as const
const staff = [...members, 'employee'] as const
const all = { employee: true, clientSidePermissions: [...permissions] }

const signedOut = { may: everyone, otherwise: 'signed-out' } as const
const oneOfUs = { may: [...staff, ...permissions], otherwise: 'forbidden' } as const

const withOne = Object.fromEntries(
	permissions.map((permission): [string, Actor] => [
		`an employee with ${permission}`,
		{
			rights: { employee: true, clientSidePermissions: [permission] },
			may: [...staff, permission],
			otherwise: 'forbidden',
		},
	]),
)

/**
 * "Almost" is ten minutes before a limit, which leaves enough time for every test. A session's last use is written once a
 * minute, so one that nobody uses ends up to a minute late.
 */
export const actors: Readonly<Record<string, Actor>> = {
	'a visitor': signedOut,
	'a person who has not typed the code': { rights: { verified: false }, may: signedIn, otherwise: 'unverified' },
	'an employee who has not typed the code': {
		rights: { verified: false, ...all },
		may: signedIn,
		otherwise: 'unverified',
	},
	'a member': { rights: {}, may: members, otherwise: 'forbidden' },
	'another member': { rights: {}, may: members, otherwise: 'forbidden' },
	'a member with permissions of an earlier time': {
		rights: { ...all, employee: false },
		may: members,
		otherwise: 'forbidden',
	},
	'an employee with no permission': { rights: { employee: true }, may: staff, otherwise: 'forbidden' },
	...withOne,
	'an employee with all permissions': { rights: all, ...oneOfUs },
	'a member who was made an employee since': { rights: {}, changedSince: all, ...oneOfUs },
	'an employee whose permissions were taken since': {
		rights: all,
		changedSince: { clientSidePermissions: [] },
		may: staff,
		otherwise: 'forbidden',
	},
	'an employee who became a member since': {
		rights: all,
		changedSince: { employee: false },
		may: members,
		otherwise: 'forbidden',
	},
	'an employee whose sessions were ended since': { rights: all, changedSince: { sessionEpoch: 1 }, ...signedOut },
	'a member who did nothing for almost two hours': {
		rights: {},
		session: { minutesSinceLogin: 110, minutesSinceLastRequest: 110 },
		may: members,
		otherwise: 'forbidden',
	},
	'a member who did nothing for two hours': {
		rights: {},
		session: { minutesSinceLogin: 121, minutesSinceLastRequest: 121 },
		...signedOut,
	},
	'a member who signed in almost a day ago': {
		rights: {},
		session: { minutesSinceLogin: 24 * 60 - 10 },
		may: members,
		otherwise: 'forbidden',
	},
	'a member who signed in a day ago': { rights: {}, session: { minutesSinceLogin: 24 * 60 }, ...signedOut },
	'an employee who did nothing for almost half an hour': {
		rights: all,
		session: { minutesSinceLogin: 20, minutesSinceLastRequest: 20 },
		...oneOfUs,
	},
	'an employee who did nothing for half an hour': {
		rights: all,
		session: { minutesSinceLogin: 31, minutesSinceLastRequest: 31 },
		...signedOut,
	},
	'an employee who signed in almost half a day ago': {
		rights: all,
		session: { minutesSinceLogin: 12 * 60 - 10 },
		...oneOfUs,
	},
	'an employee who signed in half a day ago': { rights: all, session: { minutesSinceLogin: 12 * 60 }, ...signedOut },
	'a member made an employee after an hour without a request': {
		rights: {},
		changedSince: all,
		session: { minutesSinceLogin: 60, minutesSinceLastRequest: 60 },
		...signedOut,
	},
	'an employee who signed out': { rights: all, session: { gone: 'signed out' }, ...signedOut },
	'a visitor with an invented session of an employee': { rights: all, session: { gone: 'invented' }, ...signedOut },
}
