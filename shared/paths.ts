import { t } from './words/t.ts'

interface Route {
	path: string
	label: string
	/** A page that shows nothing before we know who looks at it, or which link they came by. */
	personal?: true
}

/** Every page of the site. A page is added here and in the router, which does not compile without the other. */
export const routes = {
	home: { path: '/', label: t('Home') },
	apply: { path: '/apply', label: t('Apply for Assistance') },
	books: { path: '/books', label: t('Books') },
	find: { path: '/find', label: t('Find Application') },
	donate: { path: '/donate', label: t('Donate') },
	desk: { path: '/events/signin', label: t('Event Sign In'), personal: true },
	cancelSignUp: { path: '/events/cancel', label: t('Cancel Your Sign-Up'), personal: true },
	door: { path: '/events/door', label: t('Sign In at the Door'), personal: true },
	events: { path: '/events', label: t('Events') },
	about: { path: '/about', label: t('About') },
	team: { path: '/about/team', label: t('Meet The Team') },
	sponsorship: { path: '/about/sponsorship', label: t('Sponsorship') },
	join: { path: '/join', label: t('Join') },
	contact: { path: '/contact', label: t('Contact') },
	reference: { path: '/reference', label: t('About Someone You Referred'), personal: true },
	stopHelping: { path: '/stop-helping', label: t('Stop Helping'), personal: true },
	report: { path: '/report', label: t('Report an Issue') },
	privacy: { path: '/privacy', label: t('Privacy') },
	accessibility: { path: '/accessibility', label: t('Accessibility') },
	terms: { path: '/terms', label: t('Terms') },
	login: { path: '/login', label: t('Signup / Login') },
	recover: { path: '/recover', label: t('Recover') },
	unsubscribe: { path: '/unsubscribe', label: t('Unsubscribe') },
	dashboard: { path: '/dashboard', label: t('Dashboard'), personal: true },
} as const satisfies Record<string, Route>

/** Below /events, so that it can look after the desk and nothing above. */
export const deskWorker = '/events/desk-worker.js'

/** The file with what a public call answers, below the site's address and in the bucket of files. */
export const publishedAt = (path: string, asked: object) =>
	`published/${[path.replace('/api/', ''), ...Object.values(asked)].join('-')}.json`

export type RouteName = keyof typeof routes

export const routeNames = Object.keys(routes) as RouteName[]

/** The file of the built site that a page is in. */
export const fileAt = (path: string) => `${path.slice(1) || 'index'}.html`

/** The page at an address. The console's screens have addresses below the dashboard's. */
export function routeAt(pathname: string) {
	const path = pathname.replace(/(.)\/$/, '$1')
	const below = path.startsWith(`${routes.dashboard.path}/`)
	return below ? 'dashboard' : routeNames.find((name) => routes[name].path === path)
}

const { home, apply, books, find, donate, events, about, join, contact, report } = routes

/** In the documented order. */
export const navigationLinks = [home, apply, books, find, donate, events, about, join, contact, report]

export const footerLinks = { [t('Services')]: [home, apply, donate], [t('Contact Us')]: [contact, join, report] }

const { privacy, accessibility, terms } = routes

/** Below the footer's groups. */
export const smallPrint = [privacy, accessibility, terms]

const { team, sponsorship } = routes

/** Pages that search engines should find. */
export const listedPages = [...navigationLinks, team, sponsorship, ...smallPrint]
