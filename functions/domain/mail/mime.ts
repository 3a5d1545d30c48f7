import type { CalendarFile } from '#shared/events/calendar.ts'

interface Message {
	from: string
	to: string
	subject: string
	html: string
	text: string
	/** Whole lines, each with the header's name. */
	headers: string[]
	/** A file for calendar programs, which is attached. */
	calendar?: CalendarFile
}

/** No text of a mail has them, because every text is in base64. */
const boundaries = { words: '=_bridge', whole: '=_bridge_with_file' }

const base64 = (text: string) => Buffer.from(text).toString('base64')

const lines = (encoded: string) => encoded.replace(/.{76}(?=.)/g, '$&\r\n')

/** RFC 2047: a header is ASCII. */
const encodedWord = (text: string) => (/^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${base64(text)}?=`)

const part = (boundary: string, headers: string[], content: string) =>
	[`--${boundary}`, ...headers, 'Content-Transfer-Encoding: base64', '', lines(base64(content))].join('\r\n')

const type = (name: string) => `Content-Type: text/${name}; charset=UTF-8`

/** The same words twice, for the recipient's program to choose from. */
const words = ({ html, text }: Message) => [
	`Content-Type: multipart/alternative; boundary="${boundaries.words}"`,
	'',
	part(boundaries.words, [type('plain')], text),
	part(boundaries.words, [type('html')], html),
	`--${boundaries.words}--`,
]

/** The type names the file's own METHOD (RFC 6047). */
const attached = ({ method, text }: CalendarFile) =>
	part(
		boundaries.whole,
		[type(`calendar; method=${method}`), 'Content-Disposition: attachment; filename="event.ics"'],
		text,
	)

const withFile = (message: Message, calendar: CalendarFile) => [
	`Content-Type: multipart/mixed; boundary="${boundaries.whole}"`,
	'',
	`--${boundaries.whole}`,
	...words(message),
	attached(calendar),
	`--${boundaries.whole}--`,
]

/** A whole mail with its headers (RFC 5322 and 2046), because SES's own form of a mail takes no headers and no files. */
export function mimeMessage(message: Message) {
	const { from, to, subject, headers, calendar } = message
	return [
		`From: ${from}`,
		`To: ${to}`,
		`Subject: ${encodedWord(subject)}`,
		...headers,
		'MIME-Version: 1.0',
		...(calendar === undefined ? words(message) : withFile(message, calendar)),
		'',
	].join('\r\n')
}
