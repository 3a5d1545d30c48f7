import type { Call } from '#functions/platform/call.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { putSettings, readSettings } from './table.ts'

export const settings = () => readSettings()

export const changeSettings = ({ input, commit }: Call<typeof applicationsStaffApi.changeSettings>) =>
	commit('application settings', [putSettings(input)], { message: applicationSentences.settingsSaved })
