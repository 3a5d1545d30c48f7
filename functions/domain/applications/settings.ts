import { getItem, type ItemKey, type UnparsedItem } from '#functions/platform/store/table.ts'
import { type Guard, update, type Write } from '#functions/platform/store/write.ts'
import { ApplicationSettings, type GrantSettings } from '#shared/applications/settings.ts'

const settingsKey: ItemKey = { pk: 'SETTINGS', sk: 'APPLICATIONS' }

/**
 * Settings that can't be read allow nothing: guests may not apply, the clock closes nothing that it asked for, and nobody
 * grants anything alone.
 */
const StoredSettings = ApplicationSettings.catch({
	guestApplications: false,
	closesWithoutBill: false,
	mostGrantedAlone: 0,
	yearBegins: '01',
})

export const parseSettings = (item: UnparsedItem | undefined): ApplicationSettings => StoredSettings.parse(item ?? {})

export const readSettings = async () => parseSettings(await getItem(settingsKey))

/** Changes what is given, and leaves the rest. What is given as undefined is removed. */
export const putSettings = (settings: Partial<ApplicationSettings>, guard?: Guard): Write =>
	update(settingsKey, { set: settings }, guard)

/** A change based on an older limit must not undo what a colleague has changed since. */
export const limitIsStill = ({ mostGrantedAlone, raised }: GrantSettings): Guard => ({
	where: { mostGrantedAlone: sameAs(mostGrantedAlone), raised: sameAs(raised) },
	onConflict: 'retry',
})

const sameAs = (value: unknown) => (value === undefined ? 'absent' : { is: value })
