import { accountApi } from './account/api.ts'
import { applicationsApi } from './applications/api.ts'
import { legacyApi } from './applications/legacy-api.ts'
import { applicationsStaffApi } from './applications/staff-api.ts'
import { booksApi } from './books/api.ts'
import { consoleApi } from './console/api.ts'
import type { Api } from './endpoint.ts'
import { eventsApi } from './events/api.ts'
import { eventsStaffApi } from './events/staff-api.ts'
import { filesApi } from './files/api.ts'
import { joinApi } from './join/api.ts'
import { joinStaffApi } from './join/staff-api.ts'
import { newsletterApi } from './newsletter/api.ts'
import { newsletterStaffApi } from './newsletter/staff-api.ts'
import { reportsApi } from './reports/api.ts'
import { sponsorsApi } from './sponsors/api.ts'
import { statisticsApi } from './statistics/api.ts'
import { usersApi } from './users/api.ts'

/** Every endpoint that is agreed on, answered already or not: for docs and tests. */
export const contract = {
	account: accountApi,
	files: filesApi,
	newsletter: newsletterApi,
	'newsletter (staff)': newsletterStaffApi,
	applications: applicationsApi,
	'applications (staff)': applicationsStaffApi,
	'legacy applications': legacyApi,
	books: booksApi,
	events: eventsApi,
	'events (staff)': eventsStaffApi,
	join: joinApi,
	'join (staff)': joinStaffApi,
	reports: reportsApi,
	users: usersApi,
	console: consoleApi,
	statistics: statisticsApi,
	sponsors: sponsorsApi,
} satisfies Record<string, Api>
