import { dayOf } from '#shared/dates.ts'

/** The folder of an export is named after the organization's day. In the evening UTC is a day ahead. */
export const folderOn = (now: Date) => `person-${dayOf(now)}`
