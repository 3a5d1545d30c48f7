import { dayOf, monthDayYear, organizationTimeZone } from '#shared/dates.ts'

const moments = new Intl.DateTimeFormat('en-US', {
	timeZone: organizationTimeZone,
	month: 'numeric',
	day: 'numeric',
	year: 'numeric',
	hour: 'numeric',
	minute: '2-digit',
})

/** '11/20/2026, 7:42 PM': days and hours of the organization, wherever the volunteer sits. */
export const dayAndTime = (moment: string) => moments.format(new Date(moment))

/** '9/7/2026', as in every list: '09/07/2026' and '2026-09-07' are the same day. */
export const plainDay = (day: string) => monthDayYear(day).replace(/\b0(?=\d\/)/g, '')

/** '11/20/2026' */
export const onlyDay = (moment: string) => plainDay(dayOf(new Date(moment)))

const times = new Intl.DateTimeFormat('en-US', { timeZone: organizationTimeZone, hour: 'numeric', minute: '2-digit' })

/** '4:47 PM' */
export const timeOfDay = (moment: string) => times.format(new Date(moment))
