import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { client } from '#web/lib/api.ts'

export const settings = client({
	read: applicationsApi.settings,
	readGrants: applicationsStaffApi.grantSettings,
	change: applicationsStaffApi.changeSettings,
})

export const settingsQuery = {
	queryKey: ['console', 'application-settings'],
	queryFn: () => settings.read({}),
	// CloudFront's copy may be a minute old, so after a change it would say what was before.
	staleTime: 90_000,
}

export const grantSettingsQuery = { queryKey: ['console', 'grant-settings'], queryFn: () => settings.readGrants({}) }
