interface Route {
	path: string
	label: string
}

/** Every page of the site. A page is added here and in the router, which does not compile without the other. */
export const routes = {
	home: { path: '/', label: 'Home' },
	apply: { path: '/apply', label: 'Apply for Assistance' },
	books: { path: '/books', label: 'Books' },
	find: { path: '/find', label: 'Find Application' },
	donate: { path: '/donate', label: 'Donate' },
	desk: { path: '/events/signin', label: 'Event Sign In' },
	cancelSignUp: { path: '/events/cancel', label: 'Cancel Your Sign-Up' },
	events: { path: '/events', label: 'Events' },
	about: { path: '/about', label: 'About' },
	join: { path: '/join', label: 'Join' },
	contact: { path: '/contact', label: 'Contact' },
	report: { path: '/report', label: 'Report an Issue' },
	login: { path: '/login', label: 'Signup / Login' },
	recover: { path: '/recover', label: 'Recover' },
	unsubscribe: { path: '/unsubscribe', label: 'Unsubscribe' },
	dashboard: { path: '/dashboard', label: 'Dashboard' },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

const { home, apply, books, find, donate, events, about, join, contact, report } = routes

/** In the documented order. */
export const navigationLinks = [home, apply, books, find, donate, events, about, join, contact, report]

export const footerLinks = {
	Services: [home, apply, donate],
	'Contact Us': [contact, join, report],
}
