import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { root } from '#infra/tools/folders.ts'
import { csvOf } from '#shared/csv.ts'
import { sheetOf, takeSheet } from './sheet.ts'

const own = mkdtempSync(join(tmpdir(), 'words-'))
afterAll(() => rmSync(own, { recursive: true }))

const written = 'shared/words/es/shown/home.ts'
const read = () => readFileSync(join(own, written), 'utf8')

beforeEach(() => {
	for (const folder of ['shared/words/es/shown', 'web/src']) mkdirSync(join(own, folder), { recursive: true })
	writeFileSync(
		join(own, written),
		`export const home = {
	Menu: 'Menú',
	// A comment stays.
	'Hello {name}': 'Hola, {name}',
	'Other ~relation': 'Otro',
	'Build\\nthe bridge': 'Construir\\nel\\u00a0puente',
} as const
`,
	)
	writeFileSync(join(own, 'web/src/Menu.tsx'), `export const Menu = () => <b>{t('Hello {name}')}</b>\n`)
})

const rows = {
	Menu: 'Menú',
	'Hello {name}': 'Hola, {name}',
	'Other ~relation': 'Otro',
	'Build\nthe bridge': 'Construir\nel\u00a0puente',
}

type Rows = Partial<Record<string, string>>

const sheet = (changes: Rows = {}) =>
	csvOf(
		[
			['File', () => 'shown/home.ts'],
			['English', ([english]: [string, string | undefined]) => english],
			['Spanish', ([, spanish]) => spanish],
		],
		Object.entries<string | undefined>({ ...rows, ...changes }).filter(([, spanish]) => spanish !== undefined),
	)

const take = (text: string) => takeSheet(own, Buffer.from(text))

test('all sentences of the product come back as they went out', () => {
	expect(takeSheet(root, Buffer.from(sheetOf(root)))).toEqual({ refused: [], written: [], changed: 0 })
})

test('a translator sees where a sentence is used, what to keep, and what it’s about', () => {
	const lines = sheetOf(own).replace('\ufeff', '').split('\r\n')
	expect(lines).toContain('"shown/home.ts","Hello {name}","Hola, {name}","web/src/Menu.tsx","Keep {name} as it is."')
	expect(lines.join()).toContain('"About: relation. Leave out what follows ~."')
})

test('changed Spanish is written where it stood, and nothing else changes', () => {
	const before = read()
	const changes = { 'Hello {name}': 'Qué tal, {name}', 'Build\nthe bridge': 'Hacer\nel\u00a0“puente”' }
	expect(take(sheet(changes))).toEqual({ refused: [], written: [written], changed: 2 })
	const after = before
		.replace("'Hola, {name}'", '"Qué tal, {name}"')
		.replace("'Construir\\nel\\u00a0puente'", '"Hacer\\nel\\u00a0“puente”"')
	expect(read()).toBe(after)
})

test('a sheet saved with semicolons, in the letters of Windows or in another order is taken', () => {
	const lines = ['File;Note;Spanish;English', 'shown/home.ts;;Menús;Menu']
	const others = Object.entries(rows).filter(([english]) => english !== 'Menu')
	const all = [...lines, ...others.map(([english, spanish]) => `shown/home.ts;;"${spanish}";"${english}"`)]
	expect(takeSheet(own, Buffer.from(all.join('\r\n'), 'latin1'))).toMatchObject({ refused: [], changed: 1 })
	expect(read()).toContain('Menu: "Menús"')
})

test.each<[Rows, string]>([
	[{ 'Hello {name}': 'Hola, {nombre}' }, 'Row 3, “Hello {name}”: It needs {name}, and has {nombre}.'],
	[{ Menu: ' ' }, 'Row 2, “Menu”: It’s empty.'],
	[{ Menu: 'Su token' }, 'Row 2, “Menu”: The glossary decides against “token”.'],
	[{ Menu: 'Menú?' }, 'Row 2, “Menu”: Each ? needs its ¿, and each ¿ its ?.'],
	[{ Menus: 'Menús' }, 'Row 6, “Menus”: shown/home.ts has no such sentence. Only the Spanish may be changed.'],
	[{ Menu: undefined }, '“Menu” is missing. Keep every row.'],
])('%j is refused, and nothing is written', (changes, sentence) => {
	const before = read()
	expect(take(sheet({ 'Other ~relation': 'Otra', ...changes }))).toEqual({
		refused: [sentence],
		written: [],
		changed: 0,
	})
	expect(read()).toBe(before)
})

test.each<[string, unknown]>([
	['', 'The first line has to name the columns File, English and Spanish.'],
	['Name,City\nRowan,Mobile\n', 'The first line has to name the columns File, English and Spanish.'],
	['File,English,Spanish\n', 'There are no sentences in it.'],
	['File,English,Spanish\nshown/home.ts,Menu,"Menú\n', 'Line 2: a quotation mark is never closed.'],
	[
		'File,English,Spanish\nshown/home.ts,Menu,Menú\nshown/home.ts,Menu,Menú',
		expect.stringContaining('Row 3, “Menu”: it’s there twice.'),
	],
])('%j is answered with a sentence', (text, sentence) => {
	expect(take(text).refused[0]).toEqual(sentence)
})
