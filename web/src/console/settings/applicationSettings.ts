import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { client } from '#web/lib/api.ts'

export const settings = client({
	read: applicationsApi.settings,
	readGrants: applicationsStaffApi.grantSettings,
	change: applicationsStaffApi.changeSettings,
})

export const settingsQuery = { queryKey: ['console', 'application-settings'], queryFn: () => settings.read({}) }

export const grantSettingsQuery = { queryKey: ['console', 'grant-settings'], queryFn: () => settings.readGrants({}) }
