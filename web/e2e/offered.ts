import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { BrowserContextOptions } from 'playwright-core'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import { type Language, languages } from '#shared/words/t.ts'
import { words } from '../build/words.ts'
import { goTo, openBrowser, type Width } from './browser.ts'

const notYet = 'spanishIsOffered: boolean = false'

/** Until a native speaker has read it, Spanish is offered in this build only. */
const offer: Plugin = {
	name: 'offer',
	enforce: 'pre',
	transform: {
		filter: { id: /lib\/addresses\.ts$/ },
		handler: (code) => code.replace(notYet, notYet.replace('false', 'true')),
	},
}

let site: string

/** Makes the site's scripts as they'll be once Spanish is offered, without the pages in HTML. */
export const buildOffered = () => {
	beforeAll(async () => {
		site = await mkdtemp(join(tmpdir(), 'site-'))
		for (const language of languages)
			await build({
				configFile: false,
				logLevel: 'error',
				root: join(import.meta.dirname, '..'),
				plugins: [offer, react(), tailwind(), words(() => language)],
				define: { 'import.meta.env.VITE_LANGUAGE': JSON.stringify(language) },
				build: { outDir: join(site, language), assetsInlineLimit: 0 },
			})
	})
	afterAll(() => rm(site, { recursive: true }))
}

const types: Record<string, string> = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
}

/** Whoever opens one of these pages gets them from that build; what they ask the server for is the real thing. */
export async function visitOffered(path: string, width: Width, options: BrowserContextOptions, cookie = '') {
	const page = await openBrowser(width, cookie, { ...options, serviceWorkers: 'block' })
	const read = (language: Language, file: string) => readFile(join(site, language, file))
	await page.route('**/*', async (route) => {
		const { pathname } = new URL(route.request().url())
		const isAsset = pathname.startsWith('/assets/')
		if (!isAsset && route.request().resourceType() !== 'document') return route.fallback()
		const language = /^\/es(\/|$)/.test(pathname) ? 'es' : 'en'
		const body = isAsset
			? read('en', pathname).catch(() => read('es', pathname))
			: read(language, 'index.html')
		await route.fulfill({ contentType: types[extname(pathname)] ?? 'text/html', body: await body })
	})
	await goTo(page, path)
	return page
}
