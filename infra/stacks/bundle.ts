import { execFileSync } from 'node:child_process'
import { cpSync, globSync, rmSync } from 'node:fs'
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

/** Each function begins with one of these files. The last one is a function on LocalStack alone. */
export const entries = [
	...globSync(['functions/*/handler.ts', 'functions/jobs/*.{ts,tsx}'], { cwd: root }).filter(
		(file) => !file.includes('.test.'),
	),
	'infra/stacks/stand-in/scan-upload.ts',
]

/** A function on Lambda has its credentials in its environment. The search for others costs 10 ms of each start. */
const searchForCredentials = [
	'@aws-sdk/credential-provider-http',
	'@aws-sdk/credential-provider-ini',
	'@aws-sdk/credential-provider-process',
	'@aws-sdk/credential-provider-sso',
	'@aws-sdk/credential-provider-web-identity',
	'@smithy/credential-provider-imds',
]

const beside = [...withMachineCode, ...loadedLater]

/** It's in `.local`, because a source map names the sources from there. */
const made = join(root, '.local', `bundles-${process.pid}`)

/** Many functions are bundled at once: what they share is read once, which takes a third of the time. */
export function bundleTogether(functions: string[], { local }: { local: boolean }) {
	rmSync(made, { recursive: true, force: true })
	process.once('exit', () => rmSync(made, { recursive: true, force: true }))
	buildSync({
		...options,
		entryPoints: functions,
		outdir: made,
		outbase: root,
		entryNames: '[dir]/[name]/index',
		external: [...beside, ...searchForCredentials],
		sourcemap: local,
		sourcesContent: false,
	})
	for (const name of loadedLater)
		buildSync({
			...options,
			entryPoints: [name],
			outfile: join(made, 'node_modules', name, 'index.js'),
			external: searchForCredentials,
		})
}

/**
 * One of the bundles. It has everything that the function needs: on a laptop also a source map, and packages with
 * machine code as they're installed. For AWS npm fetches those of Lambda's processor, whatever the deploying machine has.
 */
export function copyBundle(entry: string, to: string, { local }: { local: boolean }) {
	cpSync(join(made, entry.replace(/\.tsx?$/, '')), to, { recursive: true })
	const used = beside.filter((name) => importsPackage(entry, name))
	for (const name of used.filter((name) => loadedLater.includes(name)))
		cpSync(join(made, 'node_modules', name), join(to, 'node_modules', name), { recursive: true })
	const native = used.filter((name) => withMachineCode.includes(name))
	if (native.length > 0) {
		const script = join(root, 'infra/tools/copy-packages.ts')
		execFileSync(process.execPath, [script, to, ...(local ? [] : ['--arm64']), ...native], {
			stdio: ['ignore', 'ignore', 'inherit'],
		})
	}
}

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
