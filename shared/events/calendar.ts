import * as z from 'zod'
import { addDays } from '../dates.ts'

export const CalendarEvent = z.object({
	id: z.string(),
	name: z.string(),
	/** YYYY-MM-DD. */
	date: z.string(),
	/** Free text, such as '6 to 8 pm'. */
	time: z.string(),
	location: z.string(),
	/** Counts the edits of the event, so that a calendar takes a newer file for the newer one. */
	version: z.number().int().default(0),
	/** When the file was made. Mails from before it was noted have the event's own day. */
	madeAt: z.string().optional(),
})

export type CalendarEvent = z.output<typeof CalendarEvent>

/** Tells calendars that an event takes place or is off. */
export interface CalendarEntry {
	event: CalendarEvent
	canceled: boolean
}

export interface CalendarFile {
	method: 'PUBLISH' | 'CANCEL'
	text: string
}

interface Organizer {
	siteAddress: string
	/** The sender of our mails, with or without a display name. */
	from: string
}

/**
 * An event for calendar programs (RFC 5545). It takes the whole day, with the time in its title, because employees type
 * the time as they like and a wrong hour is worse than none. A file that cancels names the same event and organizer as
 * the one before it and is newer, or calendars leave the day as it is (RFC 5546).
 */
export function calendarFile({ event, canceled }: CalendarEntry, { siteAddress, from }: Organizer): CalendarFile {
	const { id, name, date, time, location, version, madeAt } = event
	const method = canceled ? 'CANCEL' : 'PUBLISH'
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Bridge The Gap//Events//EN',
		`METHOD:${method}`,
		'BEGIN:VEVENT',
		`UID:${id}@${new URL(siteAddress).hostname}`,
		`DTSTAMP:${madeAt ? instant(madeAt) : `${compact(date)}T000000Z`}`,
		`SEQUENCE:${version}`,
		...(canceled ? ['STATUS:CANCELLED'] : []),
		`ORGANIZER:mailto:${/<(.*)>/.exec(from)?.[1] ?? from}`,
		`DTSTART;VALUE=DATE:${compact(date)}`,
		`DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
		`SUMMARY:${escaped(`${name} (${time})`)}`,
		`LOCATION:${escaped(location)}`,
		`URL:${siteAddress}/events#${id}`,
		'TRANSP:TRANSPARENT',
		'END:VEVENT',
		'END:VCALENDAR',
	]
	return { method, text: `${lines.map(folded).join('\r\n')}\r\n` }
}

const compact = (date: string) => date.replaceAll('-', '')

/** 2026-05-09T18:30:00.123Z as 20260509T183000Z. */
const instant = (iso: string) => iso.replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\s*[\r\n]+\s*/g, '\\n')

const longestLine = 75

const bytes = new TextEncoder()

/** A line has at most 75 bytes; one that goes on begins with a space. A character is never cut. */
function folded(line: string) {
	const lines: string[] = []
	let current = ''
	for (const character of line) {
		if (bytes.encode(current + character).length > longestLine) {
			lines.push(current)
			current = ' '
		}
		current += character
	}
	return [...lines, current].join('\r\n')
}
