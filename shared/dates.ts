import * as z from 'zod'
import { t } from './words/t.ts'

/** Days are the organization's days, so that an application sent in the evening does not get tomorrow's date. */
export const organizationTimeZone = 'America/Chicago'

const monthFirst = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** '4/2/1990' and '04/02/1990' become '1990-04-02'; anything else stays as it is. */
function yearFirst(typed: string): string {
	const [, month, day, year] = monthFirst.exec(typed.trim()) ?? []
	return month && day && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
}

/** '1990-04-02' becomes the documented '04/02/1990'; a date in that form stays as it is. */
export const monthDayYear = (date: string) =>
	/^\d{4}-\d\d-\d\d$/.test(date) ? `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}` : date

/** A date as typed, MM/DD/YYYY where it is certain which one is meant. */
export const typedDate = (typed: string) => monthDayYear(yearFirst(typed))

function isRealDate(date: string): boolean {
	const moment = new Date(`${date}T00:00:00Z`)
	return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
}

export const dateSentence = t('Enter a real date as month/day/year, like 04/23/1990.')

/** Typed MM/DD/YYYY or YYYY-MM-DD, stored as YYYY-MM-DD. */
export const calendarDate = (sentence: string = dateSentence) =>
	z
		.transform((typed: string): unknown => (typeof typed === 'string' ? yearFirst(typed) : typed))
		.pipe(
			z
				.string({ error: sentence })
				.check(z.maxLength(10, sentence), z.regex(/^(19|20)\d\d-\d\d-\d\d$/, sentence), z.refine(isRealDate, sentence)),
		)
		.meta({
			description: 'MM/DD/YYYY or YYYY-MM-DD',
			pattern: String.raw`^(\d{1,2}/\d{1,2}/(19|20)\d\d|(19|20)\d\d-\d\d-\d\d)$`,
		})

/** A stored calendar date in an answer: MM/DD/YYYY, as documented. */
export const shownDate = z.string().overwrite(monthDayYear).meta({ description: 'MM/DD/YYYY' })

const hour = 3_600_000

/** Noon, UTC, of a Sunday of a month: the first, the second. */
function sundayOf(year: number, month: number, which: 1 | 2) {
	const firstDay = new Date(Date.UTC(year, month, 1)).getUTCDay()
	return Date.UTC(year, month, 1 + ((7 - firstDay) % 7) + 7 * (which - 1), 12)
}

/**
 * Since 2007 summer time is from the second Sunday of March to the first Sunday of November. Clocks change at 2:00, but
 * only days are asked for, and noon is on the same side of each midnight. `Intl` knows that too, but its formatter costs
 * every cold start nearly half of what Node itself takes.
 */
const summerOf = (year: number) => ({ begins: sundayOf(year, 2, 2), ends: sundayOf(year, 10, 1) })

/** A list shows a day in each of its rows, and nearly all of them are in the same year. */
let summer = { year: 2007, ...summerOf(2007) }

function hoursBehindUtc(moment: Date) {
	const year = moment.getUTCFullYear()
	if (summer.year !== year) summer = { year, ...summerOf(year) }
	return moment.getTime() >= summer.begins && moment.getTime() < summer.ends ? 5 : 6
}

/** A date whose UTC fields are those of the organization's clocks. */
const onOurClocks = (moment: Date) => new Date(moment.getTime() - hoursBehindUtc(moment) * hour)

/** The organization's calendar day, YYYY-MM-DD, of a moment. */
export const dayOf = (moment: Date) => onOurClocks(moment).toISOString().slice(0, 10)

/** The moment at which a day of the organization begins. Clocks change at 2:00, so midnight has the offset of midnight UTC. */
export function startOfDay(day: string) {
	const midnight = new Date(`${day}T00:00:00Z`)
	return new Date(midnight.getTime() + hoursBehindUtc(midnight) * hour)
}

/** M/D/YYYY, as documented. */
function shortDay(moment: Date) {
	const day = onOurClocks(moment)
	return `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${day.getUTCFullYear()}`
}

/** The time on the organization's clocks, such as 6:40 pm. */
export function clockTime(moment: Date) {
	const time = onOurClocks(moment)
	const [hours, minutes] = [time.getUTCHours(), time.getUTCMinutes()]
	return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

/** A stored moment in an answer is shown as its day. A repeated answer has it already. */
export const shownDay = z
	.string()
	.overwrite((moment) => (monthFirst.test(moment) ? moment : shortDay(new Date(moment))))
	.meta({ description: 'M/D/YYYY' })

export const adultAge = 18

/** Both dates as YYYY-MM-DD. People born on February 29 come of age on March 1 of other years. */
export function isMinor(birthday: string, today: string): boolean {
	const comesOfAge = `${Number(birthday.slice(0, 4)) + adultAge}${birthday.slice(4)}`
	return today < comesOfAge
}

const dayLength = 24 * hour

/** The whole days from one moment to another. */
export const daysBetween = (from: string, to: string | Date) =>
	Math.floor((new Date(to).getTime() - Date.parse(from)) / dayLength)

/** The moment from which on so many days have passed. */
export const momentAfter = (from: string | Date, days: number) => new Date(new Date(from).getTime() + days * dayLength)

/** True once this many days have passed, from the last moment on. Everything that we promise by days is counted here. */
export const havePassed = (days: number, from: string | Date, now: string | Date) =>
	momentAfter(from, days) <= new Date(now)

/** The day that comes so many days after a day, both YYYY-MM-DD. */
export const addDays = (day: string, days: number) =>
	new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** The month that comes so many months after a month, both YYYY-MM. */
export const addMonths = (month: string, months: number) =>
	new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months)).toISOString().slice(0, 7)

/** A month and the eleven after it. */
export const twelveMonths = (from: string) => Array.from({ length: 12 }, (_, at) => addMonths(from, at))

export const monthNames = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
]

/** '2026-03-18' becomes 'March 18, 2026'. */
export function longDate(day: string) {
	const [year, month, date] = day.split('-').map(Number)
	return `${monthNames[(month ?? 0) - 1]} ${date}, ${year}`
}

export const birthdaySentence = t('A birthday has to be in the past. Please check the year.')

export const isPastDay = (date: string, today: string) => date < today
