import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright-core'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import type { Language } from '#shared/words/t.ts'

let site: string

/** Makes the scripts of a site that only this file of tests has, in these languages, without the pages in HTML. */
export const buildOwn = (languages: readonly Language[], pluginsOf: (language: Language) => Plugin[]) => {
	beforeAll(async () => {
		site = await mkdtemp(join(tmpdir(), 'site-'))
		for (const language of languages)
			await build({
				configFile: false,
				logLevel: 'error',
				root: join(import.meta.dirname, '..'),
				plugins: [react(), tailwind(), ...pluginsOf(language)],
				define: { 'import.meta.env.VITE_LANGUAGE': JSON.stringify(language) },
				build: { outDir: join(site, language), assetsInlineLimit: 0 },
			})
	})
	afterAll(() => rm(site, { recursive: true }))
}

const types: Record<string, string> = {
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
}

/** From now on this page gets its HTML and scripts from that build. What it asks the server for is the real thing. */
export const serveOwnBuild = (page: Page) =>
	page.route('**/*', async (route) => {
		const { pathname } = new URL(route.request().url())
		const isAsset = pathname.startsWith('/assets/')
		if (!isAsset && route.request().resourceType() !== 'document') return route.fallback()
		const read = (language: Language, file: string) => readFile(join(site, language, file))
		const language = /^\/es(\/|$)/.test(pathname) ? 'es' : 'en'
		const body = isAsset ? read('es', pathname).catch(() => read('en', pathname)) : read(language, 'index.html')
		await route.fulfill({ contentType: types[extname(pathname)] ?? 'text/html', body: await body })
	})
