import type { ComponentType } from 'react'
import type { CountName } from '#shared/console/schema.ts'
import type { Permission } from '#shared/endpoint.ts'
import { lazy } from '#web/lib/lazy.ts'
import { consolePath } from './paths.ts'

interface Screen {
	/** Below the dashboard's address. */
	path: string
	label: string
	/** An employee without it reads 'Access Denied!'. A screen without one is for every employee. */
	permission?: Permission
	/** A number in the navigation. */
	count?: CountName
	page: ComponentType
}

export interface Section extends Omit<Screen, 'page'> {
	screens: readonly [Screen, ...Screen[]]
}

/** The console in the documented order, after a page that says what waits. Routes, navigation and permissions follow from here. */
export const sections: readonly Section[] = [
	{
		path: 'start',
		label: 'Start',
		screens: [{ path: 'start', label: 'Start', page: lazy(() => import('./start/StartScreen.tsx')) }],
	},
	{
		path: 'applications',
		label: 'Applications',
		permission: 'Application Access',
		count: 'applications',
		screens: [
			{
				path: 'applications',
				label: 'Assistance',
				permission: 'Application Access',
				page: lazy(() => import('./applications/ApplicationsSection.tsx')),
			},
			{
				path: 'legacy',
				label: 'Legacy',
				permission: 'Application Access',
				page: lazy(() => import('./legacy/LegacySection.tsx')),
			},
			{
				path: 'affiliates',
				label: 'Affiliate',
				permission: 'Application Access',
				count: 'affiliates',
				page: lazy(() => import('./affiliates/AffiliatesSection.tsx')),
			},
			{
				path: 'employees',
				label: 'Employee',
				permission: 'Application Access',
				count: 'employees',
				page: lazy(() => import('./employees/EmployeesSection.tsx')),
			},
			{
				path: 'books',
				label: 'Books',
				permission: 'Application Access',
				count: 'books',
				page: lazy(() => import('./books/BookList.tsx')),
			},
		],
	},
	{
		path: 'money',
		label: 'Money',
		permission: 'Application Access',
		count: 'unpaid',
		screens: [
			{
				path: 'money',
				label: 'Money',
				permission: 'Application Access',
				page: lazy(() => import('./money/MoneyScreen.tsx')),
			},
		],
	},
	{
		path: 'events',
		label: 'Events',
		permission: 'Event Access',
		count: 'events',
		screens: [
			{
				path: 'events',
				label: 'Events',
				permission: 'Event Access',
				page: lazy(() => import('./events/EventsSection.tsx')),
			},
		],
	},
	{
		path: 'reports',
		label: 'Reports',
		permission: 'Report Access',
		count: 'reports',
		screens: [
			{
				path: 'reports',
				label: 'Reports',
				permission: 'Report Access',
				page: lazy(() => import('./reports/ReportList.tsx')),
			},
		],
	},
	{
		path: 'statistics',
		label: 'Statistics',
		permission: 'Application Access',
		screens: [
			{
				path: 'statistics',
				label: 'General',
				permission: 'Application Access',
				page: lazy(() => import('./statistics/GeneralSection.tsx')),
			},
			{
				path: 'statistics/disorders',
				label: 'Bleeding Disorder',
				permission: 'Application Access',
				page: lazy(() => import('./statistics/DisordersSection.tsx')),
			},
		],
	},
	{
		path: 'settings',
		label: 'Settings',
		screens: [
			{
				path: 'settings/users',
				label: 'User Settings',
				permission: 'User Access',
				page: lazy(() => import('./settings/users/UserSettings.tsx')),
			},
			{
				path: 'settings/trail',
				label: 'Audit trail',
				permission: 'User Access',
				page: lazy(() => import('./settings/trail/TrailScreen.tsx')),
			},
			{
				path: 'settings/applications',
				label: 'Application Settings',
				permission: 'Application Access',
				page: lazy(() => import('./settings/ApplicationSettings.tsx')),
			},
			{
				path: 'settings/sponsors',
				label: 'Sponsor Settings',
				permission: 'Application Access',
				page: lazy(() => import('./settings/sponsors/SponsorSettings.tsx')),
			},
			{
				path: 'settings/newsletter',
				label: 'Newsletter',
				permission: 'User Access',
				page: lazy(() => import('./settings/newsletter/SubscriberList.tsx')),
			},
			{ path: 'settings/key', label: 'Employee key', page: lazy(() => import('./settings/KeySettings.tsx')) },
			{
				path: 'settings/passkeys',
				label: 'Passkeys',
				page: lazy(() => import('./settings/passkeys/PasskeySettings.tsx')),
			},
			{ path: 'settings/password', label: 'Password', page: lazy(() => import('./settings/PasswordSettings.tsx')) },
			{ path: 'settings/sessions', label: 'My sessions', page: lazy(() => import('./settings/SessionSettings.tsx')) },
		],
	},
]

/** A section opens on its first screen that the employee may use. */
export const firstScreen = ({ screens }: Section, mayUse: (permission?: Permission) => boolean) =>
	screens.find(({ permission }) => mayUse(permission)) ?? screens[0]

/** The console opens on the first screen for which the employee has a permission, or else says who can help. */
export const firstPath = (mayUse: (permission?: Permission) => boolean) =>
	sections.flatMap(({ screens }) => screens).find(({ permission }) => permission && mayUse(permission))?.path ??
	'applications'

/** The path of the section has no screen of its own, so it redirects to one. */
export const hasNoOwnScreen = ({ path, screens }: Section) => screens.every((screen) => screen.path !== path)

/** The path of the screen at an address: the longest one, because one may lie below another. */
export const screenAt = (pathname: string) =>
	sections
		.flatMap(({ screens }) => screens.map(({ path }) => path))
		.filter((path) => `${pathname}/`.startsWith(`${consolePath(path)}/`))
		.sort((one, other) => other.length - one.length)[0]
