import type { BrowserContextOptions } from 'playwright-core'
import type { Plugin } from 'vite'
import { languages } from '#shared/words/t.ts'
import { words } from '../build/words.ts'
import { goTo, openBrowser } from './browser.ts'
import { buildOwn, serveOwnBuild } from './own-build.ts'
import type { Width } from './sizes.ts'

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

/** Makes the site as it'll be once Spanish is offered. */
export const buildOffered = () => buildOwn(languages, (language) => [offer, words(() => language)])

/** Opens a page of the site as it'll be once Spanish is offered. */
export async function visitOffered(path: string, width: Width, options: BrowserContextOptions, cookie = '') {
	const page = await openBrowser(width, cookie, { ...options, serviceWorkers: 'block' })
	await serveOwnBuild(page)
	await goTo(page, path)
	return page
}
