import { accountApi } from './account/api.ts'
import { applicationsApi } from './applications/api.ts'
import { applicationsStaffApi } from './applications/staff-api.ts'
import { consoleApi } from './console/api.ts'
import type { Api } from './endpoint.ts'
import { filesApi } from './files/api.ts'
import { newsletterApi } from './newsletter/api.ts'
import { reportsApi } from './reports/api.ts'
import { usersApi } from './users/api.ts'

/** The registry: every endpoint that answers. A feature's name here is its folder in shared, functions and web. */
export const apis = {
	account: accountApi,
	files: filesApi,
	applications: { ...applicationsApi, ...applicationsStaffApi },
	newsletter: newsletterApi,
	reports: reportsApi,
	users: usersApi,
	console: consoleApi,
} satisfies Record<string, Api>
