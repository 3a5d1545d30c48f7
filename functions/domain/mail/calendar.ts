import * as z from 'zod'
import { addDays } from '#shared/dates.ts'

export const CalendarEvent = z.object({
	id: z.string(),
	name: z.string(),
	/** YYYY-MM-DD. */
	date: z.string(),
	/** Free text, such as '6 to 8 pm'. */
	time: z.string(),
	location: z.string(),
})

export type CalendarEvent = z.output<typeof CalendarEvent>

/**
 * An event for calendar programs (RFC 5545). It takes the whole day, with the time in its title, because employees type
 * the time as they like and a wrong hour is worse than none.
 */
export function calendarFile({ id, name, date, time, location }: CalendarEvent, siteAddress: string) {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Bridge The Gap//Events//EN',
		'METHOD:PUBLISH',
		'BEGIN:VEVENT',
		`UID:${id}@${new URL(siteAddress).hostname}`,
		// The event's own day, so that the same mail always has the same file.
		`DTSTAMP:${compact(date)}T000000Z`,
		`DTSTART;VALUE=DATE:${compact(date)}`,
		`DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
		`SUMMARY:${escaped(`${name} (${time})`)}`,
		`LOCATION:${escaped(location)}`,
		`URL:${siteAddress}/events`,
		'TRANSP:TRANSPARENT',
		'END:VEVENT',
		'END:VCALENDAR',
	]
	return `${lines.map(folded).join('\r\n')}\r\n`
}

const compact = (date: string) => date.replaceAll('-', '')

const escaped = (text: string) =>
	text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\s*[\r\n]+\s*/g, '\\n')

const longestLine = 75

/** A line has at most 75 bytes; one that goes on begins with a space. A character is never cut. */
function folded(line: string) {
	const lines: string[] = []
	let current = ''
	for (const character of line) {
		if (Buffer.byteLength(current + character) > longestLine) {
			lines.push(current)
			current = ' '
		}
		current += character
	}
	return [...lines, current].join('\r\n')
}
