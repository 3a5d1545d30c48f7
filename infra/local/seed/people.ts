import { type Permission, permissions } from '#shared/endpoint.ts'

export interface DemoAccount {
	id: string
	firstName: string
	lastName: string
	email: string
	what: string
	verified: boolean
	/** Only employees have a key. */
	key?: string
	permissions: readonly Permission[]
}

/** Every demo account has this password. */
export const demoPassword = 'Bridge-2-Demo!'

/** The names and addresses are made up. example.org is reserved for examples. */
const member: DemoAccount = {
	id: 'demo-member',
	firstName: 'Willow',
	lastName: 'Brook',
	email: 'member@example.org',
	what: 'Member',
	verified: true,
	permissions: [],
}

const unverified: DemoAccount = {
	...member,
	id: 'demo-unverified',
	firstName: 'Robin',
	lastName: 'Meadow',
	email: 'unverified@example.org',
	what: 'Signed up, email not confirmed yet',
	verified: false,
}

const employee = (
	id: string,
	firstName: string,
	lastName: string,
	what: string,
	may: readonly Permission[],
): DemoAccount => ({
	...member,
	id: `demo-${id}`,
	firstName,
	lastName,
	email: `${id}@example.org`,
	what,
	key: `${id}-key-1`,
	permissions: may,
})

export const demoAccounts: DemoAccount[] = [
	member,
	unverified,
	employee('staff', 'Hazel', 'Stone', 'Employee, every permission', permissions),
	employee('applications', 'Jasper', 'Fern', 'Employee, Application Access', ['Application Access']),
	employee('events', 'Juniper', 'Reed', 'Employee, Event Access', ['Event Access']),
	employee('users', 'Rowan', 'Heath', 'Employee, User Access', ['User Access']),
	employee('reports', 'Laurel', 'Moss', 'Employee, Report Access', ['Report Access']),
	employee('newcomer', 'Aster', 'Vale', 'Employee, no permission yet', []),
]

/** Members with earlier applications. The demo has no sign-in for them. */
const quietMembers: DemoAccount[] = [
	...['Marigold Thicket', 'Bramble Crossing', 'Heather Longford', 'Sage Millpond', 'Tamarind Westbrook'],
	...['Larkspur Fairfield', 'Poplar Sandbridge', 'Mallow Highgate', 'Verbena Lakeside', 'Teasel Coldspring'],
	'Cypress Eastmoor',
].map((name) => {
	const [firstName = '', lastName = ''] = name.split(' ')
	const id = firstName.toLowerCase()
	return { ...member, id: `demo-${id}`, firstName, lastName, email: `${id}@example.org` }
})

const day = 24 * 3_600_000

/** All accounts, newest first. They signed up before the first application. */
export const registeredAccounts = [...demoAccounts, ...quietMembers].map((account, at) => ({
	...account,
	dateRegistered: new Date(Date.UTC(2023, 10, 28, 15) - (at * 9 + (at % 4)) * day).toISOString(),
}))
