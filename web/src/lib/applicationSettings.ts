import { useQuery } from '@tanstack/react-query'
import type { applicationsApi } from '#shared/applications/api.ts'
import { client } from './api.ts'

/** The call is written without its schemas, which bring those of the whole form. */
const applications = client<Pick<typeof applicationsApi, 'settings'>>({
	settings: { method: 'GET', path: '/api/application-settings', published: true },
})

/** The settings that everyone may know. */
export const applicationSettingsQuery = { queryKey: ['application-settings'], queryFn: () => applications.settings({}) }

/** True if an application without a bill is closed after 15 days, which is documented, so it's true until we know. */
export function useClosesWithoutBill() {
	const { data } = useQuery(applicationSettingsQuery)
	return data?.closesWithoutBill ?? true
}
