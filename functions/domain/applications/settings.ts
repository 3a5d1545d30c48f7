import type * as z from 'zod'
import type { ItemKey, Ref } from '#functions/platform/store/table.ts'
import { update, type Write } from '#functions/platform/store/write.ts'
import { ApplicationSettings } from '#shared/applications/settings.ts'

const settingsKey: ItemKey = { pk: 'SETTINGS', sk: 'APPLICATIONS' }

/** Settings that can't be read allow nothing: guests may not apply, and the clock closes nothing that it asked for. */
const StoredSettings = ApplicationSettings.catch({ guestApplications: false, closesWithoutBill: false })

export const settingsRef: Ref<z.output<typeof ApplicationSettings>> = {
	key: settingsKey,
	parse: (item) => StoredSettings.parse(item ?? {}),
}

/** Changes what is given, and leaves the rest. */
export const putSettings = (settings: Partial<z.output<typeof ApplicationSettings>>): Write =>
	update(settingsKey, { set: settings })
