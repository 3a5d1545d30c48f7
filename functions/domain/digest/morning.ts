import { addDays, dayOf } from '#shared/dates.ts'

/** Tuesday and Friday, counted from Sunday. */
const mornings = [2, 5]

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The last morning of a digest, today or before. */
export const lastMorning = (now: Date) =>
	[0, 1, 2, 3, 4, 5, 6].map((days) => addDays(dayOf(now), -days)).find((day) => mornings.includes(weekday(day))) ??
	dayOf(now)

/** The morning whose digest is due: today's, or yesterday's if that run failed. */
export function morningDue(now: Date) {
	const morning = lastMorning(now)
	return morning >= addDays(dayOf(now), -1) ? morning : undefined
}
