import { asSettings, putSettings, settingsKey } from '#functions/domain/applications/table.ts'
import type { Call } from '#functions/platform/http/request-context.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'

export const settingsReads = () => [settingsKey]

export const settings = async ({ ahead }: Call<typeof applicationsApi.settings>) => asSettings(ahead[0])

export const changeSettings = ({ input, commit }: Call<typeof applicationsStaffApi.changeSettings>) =>
	commit('application settings', [putSettings(input)], { message: applicationSentences.settingsSaved })
