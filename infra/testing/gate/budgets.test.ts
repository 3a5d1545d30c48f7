import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { firstLoad, functionBundles, grown } from './budgets.ts'

function folderWith(files: Record<string, string>) {
	const folder = mkdtempSync(join(tmpdir(), 'budgets-'))
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(join(folder, name, '..'), { recursive: true })
		writeFileSync(join(folder, name), text)
	}
	return folder
}

const weight = (...texts: string[]) => texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000

test('the first load is the entry, the page and their imports, each counted once', () => {
	const build = folderWith({
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
	})
	expect(firstLoad(build, 'Home.tsx')).toBe(weight('entry', 'shared by both', 'home'))
	expect(() => firstLoad(build, 'Gone.tsx')).toThrow(/Gone\.tsx/)
	// The router's text gave no source for the page.
	expect(() => firstLoad(build, '')).toThrow()
})

test('every function of the template is weighed', () => {
	const lambda = (name: string) => ({
		Type: 'AWS::Lambda::Function',
		Metadata: { 'aws:cdk:path': `BTG-local-App/${name}/Function/Resource`, 'aws:asset:path': `asset.${name}` },
	})
	const assembly = folderWith({
		'BTG-local-App.template.json': JSON.stringify({
			Resources: { A: lambda('account'), B: lambda('files'), C: { Type: 'Other' } },
		}),
		'asset.account/index.js': 'one',
		'asset.files/index.js': 'two',
	})
	expect(functionBundles(assembly)).toEqual({ account: weight('one'), files: weight('two') })
})

test('a bundle that grew by more than 3 %, or has no record, is named', () => {
	expect(grown({ account: 103, files: 103.1, reports: 1 }, { account: 100, files: 100 })).toEqual(['files', 'reports'])
})
