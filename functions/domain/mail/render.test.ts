import { expect, test } from 'vitest'
import { online } from '#shared/events/rules.ts'
import mailed from '#shared/words/es/mailed.json' with { type: 'json' }
import said from '#shared/words/es/said.json' with { type: 'json' }
import shown from '#shared/words/es/shown.json' with { type: 'json' }
import { languages, withoutNote } from '#shared/words/t.ts'
import { mails, toEmployees } from './examples.test.data.ts'
import { renderMail } from './render.ts'
import { greeting, writerIn, written } from './words.ts'

const site = 'https://bridge.example.org'
const everyMail = mails.flatMap(({ contents }) => contents)

/** Employees get English only. */
const inBoth = everyMail.flatMap((content) =>
	languages
		.filter((language) => language === 'en' || !toEmployees.includes(content.template))
		.map((language) => ({ content, template: content.template, language })),
)

test.each(inBoth)('$template in $language links to our own site and nowhere else', ({ content, language }) => {
	const { html, text } = renderMail(content, site, language)
	const addresses = [...`${html}\n${text}`.matchAll(/https?:[^\s"<]+/g)].map(([address]) => new URL(address))
	expect(addresses.length).toBeGreaterThan(2)
	for (const { origin, pathname } of addresses) {
		expect(origin).toBe(site)
		if (pathname === '/mail-logo.png') continue
		if (language !== 'en') expect(pathname).toMatch(/^\/es\//)
		expect([
			'/recover',
			'/login',
			'/contact',
			'/dashboard',
			'/dashboard/settings/passkeys',
			'/dashboard/settings/applications',
			'/dashboard/settings/users',
			...['applications', 'reports', 'books', 'employees', 'affiliates'].map((path) => `/dashboard/${path}`),
			'/find',
			'/unsubscribe',
			'/events',
			'/events/cancel',
			'/events/door',
			'/reference',
			'/stop-helping',
		]).toContain(pathname.replace(/^\/es(?=\/)/, ''))
	}
	expect(html).not.toMatch(/<(script|link|iframe|form)|url\(/)
	expect(html.match(/<img [^>]*>/g)).toEqual([
		expect.stringContaining(`src="${site}/mail-logo.png" alt="Bridge The Gap"`),
	])
})

test.each(inBoth)('$template in $language says in text what it says in HTML', ({ content, language }) => {
	const { html, text } = renderMail(content, site, language)
	expect(html).toContain(`<html lang="${language}">`)
	const shown = flat(
		html
			.replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, '$1')
			.toLowerCase()
			.replace(/<style.*?<\/style>|<head>.*?<\/head>|<[^>]+>/gs, ' '),
	)
	for (const sentence of text.split('\n\n').filter((part) => /\w{3} \w/.test(part)))
		for (const half of flat(sentence.replace(/^- /gm, '').toLowerCase()).split(': '))
			expect(shown).toContain(half.replace(/:$|https.*$/, ''))
	expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(76)
})

test.each(inBoth)(
	'$template in $language keeps its subject free of people, and says what to do if it came to the wrong person',
	({ content, language }) => {
		const { subject, text } = renderMail(content, site, language)
		expect(subject).not.toMatch(/Rosa|482017|7K2M9QXR4T|BTG-|1,?240|approved|denied|aprobad|[\r\n]/)
		expect(subject.length).toBeLessThanOrEqual(60)
		expect(text).toMatch(/(Didn’t (apply|sign up|ask for this|expect this|help anyone)|Wasn’t that you|¿No .+)\?/)
		expect(text).toContain(language === 'en' ? `${site}/contact` : `${site}/es/contact`)
	},
)

test('a code has its own line, and can be copied without spaces', () => {
	const withCode = everyMail.filter((content) => 'code' in content)
	expect(withCode).toHaveLength(3)
	for (const content of withCode) {
		const { html, text } = renderMail(content, site, 'en')
		expect(text.split('\n')).toContain(`    ${content.code}`)
		expect(html.replace(/<[^>]+>/g, '')).toContain(content.code)
		expect(text).toContain('10 minutes')
	}
})

test('a name that a stranger typed is escaped, and is not sent to the owner of the address', () => {
	const firstName = '<img src=x onerror=alert(1)>"\r\nBcc: someone'
	const { html, subject } = renderMail({ template: 'verification', firstName, code: '482017' }, site, 'en')
	expect(html).toContain('Hello &lt;img')
	expect(html).not.toContain('<img src=x')
	expect(subject).not.toMatch(/[\r\n]/)
	const taken = renderMail({ template: 'address-in-use' }, site, 'en')
	expect(taken.text).toContain('Hello,')
})

test.each([
	['Rosa', 'Hello Rosa,'],
	['J.R.', 'Hello J.R.,'],
	['Anne  Marie', 'Hello Anne Marie,'],
	['Dr. Rosa', 'Hello Dr. Rosa,'],
	['', 'Hello,'],
	['win at evil.example', 'Hello,'],
	['пример.рф', 'Hello,'],
])('a name that mail programs would turn into a link is left out: %j', (name, words) => {
	expect(writerIn('en', site).say(greeting(name))).toBe(words)
})

const flat = (written: string) =>
	written
		.replace(/&#x27;|&#39;/g, "'")
		.replace(/\s+/g, ' ')
		.trim()

test('each line of what a person wrote is a paragraph, without blanks around it or side by side', () => {
	expect(written(' Please  call us. \n\n We are there.')).toEqual([
		{ text: 'Please call us.' },
		{ text: 'We are there.' },
	])
	expect(writerIn('en', site).say(greeting(' Rosa '))).toBe('Hello Rosa,')
})

test('an event online is online in Spanish too, and has no door at which a form saves time', () => {
	const [first] = mails.flatMap(({ contents }) => contents).filter(({ template }) => template === 'event-signed-up')
	if (first?.template !== 'event-signed-up') expect.unreachable()
	const mail = renderMail({ ...first, event: { ...first.event, location: online } }, site, 'es')
	expect(mail.text).toContain('En línea')
	expect(mail.text).not.toContain('/events/door')
	expect(renderMail(first, site, 'es').text).toContain('/events/door')
})

test('the phone number calls us, in every mail', () => {
	for (const { content, language } of inBoth)
		expect(renderMail(content, site, language).html).toMatch(
			/(Call|Llame al) <a href="tel:5555550100"[^>]*>\(555\) 555-0100<\/a>/,
		)
})

const toOutsiders = mails.filter(({ template }) => !toEmployees.includes(template)).flatMap(({ contents }) => contents)

test.each(toOutsiders)('nothing of ours is English in $template', (content) => {
	const { subject, html, text } = renderMail(content, site, 'es')
	const whole = `${subject}\n${html}\n${text.replace(/\s+/g, ' ')}`
	for (const english of Object.keys({ ...said, ...mailed })) {
		// A sentence with holes is known by what stands before the first one.
		const [beginning = ''] = withoutNote(english).split('{')
		if (/\w{3} \w/.test(beginning)) expect(whole).not.toContain(beginning.trim())
	}
	expect(whole).not.toMatch(/Hello|January|March|November|December/)
})

test('what a mail and a page both say is the same in Spanish, and the server’s sentences aren’t repeated', () => {
	const onPages: Readonly<Record<string, string>> = shown
	const other = Object.entries(mailed).filter(([english, spanish]) => (onPages[english] ?? spanish) !== spanish)
	expect(other).toEqual([])
	expect(Object.keys(mailed).filter((english) => english in said)).toEqual([])
})
