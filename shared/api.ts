import { accountApi } from './account/api.ts'
import { applicationsApi } from './applications/api.ts'
import { applicationDeskApi, applicationPreviewsApi } from './applications/staff-api.ts'
import { consoleApi } from './console/api.ts'
import type { Api } from './endpoint.ts'
import { filesApi } from './files/api.ts'
import { newsletterApi } from './newsletter/api.ts'
import { usersApi } from './users/api.ts'

/** The endpoints that answer today: a name here is a folder in functions. All that is agreed on stands in contract.ts. */
export const apis = {
	account: accountApi,
	files: filesApi,
	applications: { ...applicationsApi, ...applicationDeskApi },
	previews: applicationPreviewsApi,
	newsletter: newsletterApi,
	users: usersApi,
	console: consoleApi,
} satisfies Record<string, Api>
