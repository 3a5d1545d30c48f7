interface Message {
	from: string
	to: string
	subject: string
	html: string
	text: string
	/** Each with its name. */
	headers: string[]
}

/** No text of a mail has it, because every text is in base64. */
const boundary = '=_bridge'

const base64 = (text: string) => Buffer.from(text).toString('base64')

const lines = (encoded: string) => encoded.replace(/.{76}(?=.)/g, '$&\r\n')

/** RFC 2047: a header is ASCII. */
const encodedWord = (text: string) => (/^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${base64(text)}?=`)

const part = (type: 'plain' | 'html', content: string) =>
	[
		`--${boundary}`,
		`Content-Type: text/${type}; charset=UTF-8`,
		'Content-Transfer-Encoding: base64',
		'',
		lines(base64(content)),
	].join('\r\n')

/** A whole mail with its headers (RFC 5322 and 2046), because SES's own form of a mail takes no further headers. */
export const mimeMessage = ({ from, to, subject, html, text, headers }: Message) =>
	[
		`From: ${from}`,
		`To: ${to}`,
		`Subject: ${encodedWord(subject)}`,
		...headers,
		'MIME-Version: 1.0',
		`Content-Type: multipart/alternative; boundary="${boundary}"`,
		'',
		part('plain', text),
		part('html', html),
		`--${boundary}--`,
		'',
	].join('\r\n')
