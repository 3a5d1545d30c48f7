import { putSettings, settingsRef } from '#functions/domain/applications/settings.ts'
import { prefetching } from '#functions/platform/http/prefetch.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'

export const settings = prefetching(
	applicationsApi.settings,
	() => ({ settings: settingsRef }),
	async (_context, prefetched) => prefetched.settings,
)

export const grantSettings = prefetching(
	applicationsStaffApi.grantSettings,
	() => ({ settings: settingsRef }),
	async (_context, prefetched) => prefetched.settings,
)

export const changeSettings = ({
	input: { key: _, mostGrantedAlone, ...rest },
	commit,
}: RequestContext<typeof applicationsStaffApi.changeSettings>) => {
	const changed = {
		...rest,
		...(mostGrantedAlone !== undefined && { mostGrantedAlone: mostGrantedAlone ?? undefined }),
	}
	return commit('application settings', Object.keys(changed).length > 0 ? [putSettings(changed)] : [], {
		message: applicationSentences.settingsSaved,
	})
}
