import { expect, test } from 'vitest'
import { askedFor } from '#shared/applications/missing.ts'
import mailed from '#shared/words/es/mailed.json' with { type: 'json' }
import said from '#shared/words/es/said.json' with { type: 'json' }
import shown from '#shared/words/es/shown.json' with { type: 'json' }
import { withoutNote } from '#shared/words/t.ts'
import { mails, toEmployees } from './examples.test.data.ts'
import { renderMail } from './render.tsx'

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

test('what is missing is said in Spanish, and an employee’s own words stay', () => {
	const asked = askedFor({ things: ['bill', 'page', 'name'], words: 'Please also send the second letter.' })
	const missing = { template: 'missing', occasion: 'asked', asked, lastDay: '2026-03-18' } as const
	const content = { ...missing, firstName: 'Rosa', token: 'BTG-7K2M-9QXR-4TNV-W8HC', member: false }
	const { text } = renderMail(content, site, 'es')
	expect(text).toContain('- La factura, o una carta que muestre')
	expect(text).toContain('- Todas las páginas de la factura.')
	expect(text).toContain('- Una página de la factura que muestre')
	expect(text).toContain('- Please also send the second letter.')
	expect(text).toContain('a más tardar el 18 de marzo de 2026.')
})

test('what a mail and a page both say is the same in Spanish, and the server’s sentences aren’t repeated', () => {
	const onPages: Readonly<Record<string, string>> = shown
	const other = Object.entries(mailed).filter(([english, spanish]) => (onPages[english] ?? spanish) !== spanish)
	expect(other).toEqual([])
	expect(Object.keys(mailed).filter((english) => english in said)).toEqual([])
})
