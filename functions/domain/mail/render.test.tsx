import { expect, test } from 'vitest'
import { languages } from '#shared/words/t.ts'
import type { MailContent } from './content.ts'
import { mails, toEmployees } from './examples.test.data.ts'
import { renderMail } from './render.tsx'
import { type ContentOf, greet, writerIn } from './words.ts'

const site = 'https://bridge.example.org'
const everyMail = mails.flatMap(({ contents }) => contents)

/** The first of its variants. */
function example<Name extends MailContent['template']>(template: Name): ContentOf<Name> {
	const found = everyMail.find((content): content is ContentOf<Name> => content.template === template)
	return found ?? expect.unreachable()
}

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
		]).toContain(pathname.replace(/^\/es(?=\/)/, ''))
	}
	expect(html).not.toMatch(/<(img|script|link|iframe|form)|url\(/)
})

test.each(inBoth)('$template in $language says in text what it says in HTML', ({ content, language }) => {
	const { html, text } = renderMail(content, site, language)
	expect(html).toContain(`<html lang="${language}">`)
	const shown = flat(html.toLowerCase().replace(/<style.*?<\/style>|<head>.*?<\/head>|<[^>]+>/gs, ' '))
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
		expect(text).toMatch(/(Didn’t (apply|sign up|ask for this|expect this)|Wasn’t that you|¿No .+)\?/)
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

test.each([
	['asked', 'We need something more from you'],
	['reminder', 'We’re still missing something from you'],
	['more time', 'You have more time to send what’s missing'],
] as const)('what is missing is listed with its last day: %s', (occasion, expected) => {
	const content = { ...example('missing'), member: false }
	const { subject, text } = renderMail({ ...content, occasion }, site, 'en')
	expect(subject).toBe(expected)
	expect(text).toContain('- Every page of the bill.\n- Please also send the second letter.')
	expect(text).toContain('by March 18, 2026.')
	expect(text).toContain(`${site}/find`)
	expect(renderMail({ ...content, member: true }, site, 'en').text).not.toContain('BTG-')
})

test('a name that a stranger typed is escaped, and is not sent to the owner of the address', () => {
	const firstName = '<img src=x onerror=alert(1)>"\r\nBcc: someone'
	const { html, subject } = renderMail({ template: 'verification', firstName, code: '482017' }, site, 'en')
	expect(html).toContain('Hello &lt;img')
	expect(html).not.toContain('<img')
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
])('a name that mail programs would turn into a link is left out: %j', (name, greeting) => {
	expect(greet(name, writerIn('en', site).say)).toBe(greeting)
})

const flat = (written: string) =>
	written
		.replace(/&#x27;|&#39;/g, "'")
		.replace(/\s+/g, ' ')
		.trim()

test.each([
	[1, '$1.'],
	[999, '$999.'],
	[1000, '$1,000.'],
	[999_999_999, '$999,999,999.'],
])('a decision that grants %i says %s', (granted, shown) => {
	const decision = { template: 'decision', firstName: 'Rosa', message: '', member: true } as const
	expect(renderMail({ ...decision, status: 'Approved', granted }, site, 'en').text).toContain(`We approved ${shown}`)
})

test.each([
	['coming', false],
	['off', true],
	['over', undefined],
] as const)('of an event that is %s, the file for calendars cancels: %s', (state, canceled) => {
	const { event } = example('event-message')
	const { calendar, text } = renderMail(
		{ template: 'event-message', message: 'Hello', event, state, forGuests: [] },
		site,
		'en',
	)
	expect(calendar).toEqual(canceled === undefined ? undefined : { event, canceled })
	expect(text.includes('open the attached file')).toBe(canceled === true)
})

test('the phone number calls us, in every mail', () => {
	for (const { content, language } of inBoth)
		expect(renderMail(content, site, language).html).toMatch(
			/(Call|Llame al) <a href="tel:5555550100"[^>]*>\(555\) 555-0100<\/a>/,
		)
})
