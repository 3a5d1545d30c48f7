import { leavePath } from '#shared/newsletter/links.ts'
import type { Language } from '#shared/words/t.ts'
import type { MailContent } from './content.ts'
import { layout } from './layout.ts'
import { plainText } from './plain-text.ts'
import { accountMails } from './templates/account.ts'
import { applicationMails } from './templates/application.ts'
import { employeeMails } from './templates/employee.ts'
import { eventMails } from './templates/event.ts'
import { joinMails } from './templates/join.ts'
import { type ContentOf, greeting, type Letter, type Templates, type Writer, writerIn } from './words.ts'

const templates: Templates = { ...accountMails, ...applicationMails, ...joinMails, ...eventMails, ...employeeMails }

const wordsOf = <Name extends MailContent['template']>(content: ContentOf<Name>, writer: Writer) =>
	templates[content.template](content, writer)

function letterOf(content: MailContent, writer: Writer): Letter {
	const words = wordsOf(content, writer)
	const firstName = 'firstName' in content ? content.firstName : ''
	return { ...words, title: words.title ?? words.subject, greeting: greeting(firstName) }
}

/** RFC 8058: mail programs show a button of their own, which posts to this address. */
const leaveHeaders = (siteAddress: string, token: string) => [
	`List-Unsubscribe: <${siteAddress}${leavePath}?token=${token}>`,
	'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
]

/** Renders a mail as HTML and as text, in one language. Links lead to our own site and nowhere else. */
export function renderMail(content: MailContent, siteAddress: string, language: Language) {
	const writer = writerIn(language, siteAddress)
	const letter = letterOf(content, writer)
	return {
		subject: writer.say(letter.subject),
		html: layout(letter, writer),
		text: plainText(letter, writer),
		headers: letter.leave === undefined ? [] : leaveHeaders(siteAddress, letter.leave),
		calendar: letter.calendar,
	}
}
