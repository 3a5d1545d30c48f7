import { dayOf } from '#shared/dates.ts'

/** Today in the organisation's time zone, by this device's clock. The server checks it by its own clock. */
export const today = () => dayOf(new Date())
