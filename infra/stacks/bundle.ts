import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, buildSync, type Metafile } from 'esbuild'

export const root = join(import.meta.dirname, '..', '..')

const options = {
	absWorkingDir: root,
	bundle: true,
	minify: true,
	platform: 'node',
	target: 'node24',
	// CommonJS, because an ES module that imports `node:http` makes Node load all of `fetch` as well.
	format: 'cjs',
	mainFields: ['module', 'main'],
	define: { 'process.env.NODE_ENV': '"production"' },
	logLevel: 'error',
} satisfies BuildOptions

/** These packages have machine code, which can't be part of a bundle's one file. */
const withMachineCode = ['sharp']

/** Most requests don't need these large packages, so our code loads each with `import()` from a file of its own. */
const loadedLater = ['@aws-sdk/client-s3']

/**
 * The function's bundle has everything it needs. On a laptop it has a source map, and packages with machine code as
 * they're installed. For AWS npm fetches those of Lambda's processor, whatever the deploying machine has.
 */
export function bundle(entry: string, to: string, { local }: { local: boolean }) {
	const beside = [...withMachineCode, ...loadedLater]
	buildSync({
		...options,
		entryPoints: [entry],
		outfile: join(to, 'index.js'),
		external: beside,
		sourcemap: local,
		sourcesContent: false,
	})
	const used = beside.filter((name) => importsPackage(entry, name))
	for (const name of used.filter((name) => loadedLater.includes(name)))
		buildSync({ ...options, entryPoints: [name], outfile: join(to, 'node_modules', name, 'index.js') })
	const native = used.filter((name) => withMachineCode.includes(name))
	if (native.length > 0) {
		const script = join(root, 'infra/tools/copy-packages.ts')
		execFileSync(process.execPath, [script, to, ...(local ? [] : ['--arm64']), ...native], {
			stdio: ['ignore', 'ignore', 'inherit'],
		})
	}
}

/** Each function begins with one of these files. */
export const entries = globSync(['functions/*/handler.ts', 'functions/jobs/*.{ts,tsx}'], { cwd: root }).filter(
	(file) => !file.includes('.test.'),
)

const importsFrom = (files: string[]) =>
	buildSync({
		absWorkingDir: root,
		stdin: { contents: files.map((file) => `import './${file}'`).join('\n'), resolveDir: root },
		bundle: true,
		packages: 'external',
		platform: 'node',
		format: 'esm',
		write: false,
		metafile: true,
	}).metafile.inputs

let known: Metafile['inputs'] = {}

/** esbuild names what each file imports. It's asked about all functions at once, because each time takes as long. */
function importsOf(file: string) {
	if (!known[file]) known = { ...known, ...importsFrom(entries.includes(file) ? entries : [file]) }
	return known[file]?.imports ?? []
}

/** The answer has all of our files that a file imports, and the file itself. */
export function filesBehind(entry: string) {
	const found = new Set([entry])
	for (const file of found) for (const { path, external } of importsOf(file)) if (!external) found.add(path)
	return [...found]
}

const importsPackage = (entry: string, name: string) =>
	filesBehind(entry).some((file) => importsOf(file).some(({ path, external }) => external && path === name))

/** A program that goes on while people change the code calls this to read the files again. */
export function readAgain() {
	known = {}
}
