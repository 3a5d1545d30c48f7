import { addDays, startOfDay } from '#shared/dates.ts'

const hour = 3_600_000

/** A record that is made once an hour has no minutes, so days are told apart by their hours. */
const hourOf = (moment: number) => new Date(moment).toISOString().slice(0, 13)

const firstHour = (day: string) => hourOf(startOfDay(day).getTime())
const lastHour = (day: string) => hourOf(startOfDay(addDays(day, 1)).getTime() - hour)

/**
 * The hours with which the order of the records begins on the days from one to another, both included. A page reads
 * everything that begins with the last one as well.
 */
export const sortedBetween = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
	[from ? firstHour(from) : '0', to ? lastHour(to) : '9'] as const
