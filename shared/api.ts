import { accountApi } from './account/api.ts'
import { ownAccountApi } from './account/own-api.ts'
import { applicationsApi } from './applications/api.ts'
import { applicationsStaffApi } from './applications/staff-api.ts'
import { booksApi } from './books/api.ts'
import { consoleApi } from './console/api.ts'
import type { Api } from './endpoint.ts'
import { eventsApi } from './events/api.ts'
import { eventsDeskApi } from './events/desk-api.ts'
import { eventsDoorApi } from './events/door-api.ts'
import { eventPicturesApi } from './events/pictures-api.ts'
import { eventsStaffApi } from './events/staff-api.ts'
import { filesApi } from './files/api.ts'
import { joinApi } from './join/api.ts'
import { joinStaffApi } from './join/staff-api.ts'
import { legacyApi } from './legacy/api.ts'
import { newsletterApi } from './newsletter/api.ts'
import { newsletterStaffApi } from './newsletter/staff-api.ts'
import { passkeysApi } from './passkeys/api.ts'
import { reportsApi } from './reports/api.ts'
import { sponsorsApi } from './sponsors/api.ts'
import { sponsorLogosApi } from './sponsors/logos-api.ts'
import { statisticsApi } from './statistics/api.ts'
import { trailApi } from './trail/api.ts'
import { usersApi } from './users/api.ts'

interface Feature<A extends Api> {
	api: A
	/** The effect of its function's failure on people, for the alarm's mail. */
	failureMeans: string
}

const feature = <A extends Api>(of: Feature<A>) => of

/** The registry: everything that answers. A feature's name here is its folder in shared, functions and web. */
export const features = {
	account: feature({
		api: { ...accountApi, ...ownAccountApi },
		failureMeans: 'People cannot sign up, sign in or reset their password.',
	}),
	files: feature({ api: filesApi, failureMeans: 'People cannot attach bills to an application.' }),
	applications: feature({
		api: { ...applicationsApi, ...applicationsStaffApi },
		failureMeans: 'People cannot ask for help or learn what became of it, and employees cannot answer them.',
	}),
	legacy: feature({
		api: legacyApi,
		failureMeans: 'Employees cannot record or see applications from before this system.',
	}),
	newsletter: feature({
		api: { ...newsletterApi, ...newsletterStaffApi },
		failureMeans: 'People cannot sign up for the newsletter or leave it, and employees cannot see who gets it.',
	}),
	reports: feature({
		api: reportsApi,
		failureMeans: 'People cannot report an issue, and employees cannot see or resolve reports.',
	}),
	books: feature({
		api: booksApi,
		failureMeans: 'People cannot ask for children’s books, and employees cannot see who did.',
	}),
	join: feature({
		api: { ...joinApi, ...joinStaffApi },
		failureMeans: 'Members cannot apply to join us, and employees cannot answer them.',
	}),
	events: feature({
		api: { ...eventsApi, ...eventsStaffApi, ...eventsDeskApi, ...eventsDoorApi, ...eventPicturesApi },
		failureMeans: 'People cannot see events or sign up for them, and employees cannot sign guests in or change events.',
	}),
	users: feature({
		api: usersApi,
		failureMeans: 'Employees cannot look up users, give permissions or set their keys.',
	}),
	trail: feature({
		api: trailApi,
		failureMeans: 'Employees cannot see who did what. Everything is recorded as always.',
	}),
	passkeys: feature({ api: passkeysApi, failureMeans: 'Employees with a passkey cannot sign in.' }),
	statistics: feature({
		api: statisticsApi,
		failureMeans: 'Employees do not see the statistics, or can’t refresh them.',
	}),
	sponsors: feature({
		api: { ...sponsorsApi, ...sponsorLogosApi },
		failureMeans: 'The home page shows no sponsors, and employees cannot change them.',
	}),
	console: feature({
		api: consoleApi,
		failureMeans: 'Employees do not see how many applications, events and reports wait.',
	}),
}

type Features = typeof features

export const apis = Object.fromEntries(Object.entries(features).map(([name, { api }]) => [name, api])) as {
	[Name in keyof Features]: Features[Name]['api']
}
