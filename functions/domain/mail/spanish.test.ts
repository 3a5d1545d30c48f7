import { expect, test } from 'vitest'
import mailed from '#shared/words/es/mailed.json' with { type: 'json' }
import said from '#shared/words/es/said.json' with { type: 'json' }
import shown from '#shared/words/es/shown.json' with { type: 'json' }
import { withoutNote } from '#shared/words/t.ts'
import { mails, toEmployees } from './examples.test.data.ts'
import { renderMail } from './render.ts'

const site = 'https://bridge.example.org'

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
