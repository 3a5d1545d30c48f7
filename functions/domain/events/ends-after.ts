import { sweepAfter } from '#functions/platform/store/table.ts'
import { addDays } from '#shared/dates.ts'

/** Items that are only for an event are swept after the day that follows it, in every time zone. */
export const endsAfter = ({ date }: { date: string }) => sweepAfter(new Date(`${addDays(date, 2)}T12:00:00Z`))

/** An event may have been moved since, so what was handed out for it goes by its present day. */
export const isLongOver = (event: { date: string }, now: Date) => endsAfter(event) <= sweepAfter(now)
