import { addDays, startOfDay } from '#shared/dates.ts'

/** The hour in which a day begins. What was recorded once an hour has no minutes, and sorts after it like everything else. */
const begins = (day: string) => startOfDay(day).toISOString().slice(0, 13)

/** Between what in the order of the records the days from one to another lie, both included. */
export const sortedBetween = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
	[from ? begins(from) : '0', to ? begins(addDays(to, 1)) : '9'] as const
