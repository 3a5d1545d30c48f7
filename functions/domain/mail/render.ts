import { leavePath } from '#shared/newsletter/links.ts'
import type { Language } from '#shared/words/t.ts'
import type { MailContent } from './content.ts'
import { layout } from './layout.ts'
import { accountMails } from './templates/account.ts'
import { applicationMails } from './templates/application.ts'
import { employeeMails } from './templates/employee.ts'
import { eventMails } from './templates/event.ts'
import { joinMails } from './templates/join.ts'
import {
	type ContentOf,
	greeting,
	help,
	type Letter,
	type Part,
	type Templates,
	type Writer,
	writerIn,
} from './words.ts'

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

/** The same words on paper, without what is about an email, and wrapped by nobody but the paper. */
export function renderLetter(content: MailContent, siteAddress: string, language: Language) {
	const writer = writerIn(language, siteAddress)
	const { title, greeting, body } = letterOf(content, writer)
	const paragraphs = body.map((part) => written(part, writer, String))
	return { title: writer.say(title), paragraphs: [writer.say(greeting), ...paragraphs] }
}

const width = 72

/** For people who read mail as text: the same words, the code alone on its line, addresses whole on theirs. */
const plainText = ({ title, greeting, body, question, answer }: Letter, writer: Writer) =>
	[
		'BRIDGE THE GAP',
		writer.say(title),
		writer.say(greeting),
		...body.map((part) => written(part, writer)),
		wrap(`${writer.say(question)} ${writer.say(answer)}`),
		'--',
		wrap(writer.say(help)),
		writer.page('/contact'),
	].join('\n\n')

function written(part: Part<string>, { say, page }: Writer, fold: (sentences: string) => string = wrap) {
	if (typeof part === 'string') return fold(say(part))
	if ('code' in part) return `    ${part.code}`
	if ('token' in part) return `    ${part.token}`
	if ('list' in part) return part.list.map((item) => fold(`- ${say(item)}`)).join('\n')
	if ('link' in part) return `${say(part.link)}:\n${page(part.path)}`
	if ('links' in part) return part.links.map(({ link, path }) => `- ${say(link)}:\n  ${page(path)}`).join('\n')
	return fold(say(part))
}

function wrap(sentences: string) {
	const lines: string[] = []
	let line = ''
	for (const word of sentences.split(' ')) {
		if (line && line.length + 1 + word.length > width) {
			lines.push(line)
			line = word
		} else line = line ? `${line} ${word}` : word
	}
	return [...lines, line].join('\n')
}
