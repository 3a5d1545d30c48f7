import { renderToStaticMarkup } from 'react-dom/server'
import { leavePath } from '#shared/newsletter/links.ts'
import type { Language } from '#shared/words/t.ts'
import type { MailContent } from './content.ts'
import { Layout } from './layout.tsx'
import { plainText } from './plain-text.ts'
import { changeMails, codeMails, erasingMails } from './templates/account.ts'
import { applicationMails, followUpMails } from './templates/application.ts'
import { digestMails } from './templates/digest.ts'
import { employeeMails } from './templates/employee.ts'
import { eventMails } from './templates/event.ts'
import { joinMails } from './templates/join.ts'
import { type ContentOf, greet, type Letter, type Templates, type Writer, writerIn } from './words.ts'

const templatesOf = (writer: Writer): Templates => ({
	...codeMails(writer),
	...changeMails(writer),
	...erasingMails(writer),
	...applicationMails(writer),
	...followUpMails(writer),
	...joinMails(writer),
	...eventMails(writer),
	...employeeMails(writer),
	...digestMails(writer),
})

const wordsOf = <Name extends MailContent['template']>(content: ContentOf<Name>, writer: Writer) =>
	templatesOf(writer)[content.template](content)

function letterOf(content: MailContent, writer: Writer): Letter {
	const words = wordsOf(content, writer)
	const firstName = 'firstName' in content ? content.firstName : ''
	return { ...words, title: words.title ?? words.subject, greeting: greet(firstName, writer.say) }
}

/** RFC 8058: mail programs show a button of their own, which posts to this address. */
const leaveHeaders = (siteAddress: string, token: string) => [
	`List-Unsubscribe: <${siteAddress}${leavePath}?token=${token}>`,
	'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
]

/** Renders a mail as HTML and as text, in one language. Links lead to our own site and nowhere else. */
export function renderMail(content: MailContent, siteAddress: string, language: Language) {
	const writer = writerIn(language, siteAddress)
	const words = letterOf(content, writer)
	return {
		subject: words.subject,
		html: `<!doctype html>${renderToStaticMarkup(<Layout words={words} writer={writer} />)}`,
		text: plainText(words, writer),
		headers: words.leave === undefined ? [] : leaveHeaders(siteAddress, words.leave),
		calendar: words.calendar,
	}
}
