import type { ItemKey, Ref } from '#functions/platform/store/table.ts'
import { update, type Write } from '#functions/platform/store/write.ts'
import { ApplicationSettings } from '#shared/applications/settings.ts'

const settingsKey: ItemKey = { pk: 'SETTINGS', sk: 'APPLICATIONS' }

/**
 * Settings that can't be read allow nothing: guests may not apply, the clock closes nothing that it asked for, and nobody
 * grants anything alone.
 */
const StoredSettings = ApplicationSettings.catch({
	guestApplications: false,
	closesWithoutBill: false,
	mostGrantedAlone: 0,
})

export const settingsRef: Ref<ApplicationSettings> = {
	key: settingsKey,
	parse: (item) => StoredSettings.parse(item ?? {}),
}

/** Changes what is given, and leaves the rest. What is given as undefined is removed. */
export const putSettings = (settings: Partial<ApplicationSettings>): Write => update(settingsKey, { set: settings })
