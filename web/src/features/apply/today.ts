import { dayOf } from '#shared/dates.ts'

/** The day in the organization's time zone by this device's clock. The server checks dates by its own. */
export const today = () => dayOf(new Date())
