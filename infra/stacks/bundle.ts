import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type BuildOptions, buildSync, type Metafile } from 'esbuild'

export const root = join(import.meta.dirname, '..', '..')

/** These packages read the certificate that a device may send with a passkey. We ask for none. */
const certificates = [
	'@peculiar/x509',
	'@peculiar/asn1-android',
	'@peculiar/asn1-rsa',
	'@peculiar/asn1-x509',
	'@peculiar/asn1-x509-post-quantum',
	'reflect-metadata',
]

/** Smaller replacements for packages of which a bundle needs only a small part. */
const leaner = {
	'@aws-sdk/credential-provider-node': 'credentials.ts',
	'@aws-sdk/middleware-endpoint-discovery': 'endpoint-discovery.ts',
	'@smithy/core/event-streams': 'event-streams.ts',
	...Object.fromEntries(certificates.map((name) => [name, 'certificates.ts'])),
}

const options = {
	absWorkingDir: root,
	bundle: true,
	minify: true,
	platform: 'node',
	target: 'node22',
	// CommonJS, because an ES module that imports `node:http` makes Node load all of `fetch` as well.
	format: 'cjs',
	mainFields: ['module', 'main'],
	alias: Object.fromEntries(
		Object.entries(leaner).map(([name, file]) => [name, join(root, 'functions/platform/bundle', file)]),
	),
	define: { 'process.env.NODE_ENV': '"production"' },
	logLevel: 'error',
} satisfies BuildOptions

/** Packages with machine code, which can't be part of a bundle's one file. */
const withMachineCode = ['sharp']

/** Large packages that most requests don't need. Our code loads them with `import()`, each from a file of its own. */
const loadedLater = ['@aws-sdk/client-s3']

/**
 * Bundles a function with everything it needs into a folder. On a laptop it has a source map, and packages with machine
 * code as they're installed. For AWS npm fetches those of Lambda's processor, whatever the machine has that deploys.
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

const known = new Map<string, Metafile['inputs']>()

/** Asks esbuild for the files that it reads for a function, once, because several stacks have the same functions. */
function inputsOf(entry: string) {
	const inputs =
		known.get(entry) ??
		buildSync({
			absWorkingDir: root,
			entryPoints: [entry],
			bundle: true,
			packages: 'external',
			platform: 'node',
			format: 'esm',
			write: false,
			outdir: 'unused',
			metafile: true,
		}).metafile.inputs
	known.set(entry, inputs)
	return inputs
}

/** All of our files that a file imports, itself included. */
export const filesBehind = (entry: string) => Object.keys(inputsOf(entry))

const importsPackage = (entry: string, name: string) =>
	Object.values(inputsOf(entry)).some(({ imports }) =>
		imports.some(({ path, external }) => external && path === name),
	)

/** Forgets what was read before, for a program that goes on while people change the code. */
export const readAgain = () => known.clear()
