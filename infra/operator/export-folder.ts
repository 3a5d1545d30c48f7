import { dayOf } from '#shared/dates.ts'

/** An export's folder has the organization's day, which in the evening isn't that of UTC any more. */
export const folderOn = (now: Date) => `person-${dayOf(now)}`
