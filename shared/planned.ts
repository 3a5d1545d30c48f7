import { legacyApi } from './applications/legacy-api.ts'
import { booksApi } from './books/api.ts'
import type { Api } from './endpoint.ts'
import { eventsApi } from './events/api.ts'
import { eventsStaffApi } from './events/staff-api.ts'
import { joinApi } from './join/api.ts'
import { joinStaffApi } from './join/staff-api.ts'
import { newsletterStaffApi } from './newsletter/staff-api.ts'
import { sponsorsApi } from './sponsors/api.ts'
import { statisticsApi } from './statistics/api.ts'

/**
 * Endpoints that are agreed on and do not answer yet. Only the docs and the conformance tests read them; the engineer who builds
 * a feature moves its line to the registry in api.ts.
 */
export const planned = {
	newsletter: newsletterStaffApi,
	legacy: legacyApi,
	books: booksApi,
	events: { ...eventsApi, ...eventsStaffApi },
	join: { ...joinApi, ...joinStaffApi },
	statistics: statisticsApi,
	sponsors: sponsorsApi,
} satisfies Record<string, Api>
