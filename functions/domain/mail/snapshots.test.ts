import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type Language, languages } from '#shared/words/t.ts'
import type { MailContent } from './content.ts'
import { mails, toEmployees } from './examples.test.data.ts'
import { renderMail } from './render.ts'

const site = 'https://bridge.example.org'
const rule = '='.repeat(76)

/** Reads like a mailbox, below the lines that say which of the variants it is. */
function readable(content: MailContent, language: Language, varies: string[], isFirst: boolean) {
	const { subject, html, text, headers, calendar } = renderMail(content, site, language)
	const preview = /display:none[^>]*>([^<\u2007]*)/.exec(html)?.[1]
	const variant = Object.entries(content)
		.filter(([name]) => varies.includes(name))
		.map(([name, value]) => `${name}: ${JSON.stringify(value) ?? 'none'}`)
	const head = [
		`Subject: ${subject}`,
		`Beside it: ${preview}`,
		...headers,
		...(calendar ? [`Attached: ${calendar.canceled ? 'takes the event off' : 'the event'}`] : []),
	]
	// Every mail ends the same, so the first of its variants shows how.
	const words = isFirst ? text : text.split('\n\n--\n')[0]
	return [...variant, rule, ...head, '', words, ''].join('\n')
}

/** Lists the fields in which the variants differ. */
const varying = (contents: MailContent[]) =>
	[...new Set(contents.flatMap((content) => Object.keys(content)))].filter(
		(name) => new Set(contents.map((content) => JSON.stringify(Object(content)[name]))).size > 1,
	)

const written = (template: string, language: Language) =>
	language === 'en' ? `${template}.txt` : `${template}.${language}.txt`

/** Mails to employees are in English only. */
const inLanguage = mails.flatMap((mail) =>
	languages
		.filter((language) => language === 'en' || !toEmployees.includes(mail.template))
		.map((language) => ({ ...mail, language })),
)

test.each(inLanguage)(
	'$template says in $language what a person has read (vitest -u writes it anew)',
	async ({ template, contents, language }) => {
		const varies = varying(contents)
		const words = contents.map((content, index) => readable(content, language, varies, index === 0))
		await expect(words.join('\n\n')).toMatchFileSnapshot(`snapshots/${written(template, language)}`)
	},
)

test('every kept snapshot belongs to a mail that exists', async () => {
	const kept = await readdir(new URL('snapshots', import.meta.url))
	const names = inLanguage.map(({ template, language }) => written(template, language))
	expect(names).toEqual(expect.arrayContaining(kept))
})
