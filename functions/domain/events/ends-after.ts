import { sweepAfter } from '#functions/platform/store/table.ts'
import { addDays } from '#shared/dates.ts'

/** What is only for an event ends with the day after it, whatever the time zone. */
export const endsAfter = ({ date }: { date: string }) => sweepAfter(new Date(`${addDays(date, 2)}T12:00:00Z`))
