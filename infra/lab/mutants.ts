import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { helpIfAsked } from '#infra/tools/arguments.ts'
import { emptyCloudFolder, root } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { say, seconds, Trouble } from '#infra/tools/terminal.ts'
import { mutants } from './mutants/list.ts'

helpIfAsked(`npm run mutants [-- word …]

Before a release: each small change of pure code (infra/lab/mutants) has to turn a unit test red. They're made in a copy of
the sources, so an end at any point leaves nothing changed.

word  tries only changes of files whose path has one of these, such as dates`)

const words = process.argv.slice(2)
const copy = join(emptyCloudFolder('mutants'), 'copy')
const longest = 180_000
/** So many of a hundred mutants may survive. */
const mostSurvivors = 5

await main(async () => {
	const chosen = mutants.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)))
	if (chosen.length === 0) throw new Trouble('No file with such a word in its path has mutants.')
	copySources()
	if (!(await pass([...new Set(chosen.map(({ tests }) => tests))])))
		throw new Trouble('The tests fail without any change: `npx vitest run --project unit` says which.')
	const lost: string[] = []
	const survivors: string[] = []
	let tried = 0
	for (const { file, tests, changes } of chosen)
		for (const [from, to] of changes) {
			const name = `${file}: ${from} → ${to}`
			const began = performance.now()
			const survives = await withChange({ file, from, to }, () => pass([tests]))
			if (survives === undefined) lost.push(name)
			else tried++
			if (survives) survivors.push(name)
			say(`${survives === undefined ? '?' : survives ? '✗' : '✓'} ${name} (${seconds(began)})`)
		}
	if (survivors.length > 0) say(`\nNo test noticed:\n${survivors.map((name) => `  ✗ ${name}`).join('\n')}`)
	if (lost.length > 0) say(`\nNot in the code once:\n${lost.map((name) => `  ? ${name}`).join('\n')}`)
	say(`\n${tried - survivors.length} of ${tried} were noticed`)
	return lost.length === 0 && survivors.length * 100 <= tried * mostSurvivors ? 0 : 1
})

function copySources() {
	const git = [
		'ls-files',
		'--cached',
		'--others',
		'--exclude-standard',
		'-z',
		'shared',
		'functions',
		'web',
		'infra',
		'tsconfig*.json',
	]
	const files = execFileSync('git', git, { cwd: root, encoding: 'utf8', maxBuffer: 10_000_000 }).split('\0')
	const settings = ['package.json', 'vitest.config.ts']
	for (const file of [...files.filter(Boolean), ...settings]) {
		mkdirSync(dirname(join(copy, file)), { recursive: true })
		cpSync(join(root, file), join(copy, file), { force: true })
	}
	symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}

interface Change {
	file: string
	from: string
	to: string
}

/** The answer is undefined where the code has no such place, or several. */
async function withChange<Result>({ file, from, to }: Change, work: () => Promise<Result>) {
	const path = join(copy, file)
	const code = readFileSync(path, 'utf8')
	if (code.split(from).length !== 2) return undefined
	writeFileSync(
		path,
		code.replace(from, () => to),
	)
	try {
		return await work()
	} finally {
		writeFileSync(path, code)
	}
}

/** A run without isolation takes some seconds, so one that doesn't end has noticed the change, too. */
function pass(tests: readonly string[]) {
	const { TEST_CLOUD: _, ...env } = process.env
	const command = [
		...[
			'--import',
			join(root, 'infra/tools/exit-with-parent.mjs'),
			join(root, 'node_modules/vitest/vitest.mjs'),
		],
		...['run', '--project', 'unit', '--no-isolate', '--bail=1', '--testTimeout=60000', ...tests],
	]
	return new Promise<boolean>((resolve) => {
		execFile(
			process.execPath,
			command,
			{ cwd: copy, env, timeout: longest, maxBuffer: 50_000_000 },
			(error) => resolve(error === null),
		)
	})
}
