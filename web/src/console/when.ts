import { dayOf, monthDayYear, organisationTimeZone } from '#shared/dates.ts'

const moments = new Intl.DateTimeFormat('en-US', {
	timeZone: organisationTimeZone,
	month: 'numeric',
	day: 'numeric',
	year: 'numeric',
	hour: 'numeric',
	minute: '2-digit',
})

/** '11/20/2026, 7:42 PM': days and hours of the organisation, wherever the volunteer sits. */
export const dayAndTime = (moment: string) => moments.format(new Date(moment))

/** '11/20/2026' */
export const onlyDay = (moment: string) => monthDayYear(dayOf(new Date(moment)))

const times = new Intl.DateTimeFormat('en-US', {
	timeZone: organisationTimeZone,
	hour: 'numeric',
	minute: '2-digit',
})

/** '4:47 PM' */
export const timeOfDay = (moment: string) => times.format(new Date(moment))
