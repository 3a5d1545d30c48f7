import type { applicationsApi } from '#shared/applications/api.ts'
import { client } from '#web/lib/api.ts'

/** The call is written without its schemas, which bring those of the whole application. */
export const { find: findApplication } = client<Pick<typeof applicationsApi, 'find'>>({
	find: { method: 'POST', path: '/api/search-for-application' },
})
