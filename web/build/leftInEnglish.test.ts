import { expect, test } from 'vitest'
import { leftInEnglish } from './leftInEnglish.ts'

const page = {
	title: 'Contacto · Bridge The Gap',
	description: 'Qué hacemos con lo que nos cuenta y quién lo ve.',
	preview: 'Un puente',
	html: '<main><h1>Contacto</h1><p>Sam’s lunch</p><input value="Rental"></main>',
}

test('a Spanish page, with a name and with an answer as it is stored', () => {
	expect(leftInEnglish(page)).toEqual([])
})

test.each([
	['Contact', { title: 'Contact · Bridge The Gap' }],
	[
		'Check on an application with your name and token.',
		{ description: 'Check on an application with your name and token.' },
	],
	['Contact', { preview: 'Contact' }],
	['You’ll hear within 21 days', { html: '<p>\n\tYou’ll hear within 21 days\n</p>' }],
	["You're Already Logged in", { html: '<h1>You&#x27;re Already Logged in</h1>' }],
	['Sign up', { html: '<button>Sign up</button>' }],
	['Home', { html: '<nav aria-label="Home"></nav>' }],
])('“%s” is found in %o', (text, change) => {
	expect(leftInEnglish({ ...page, ...change })).toEqual([text])
})
