import { SESClient, SendEmailCommand, type SendEmailCommandInput, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { requestHandler } from '#functions/platform/aws-calls.ts'
import { optionalSetting, setting } from '#functions/platform/env.ts'
import { type CalendarFile, calendarFile } from '#shared/events/calendar.ts'
import type { Language } from '#shared/words/t.ts'
import type { MailContent } from './content.ts'
import { renderMail } from './render.ts'
import { siteIn } from './words.ts'

const [siteAddress, from] = [setting('SITE_ADDRESS'), setting('MAIL_FROM')]
const configurationSet = optionalSetting('MAIL_CONFIGURATION_SET')

/** A connection that waits for the next mail ends while Lambda freezes the function. */
const fresh = { httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } }

/** The SDK doesn't try again, because a mail that was accepted and whose answer got lost would be sent twice. */
const ses = new SESClient({ requestHandler: { ...requestHandler, ...fresh }, maxAttempts: 1 })

interface Written {
	content: MailContent
	language: Language
}

/** Hands a mail to SES, and returns the id that SES gave it. */
export async function sendMail(id: string, to: string, { content, language }: Written) {
	const { headers, calendar, ...mail } = renderMail(content, siteAddress, language)
	const file = calendar && { calendar: calendarFile(calendar, { siteAddress: siteIn(language, siteAddress), from }) }
	const sending = {
		Source: from,
		ConfigurationSetName: configurationSet,
		// SES repeats these tags in its reports of bounces and complaints.
		Tags: [
			{ Name: 'mail', Value: id },
			{ Name: 'template', Value: content.template },
		],
	}
	const send = () => {
		if (headers.length === 0 && !file) return ses.send(simple(sending, to, mail))
		const whole = mimeMessage({ from, to, headers, ...mail, ...file })
		return ses.send(new SendRawEmailCommand({ ...sending, RawMessage: { Data: Buffer.from(whole) } }))
	}
	const { MessageId = '' } = await send().catch((error) => {
		throw new NotAccepted(error)
	})
	return MessageId
}

type Sending = Pick<SendEmailCommandInput, 'Source' | 'ConfigurationSetName' | 'Tags'>

function simple(sending: Sending, to: string, { subject, html, text }: Record<'subject' | 'html' | 'text', string>) {
	const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })
	return new SendEmailCommand({
		...sending,
		Destination: { ToAddresses: [to] },
		Message: { Subject: utf8(subject), Body: { Html: utf8(html), Text: utf8(text) } },
	})
}

/** SES quotes the recipient's address in what it says about a refusal; only the kind of refusal goes on from here. */
export class NotAccepted extends Error {
	/** True if there are too many mails at this moment or today. The mail itself is fine. */
	readonly throttled: boolean
	/** True if SES answered that it won't send the mail. Without an answer, or after a failure of SES, nobody knows. */
	readonly refused: boolean

	constructor(error: unknown) {
		super('The mail service did not take this mail')
		this.name = error instanceof Error ? error.name : 'NotAccepted'
		this.throttled = /^Throttl|^TooManyRequests|^LimitExceeded/.test(this.name)
		const { httpStatusCode = 0 } = Object(error).$metadata ?? {}
		this.refused = httpStatusCode >= 400 && httpStatusCode < 500
	}
}

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
function mimeMessage(message: Message) {
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
