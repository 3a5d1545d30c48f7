/** Days as the server shows them, M/D/YYYY, counted and written without a time zone. */
const momentOf = (day: string) => {
	const [month = 1, date = 1, year = 1970] = day.split('/').map(Number)
	return new Date(Date.UTC(year, month - 1, date))
}

const long = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const longWithYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
const shortWithYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** 'July 15', with its year if that is another one than today's. */
export function longDay(day: string, today: Date) {
	const moment = momentOf(day)
	return (moment.getUTCFullYear() === today.getUTCFullYear() ? long : longWithYear).format(moment)
}

/** 'Sunday, October 4, 2026', for a day that someone plans for. */
export const fullDay = (day: string) => full.format(momentOf(day))

/** 'Jul 15', or 'Jul 15, 2027' in another year than today's, for narrow places. */
export function shortDay(day: string, today: Date) {
	const moment = momentOf(day)
	return (moment.getUTCFullYear() === today.getUTCFullYear() ? short : shortWithYear).format(moment)
}

export function daysLater(day: string, days: number) {
	const moment = momentOf(day)
	moment.setUTCDate(moment.getUTCDate() + days)
	return `${moment.getUTCMonth() + 1}/${moment.getUTCDate()}/${moment.getUTCFullYear()}`
}

/** For sorting, soonest first. */
export const compareDays = (one: string, other: string) => momentOf(one).getTime() - momentOf(other).getTime()

export const isBefore = (day: string, today: string) => momentOf(day) < momentOf(today)
