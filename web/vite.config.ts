import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin, type ProxyOptions } from 'vite'
import { languages } from '../shared/words/t.ts'
import { builtPages, languageOf } from './build/builtPages.ts'
import { words } from './build/words.ts'

/** The two fonts are needed by the first line of every page, so the browser should not find them late in the CSS. */
const preloadFonts: Plugin = {
	name: 'preload-fonts',
	apply: 'build',
	transformIndexHtml: {
		order: 'post',
		handler: (_html, { bundle = {} }): HtmlTagDescriptor[] =>
			Object.keys(bundle)
				.filter((file) => file.endsWith('.woff2'))
				.map((file) => ({
					tag: 'link',
					attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
					injectTo: 'head-prepend',
				})),
	},
}

/** Passes a call on as the deployed site would: under the name it is served by, from that same origin. */
const proxyTo = (target: string, host = new URL(target).host): ProxyOptions => ({
	target,
	headers: { host },
	configure: (proxy) =>
		proxy.on('proxyReq', (outgoing, incoming) => {
			const { origin, host: ownHost } = incoming.headers
			if (origin && new URL(origin).host === ownHost) outgoing.setHeader('origin', `http://${host}`)
		}),
})

const { DEV_EDGE, DEV_EDGE_HOST, DEV_INBOX, SITE_ADDRESS = '', SITE_LANGUAGES = 'en,es' } = process.env

const offered = languages.filter((language) => SITE_LANGUAGES.split(',').includes(language))

const proxy = {
	...(DEV_EDGE &&
		Object.fromEntries(['/api', '/pictures', '/published'].map((path) => [path, proxyTo(DEV_EDGE, DEV_EDGE_HOST)]))),
	...(DEV_INBOX && { '/__inbox': proxyTo(DEV_INBOX), '/__api': proxyTo(DEV_INBOX) }),
}

export default defineConfig({
	root: import.meta.dirname,
	plugins: [react(), tailwind(), preloadFonts, words(languageOf), builtPages(SITE_ADDRESS, offered)],
	define: { 'import.meta.env.VITE_OFFERS_SPANISH': offered.includes('es') },
	server: { port: 5173, strictPort: true, proxy },
	build: {
		outDir: 'dist',
		emptyOutDir: true,
		manifest: true,
		reportCompressedSize: false,
		target: 'es2022',
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		// MIT and Apache ask for the notices of what we bundle.
		license: { fileName: 'third-party.txt' },
	},
})
