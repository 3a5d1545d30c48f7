import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { EnvironmentOptions, Plugin } from 'vite'
import type { BuiltPage } from '#web/prerender.tsx'
import { deskWorker, routes } from '../../shared/paths.ts'
import { type Language, languages } from '../../shared/words/t.ts'
import { documentOf, robotsOf, sitemapOf } from './document.ts'
import { filesOf, manifestOf, readManifest, readPageSources } from './filesOf.ts'

/** Vite names what it makes: the site for a browser, and the code that draws its pages, in each language. */
const made: Record<Language, { client: string; ssr: string }> = {
	en: { client: 'client', ssr: 'ssr' },
	es: { client: 'client_es', ssr: 'ssr_es' },
}

export const languageOf = (environment: string) =>
	languages.find((language) => Object.values(made[language]).includes(environment)) ?? 'en'

/** The site is built once for each language that is offered, and the code of one language has no word of another. */
const environmentsIn = (language: Language): Record<string, EnvironmentOptions> => {
	const define = { 'import.meta.env.VITE_LANGUAGE': JSON.stringify(language) }
	const { client, ssr } = made[language]
	return {
		[client]: { define, consumer: 'client', build: { copyPublicDir: language === 'en' } },
		[ssr]: {
			define,
			consumer: 'server',
			resolve: { noExternal: true },
			build: { ssr: 'src/prerender.tsx', copyPublicDir: false, manifest: false },
		},
	}
}

/** What someone opens next on a page, and waits for on a slow phone. */
const opened: Record<string, string> = { apply: 'src/features/apply/Apply.tsx' }

/**
 * Writes each page of the site as HTML, with what a browser should fetch for it, so that people can read while the
 * scripts are on their way. `/about` becomes about.html, and `/es/about` es/about.html; the function before CloudFront
 * knows which file is whose.
 */
export function builtPages(site: string, offered: readonly Language[]): Plugin {
	return {
		name: 'built-pages',
		apply: 'build',
		config: () => ({ builder: {}, environments: Object.assign({}, ...offered.map(environmentsIn)) }),
		buildApp: async ({ environments, build }) => {
			const drawing = await mkdtemp(join(tmpdir(), 'pages-'))
			const make = async (name: string, outDir?: string) => {
				const environment = environments[name]
				if (!environment) throw new Error(`Vite knows nothing of ${name}`)
				if (outDir) environment.config.build.outDir = outDir
				await build(environment)
				return environment.config.build.outDir
			}
			const dist = await make(made.en.client)
			for (const language of offered) {
				const { client, ssr } = made[language]
				const outDir = language === 'en' ? dist : await make(client, join(drawing, client))
				const pages = await draw(join(await make(ssr, join(drawing, ssr)), 'prerender.js'))
				const [sources, template, manifest] = await Promise.all([
					readPageSources(language),
					readFile(join(outDir, 'index.html'), 'utf8'),
					readManifest(outDir),
				])
				// Files are named by their content, so what the languages share is there once.
				if (outDir !== dist) {
					await cp(join(outDir, 'assets'), join(dist, 'assets'), { recursive: true })
					await cp(join(outDir, manifestOf('en')), join(dist, manifestOf(language)))
				}
				const ofTeam = Object.keys(manifest).filter((source) => source.startsWith('src/console/'))
				if (language !== 'en' && ofTeam.length > 0)
					throw new Error(`The console is English, and the build in ${language} has ${ofTeam[0]}`)
				for (const page of pages) {
					const scripts = filesOf(manifest, sources.get(page.name), opened[page.name])
					const html = documentOf(template, page, scripts, site, offered)
					const file = join(dist, page.file)
					await mkdir(dirname(file), { recursive: true })
					await writeFile(file, html)
					if (page.path === routes.desk.path) await writeFile(join(dist, deskWorker), await deskWorkerOf(html))
				}
			}
			const robots = join(dist, 'robots.txt')
			await writeFile(robots, robotsOf(await readFile(robots, 'utf8'), site, offered))
			// Search engines want whole addresses, and a local build has none.
			if (site) await writeFile(join(dist, 'sitemap.xml'), sitemapOf(site, offered))
			await rm(drawing, { recursive: true })
		},
	}
}

/** In a thread of its own, which can be ended: the site's code opens channels between tabs, and they keep a process alive. */
async function draw(script: string) {
	const worker = new Worker(script)
	const pages = await new Promise<BuiltPage[]>((resolve, reject) => {
		worker.once('message', resolve)
		worker.once('error', reject)
	})
	await worker.terminate()
	return pages
}

/** The worker that keeps the desk, with every file that the desk's page names and a version that changes with any of them. */
async function deskWorkerOf(html: string) {
	const source = await readFile(join(import.meta.dirname, 'desk-worker.js'), 'utf8')
	const named = html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)
	const files = [...new Set(Array.from(named, ([, path = '']) => path))]
	const version = createHash('sha256').update(html).digest('hex').slice(0, 16)
	const fills: [string, string][] = [
		["const page = ''", `const page = '${routes.desk.path}'`],
		['const files = []', `const files = ${JSON.stringify(files)}`],
		["const version = ''", `const version = '${version}'`],
	]
	return fills.reduce((code, [place, filled]) => {
		if (!code.includes(place)) throw new Error(`desk-worker.js has no place for ${place}`)
		return code.replace(place, () => filled)
	}, source)
}
