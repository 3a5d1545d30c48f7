import type { Permission } from '#shared/endpoint.ts'
import type { Counts } from './counts.ts'

interface Part {
	/** Below the dashboard's address. */
	path: string
	label: string
	/** Whether its screen exists: what leads nowhere is not shown. */
	built: boolean
}

interface ConsoleSection extends Part {
	/** Whoever lacks it reads 'Access Denied!'; without one every employee may enter. */
	needs?: Permission
	count?: keyof Counts
	/** What is counted, for those who hear the number instead of seeing where it stands. */
	counted?: string
	parts?: readonly Part[]
}

/** The navigation bar, in the documented order. A new screen is a line here and a route in ConsolePage. */
const sections: readonly ConsoleSection[] = [
	{
		path: 'applications',
		label: 'Applications',
		built: true,
		needs: 'Application Access',
		count: 'applications',
		counted: 'pending',
		parts: [
			{ path: 'applications', label: 'Assistance', built: true },
			{ path: 'affiliates', label: 'Affiliate', built: false },
			{ path: 'employee-applications', label: 'Employee', built: false },
		],
	},
	{
		path: 'events',
		label: 'Events',
		built: false,
		needs: 'Event Access',
		count: 'events',
		counted: 'active',
	},
	{
		path: 'reports',
		label: 'Reports',
		built: false,
		needs: 'Report Access',
		count: 'reports',
		counted: 'unresolved',
	},
	{ path: 'statistics', label: 'Statistics', built: false, needs: 'Application Access' },
	{
		path: 'settings',
		label: 'Settings',
		built: true,
		parts: [
			{ path: 'settings/users', label: 'User Settings', built: true },
			{ path: 'settings/applications', label: 'Application Settings', built: true },
			{ path: 'settings/key', label: 'Employee key', built: true },
		],
	},
]

export const builtSections = sections
	.filter(({ built }) => built)
	.map(({ parts = [], ...section }) => ({ ...section, parts: parts.filter(({ built }) => built) }))
