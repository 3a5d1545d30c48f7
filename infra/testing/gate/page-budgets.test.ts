import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { firstLoad } from './page-budgets.ts'

test('the first load is the entry, the page and their imports, each counted once', () => {
	const build = mkdtempSync(join(tmpdir(), 'budgets-'))
	const files = {
		'.vite/manifest.json': JSON.stringify({
			'index.html': { file: 'a/entry.js', isEntry: true, imports: ['shared'] },
			shared: { file: 'a/shared.js' },
			'Home.tsx': { file: 'a/home.js', imports: ['shared', 'index.html'] },
			'Console.tsx': { file: 'a/console.js' },
		}),
		'a/entry.js': 'entry',
		'a/shared.js': 'shared by both',
		'a/home.js': 'home',
		'a/console.js': 'much more',
	}
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(join(build, name, '..'), { recursive: true })
		writeFileSync(join(build, name), text)
	}
	const bytes = ['entry', 'shared by both', 'home'].map((text) => gzipSync(text, { level: 9 }).length)
	expect(firstLoad(build, 'Home.tsx')).toBe(bytes.reduce((sum, each) => sum + each) / 1000)
	expect(() => firstLoad(build, 'Gone.tsx')).toThrow(/Gone\.tsx/)
	// The router's text gave no source for the page.
	expect(() => firstLoad(build, '')).toThrow()
})
