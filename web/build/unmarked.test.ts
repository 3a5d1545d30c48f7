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
		.map((file) => [file, [...new Set(unmarked(readFileSync(join(source, file), 'utf8'), file))]] as const)
	expect(Object.fromEntries(left.filter(([, texts]) => texts.length > 0))).toEqual(known)
})
