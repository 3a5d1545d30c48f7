import { renderToStaticMarkup } from 'react-dom/server'
import { leavePath } from '#shared/newsletter/links.ts'
import type { MailContent } from './content.ts'
import { Layout } from './layout.tsx'
import { plainText } from './plain-text.ts'
import { accountMails } from './templates/account.ts'
import { applicationMails } from './templates/application.ts'
import { digestMails } from './templates/digest.ts'
import { employeeMails } from './templates/employee.ts'
import { eventMails } from './templates/event.ts'
import { joinMails } from './templates/join.ts'
import type { ContentOf, Page, Templates } from './words.ts'

const templates: Templates = {
	...accountMails,
	...applicationMails,
	...joinMails,
	...eventMails,
	...employeeMails,
	...digestMails,
}

const wordsOf = <Name extends MailContent['template']>(content: ContentOf<Name>, page: Page) =>
	templates[content.template](content, page)

/** RFC 8058: mail programs show a button of their own, which posts to this address. */
const leaveHeaders = (page: Page, token: string) => [
	`List-Unsubscribe: <${page(leavePath)}?token=${token}>`,
	'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
]

/** Renders a mail as HTML and as text. Links lead to our own site and nowhere else. */
export function renderMail(content: MailContent, siteAddress: string) {
	const page: Page = (path) => siteAddress + path
	const words = wordsOf(content, page)
	return {
		subject: words.subject,
		html: `<!doctype html>${renderToStaticMarkup(<Layout words={words} page={page} />)}`,
		text: plainText(words, page),
		headers: words.leave === undefined ? [] : leaveHeaders(page, words.leave),
		calendar: words.calendar,
	}
}
