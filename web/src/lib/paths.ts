interface Route {
	path: string
	label: string
	/** Whether the router has its page: a link to a page that is not there is never shown. */
	built: boolean
}

export const routes = {
	home: { path: '/', label: 'Home', built: true },
	apply: { path: '/apply', label: 'Apply for Assistance', built: true },
	books: { path: '/books', label: 'Books', built: false },
	find: { path: '/find', label: 'Find Application', built: true },
	donate: { path: '/donate', label: 'Donate', built: true },
	events: { path: '/events', label: 'Events', built: false },
	about: { path: '/about', label: 'About', built: true },
	join: { path: '/join', label: 'Join', built: false },
	contact: { path: '/contact', label: 'Contact', built: true },
	report: { path: '/report', label: 'Report an Issue', built: false },
	login: { path: '/login', label: 'Signup / Login', built: true },
	recover: { path: '/recover', label: 'Recover', built: true },
	dashboard: { path: '/dashboard', label: 'Dashboard', built: true },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

export type BuiltRoute = {
	[Name in RouteName]: (typeof routes)[Name]['built'] extends true ? Name : never
}[RouteName]

/** Only the built ones of these. */
export const linksTo = <Name extends RouteName>(...names: Name[]) =>
	names.filter((name) => routes[name].built).map((name) => ({ name, ...routes[name] }))

export const navigationLinks = linksTo(
	'home',
	'apply',
	'books',
	'find',
	'donate',
	'events',
	'about',
	'join',
	'contact',
	'report',
)

export const footerLinks = {
	Services: linksTo('home', 'apply', 'donate'),
	'Contact Us': linksTo('contact', 'join', 'report'),
}
