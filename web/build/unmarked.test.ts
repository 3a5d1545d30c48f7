import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unmarked } from './unmarked.test.data.ts'

const source = join(import.meta.dirname, '../src')

const files = globSync('{*,{components,content,features,lib}/**/*}.{ts,tsx}', { cwd: source }).filter(
	(file) => !file.includes('.test.'),
)

/** What is the same in every language, stored as it is, or read by the team only. */
const known: Record<string, readonly string[]> = {
	'content/organization.ts': ['Bridge The Gap'],
	'content/pages.ts': ['Bridge The Gap'],
	'components/Page.tsx': ['Bridge The Gap'],
	'features/account/LoginPage.tsx': ['Bridge The Gap'],
	'features/home/HomePage.tsx': ['Bridge The Gap'],
	'features/shell/LanguageSwitch.tsx': ['English', 'Español'],
	'features/shell/Header.tsx': ['View site'],
	'features/apply/Confirmation.tsx': ['Pending'],
	'components/files/FileUploads.tsx': ['Files'],
}

/** The console's ready texts are in both languages, each in its own field. */
const inBoth = 'content/ready-texts.ts'

test('nothing that people read or hear is left without a marker', () => {
	const left = files
		.filter((file) => file !== inBoth)
		.map((file) => {
			const texts = unmarked(readFileSync(join(source, file), 'utf8'), file)
			return [file, texts.filter((text) => !known[file]?.includes(text))] as const
		})
	expect(Object.fromEntries(left.filter(([, texts]) => texts.length > 0))).toEqual({})
})

test.each([
	['<Tick aria-label="done" />', ['done']],
	['<img alt={`a bill`} />', ['a bill']],
	['<input placeholder={short ? "day" : t("Day")} />', ['day']],
	['const title = "Your bill"', ['Your bill']],
	['const names = { open: "Open", shut: `Shut on Sunday` }', ['Open', 'Shut on Sunday']],
	['rich("See {page}", { page: "Our page" })', ['Our page']],
])('%s is found', (code, found) => {
	expect(unmarked(code, 'sample.tsx')).toEqual(found)
})

test.each([
	'<p className="flex items-center" id="menu">{t("Menu")}</p>',
	'import { Menu } from "Menu"; type Kind = "Open" | "Shut"',
	'if (status === "Pending") throw new Error("Nothing here")',
	'plural(files, "{n} file", "{n} files")',
	'const open = { "Open now": true }[place]',
])('%s is fine', (code) => {
	expect(unmarked(code, 'sample.tsx')).toEqual([])
})
