import { dayOf } from '#shared/dates.ts'

/** The organisation's day by this device's clock; the server asks its own again. */
export const today = () => dayOf(new Date())
