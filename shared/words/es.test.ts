import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import mailed from './es/mailed.json' with { type: 'json' }
import ready from './es/ready.json' with { type: 'json' }
import said from './es/said.json' with { type: 'json' }
import shown from './es/shown.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const pairs = Object.entries({ ...said, ...shown, ...mailed, ...ready })
const holes = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted()

/** What docs/glossary-es.md decides against. */
const forbiddenWords = [
	'aplicar',
	'aplicación',
	'aplicante',
	'token',
	'email',
	'emails',
	'tu',
	'tú',
	'tus',
	'desorden',
	'sangrado',
	'remover',
	'someter',
	'clave',
	'presupuesto',
	'informe',
	'reporte',
	'dispositivo',
] as const

const times = (sign: string, text: string) => text.split(sign).length

/** Says what is wrong with a translation, whatever language the reader of this speaks. */
function faultsOf(english: string, spanish: string): string[] {
	if (spanish.trim() === '') return ['It’s empty.']
	const own = spanish.replace(/\{\w+\}|\S+@\S+/g, '')
	const forbidden = forbiddenWords.filter((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(own))
	return [
		...(spanish.trim() === spanish ? [] : ['It begins or ends with a space.']),
		...(String(holes(spanish)) === String(holes(english))
			? []
			: [`It needs ${holes(english).join(' ') || 'no braces'}, and has ${holes(spanish).join(' ') || 'none'}.`]),
		// A placeholder for the organization's own words is in both languages, because otherwise one page would have a blank in it.
		...(spanish.includes('[') === english.includes('[') ? [] : ['One of the two has [brackets].']),
		...['¿?', '¡!'].flatMap(([opens = '', closes = '']) =>
			times(opens, spanish) === times(closes, spanish)
				? []
				: [`Each ${closes} needs its ${opens}, and each ${opens} its ${closes}.`],
		),
		...forbidden.map((word) => `The glossary decides against “${word}”.`),
	]
}

/** With the two escapes that our words use as what they stand for. */
const source = globSync('{shared,web/src,functions/domain/mail}/**/*.{ts,tsx}', { cwd: root })
	.filter((file) => !/\.test\.|words\/es\//.test(file))
	.map((file) => readFileSync(join(root, file), 'utf8'))
	.join('\n')
	.replaceAll('\\n', '\n')
	.replaceAll('\\u00a0', '\u00a0')

test('no translation has a fault', () => {
	const faults = pairs.map(([english, spanish]) => [english, ...faultsOf(english, spanish)])
	expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([])
})

test('a sentence that nobody says any more is taken out', () => {
	const quoted = (english: string) => [`'${english.replaceAll("'", "\\'")}'`, `"${english}"`]
	const unused = pairs.filter(([english]) => !quoted(english).some((literal) => source.includes(literal)))
	expect(unused.map(([english]) => english)).toEqual([])
})

test('what the server says is said once and has nothing to fill in, because it’s looked up as a whole', () => {
	const keys = Object.keys(said)
	expect(keys.filter((english) => holes(english).length > 0 || / ~/.test(english))).toEqual([])
	expect(keys.filter((english) => english in shown)).toEqual([])
})
