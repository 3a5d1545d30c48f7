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
	/** It's about the employee alone, while the others are about all of us. */
	isMine?: boolean
	page: ComponentType
}

export interface Section extends Omit<Screen, 'page'> {
	screens: readonly Screen[]
}

/** A section that is one screen. */
function alone(screen: Screen): Section {
	return { ...screen, screens: [screen] }
}

/** The console in the documented order, after a page that says what waits. Routes, navigation and permissions follow from here. */
const declared: readonly Section[] = [
	alone({ path: 'start', label: 'Start', page: lazy(() => import('./start/StartScreen.tsx')) }),
	{
		path: 'applications',
		label: 'Applications',
		permission: 'Application Access',
		count: 'applications',
		screens: [
			{ path: 'applications', label: 'Assistance', page: lazy(() => import('./applications/ApplicationsSection.tsx')) },
			{ path: 'legacy', label: 'Legacy', page: lazy(() => import('./legacy/LegacySection.tsx')) },
			{
				path: 'affiliates',
				label: 'Affiliate',
				count: 'affiliates',
				page: lazy(() => import('./affiliates/AffiliatesSection.tsx')),
			},
			{
				path: 'employees',
				label: 'Employee',
				count: 'employees',
				page: lazy(() => import('./employees/EmployeesSection.tsx')),
			},
			{ path: 'books', label: 'Books', count: 'books', page: lazy(() => import('./books/BookList.tsx')) },
		],
	},
	alone({
		path: 'money',
		label: 'Money',
		permission: 'Application Access',
		count: 'unpaid',
		page: lazy(() => import('./money/MoneyScreen.tsx')),
	}),
	alone({
		path: 'events',
		label: 'Events',
		permission: 'Event Access',
		count: 'events',
		page: lazy(() => import('./events/EventsSection.tsx')),
	}),
	alone({
		path: 'reports',
		label: 'Reports',
		permission: 'Report Access',
		count: 'reports',
		page: lazy(() => import('./reports/ReportList.tsx')),
	}),
	{
		path: 'statistics',
		label: 'Statistics',
		permission: 'Application Access',
		screens: [
			{ path: 'statistics', label: 'General', page: lazy(() => import('./statistics/GeneralSection.tsx')) },
			{
				path: 'statistics/disorders',
				label: 'Bleeding Disorder',
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
				page: lazy(() => import('./settings/SubscriberList.tsx')),
			},
			{
				path: 'settings/key',
				label: 'Employee key',
				isMine: true,
				page: lazy(() => import('./settings/KeySettings.tsx')),
			},
			{
				path: 'settings/passkeys',
				label: 'Passkeys',
				isMine: true,
				page: lazy(() => import('./settings/PasskeySettings.tsx')),
			},
			{
				path: 'settings/password',
				label: 'Password',
				isMine: true,
				page: lazy(() => import('./settings/PasswordSettings.tsx')),
			},
		],
	},
]

/** What a section needs, each of its screens needs, unless it says otherwise. */
export const sections = declared.map((section) => ({
	...section,
	screens: section.screens.map((screen) => ({ permission: section.permission, ...screen })),
}))

/** A section opens on its first screen that the employee may use. */
export const firstScreenPath = ({ screens }: Section, mayUse: (permission?: Permission) => boolean) =>
	(screens.find(({ permission }) => mayUse(permission)) ?? screens[0])?.path ?? ''

/** The console opens on the first screen for which the employee has a permission, or else says what a newcomer does. */
export const firstPath = (mayUse: (permission?: Permission) => boolean) =>
	sections.flatMap(({ screens }) => screens).find(({ permission }) => permission && mayUse(permission))?.path ?? 'start'

/** The path of the section has no screen of its own, so it redirects to one. */
export const hasNoOwnScreen = ({ path, screens }: Section) => screens.every((screen) => screen.path !== path)

/** The path of the screen at an address: the longest one, because one may lie below another. */
export const screenAt = (pathname: string) =>
	sections
		.flatMap(({ screens }) => screens.map(({ path }) => path))
		.filter((path) => `${pathname}/`.startsWith(`${consolePath(path)}/`))
		.sort((one, other) => other.length - one.length)[0]
