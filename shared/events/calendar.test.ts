import { expect, test } from 'vitest'
import { calendarFile } from './calendar.ts'

const event = {
	id: 'V1StGXR8Z5jdHi6BmyT1',
	name: 'Lantern Walk; with music, a back\\slash and a very long name — für Groß und Klein, am Fluß entlang',
	date: '2026-12-31',
	time: '6 to 8 pm',
	location: '12 Alder Lane,\nFernwood',
	version: 0,
	madeAt: '2026-05-09T18:30:00.123Z',
}

const from = 'Bridge The Gap <help@example.org>'
const fileOf = (changes = {}, canceled = false, sender = from) =>
	calendarFile({ event: { ...event, ...changes }, canceled }, { siteAddress: 'https://help.example.org', from: sender })
		.text

/** As a calendar reads it (RFC 5545): lines that go on are joined, and each has a name and a value. */
const read = (file: string) =>
	new Map(
		file
			.replaceAll('\r\n ', '')
			.split('\r\n')
			.filter(Boolean)
			.map((line) => {
				const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? []
				return [name, value]
			}),
	)

test('every line ends with CR and LF, has at most 75 bytes, and is whole when it is put together again', () => {
	const file = fileOf()
	expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
	expect(file).toMatch(/\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/)
	expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
	for (const line of file.split('\r\n')) {
		expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
		// A character that was cut in two would not survive.
		expect(Buffer.from(line).toString()).toBe(line)
		expect(line).toMatch(/^( |[A-Z;=-]+:|$)/)
	}
	expect(fileOf({ name: 'a'.repeat(100) })).toMatch(/\nSUMMARY:a{67}\r\n a/)
	expect(read(file).get('SUMMARY')).toBe(
		'Lantern Walk\\; with music\\, a back\\\\slash and a very long name — für Groß und Klein\\, am Fluß entlang (6 to 8 pm)',
	)
	expect(read(file).get('LOCATION')).toBe('12 Alder Lane\\,\\nFernwood')
})

test('the day is the whole day, also at the end of a year, and the moment it was made is in UTC', () => {
	expect(Object.fromEntries(read(fileOf()))).toMatchObject({
		METHOD: 'PUBLISH',
		'DTSTART;VALUE=DATE': '20261231',
		'DTEND;VALUE=DATE': '20270101',
		DTSTAMP: '20260509T183000Z',
	})
	expect(read(fileOf({ madeAt: undefined })).get('DTSTAMP')).toBe('20261231T000000Z')
})

test('after an edit the file is about the same event, and newer', () => {
	const [before, after] = [fileOf(), fileOf({ name: 'River Walk', date: '2027-01-02', version: 1 })].map(read)
	expect(after?.get('UID')).toBe(before?.get('UID'))
	expect(before?.get('UID')).toBe('V1StGXR8Z5jdHi6BmyT1@help.example.org')
	expect([before?.get('SEQUENCE'), after?.get('SEQUENCE')]).toEqual(['0', '1'])
})

test('a file that cancels is about the same event, newer than any before, and from the same organizer (RFC 5546)', () => {
	const [before, canceling] = [fileOf(), fileOf({ version: 1 }, true)].map(read)
	expect(before?.has('STATUS')).toBe(false)
	expect(Object.fromEntries(canceling ?? [])).toMatchObject({
		METHOD: 'CANCEL',
		STATUS: 'CANCELLED',
		SEQUENCE: '1',
		UID: before?.get('UID'),
		ORGANIZER: 'mailto:help@example.org',
	})
	expect(before?.get('ORGANIZER')).toBe('mailto:help@example.org')
	expect(read(fileOf({}, true, 'help@example.org')).get('ORGANIZER')).toBe('mailto:help@example.org')
})
