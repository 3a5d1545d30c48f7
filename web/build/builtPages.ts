import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'
import { deskWorker, listedPages } from '../src/lib/paths.ts'
import type { BuiltPage } from '../src/prerender.tsx'
import { deskWorkerOf } from './deskWorker.ts'
import { documentOf, sitemapOf } from './document.ts'
import { filesOf, readManifest, readPageSources } from './filesOf.ts'

/**
 * Writes each page of the site as HTML, with what a browser should fetch for it, so that people can read while the
 * scripts are on their way. `/about` becomes about.html; the function before CloudFront knows which file is whose.
 */
export function builtPages(site: string): Plugin {
	return {
		name: 'built-pages',
		apply: 'build',
		config: () => ({
			builder: {},
			environments: {
				ssr: {
					resolve: { noExternal: true },
					build: { ssr: 'src/prerender.tsx', copyPublicDir: false, manifest: false },
				},
			},
		}),
		buildApp: async ({ environments: { client, ssr }, build }) => {
			if (!client || !ssr) throw new Error('Vite makes the site for a browser and for drawing its pages')
			const drawing = await mkdtemp(join(tmpdir(), 'pages-'))
			ssr.config.build.outDir = drawing
			await build(client)
			await build(ssr)
			const pages = await draw(join(drawing, 'prerender.js'))
			await rm(drawing, { recursive: true })

			const { outDir } = client.config.build
			const [template, manifest, sources] = await Promise.all([
				readFile(join(outDir, 'index.html'), 'utf8'),
				readManifest(outDir),
				readPageSources(),
			])
			// Search engines want whole addresses, and a local build has none.
			if (site) {
				await writeFile(join(outDir, 'sitemap.xml'), sitemapOf(site, listedPages))
				await appendFile(join(outDir, 'robots.txt'), `Sitemap: ${site}/sitemap.xml\n`)
			}
			for (const page of pages) {
				const files = filesOf(manifest, sources.get(page.name))
				const file = join(outDir, page.file)
				await mkdir(dirname(file), { recursive: true })
				const html = documentOf(template, page, files, site)
				await writeFile(file, html)
				if (page.name === 'desk') await writeFile(join(outDir, deskWorker), await deskWorkerOf(html))
			}
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
