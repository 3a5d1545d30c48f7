import { locale } from './language.ts'

/** Days as the server shows them, M/D/YYYY, counted and written without a time zone. */
const momentOf = (day: string) => {
	const [month = 1, date = 1, year = 1970] = day.split('/').map(Number)
	return new Date(Date.UTC(year, month - 1, date))
}

const long = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
const longWithYear = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const fullWithYear = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
const full = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
const shortWithYear = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })

const withOtherYear = (usual: Intl.DateTimeFormat, withYear: Intl.DateTimeFormat) => (day: string, today: Date) => {
	const moment = momentOf(day)
	return (moment.getUTCFullYear() === today.getUTCFullYear() ? usual : withYear).format(moment)
}

/** 'July 15', with its year if that is another one than today's. */
export const longDay = withOtherYear(long, longWithYear)

/** 'October 4, 2026', for paper, which is read in another year too. */
export const dayWithYear = (day: string) => longWithYear.format(momentOf(day))

/** 'Sunday, October 4', for a day that someone plans for, with its year if that is another one than today's. */
export const fullDay = withOtherYear(full, fullWithYear)

/** 'Jul 15', or 'Jul 15, 2027' in another year than today's, for narrow places. */
export const shortDay = withOtherYear(short, shortWithYear)

const numeral = new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })

/** '14' and 'Dec', for a numeral beside an event's name. */
export const dayAndMonth = (day: string) => [numeral.format(momentOf(day)), month.format(momentOf(day))] as const

/** YYYY-MM-DD, as calendars want it. */
export const isoDay = (day: string) => momentOf(day).toISOString().slice(0, 10)

export function daysLater(day: string, days: number) {
	const moment = momentOf(day)
	moment.setUTCDate(moment.getUTCDate() + days)
	return `${moment.getUTCMonth() + 1}/${moment.getUTCDate()}/${moment.getUTCFullYear()}`
}

const hourAndMinute = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })

/** '10:45 AM' by this device's clock. */
export const clockTime = (moment: number) => hourAndMinute.format(moment)

/** Compares two days for sorting, soonest first. */
export const compareDays = (one: string, other: string) => momentOf(one).getTime() - momentOf(other).getTime()

export const isBefore = (day: string, today: string) => momentOf(day) < momentOf(today)

/** True once the day is over where the organization is. */
export const isOver = (day: string, now = new Date()) =>
	isBefore(day, now.toLocaleDateString('en-US', { timeZone: 'America/Chicago' }))
