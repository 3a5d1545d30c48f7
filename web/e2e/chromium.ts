import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findChromium } from '#infra/testing/gate/chromium.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** The address of the one Chromium of all journeys. */
		chromium: string
		/** Whether axe judges every state of every page at both widths. */
		everyWidth: boolean
		/** What axe has judged in this run has a file in this folder. */
		judged: string
	}
}

/** Chromium loads its own address bar as two web pages for each person's window: half of what a visit costs. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup']

/** Chromium goes by the last list only, so it repeats what Playwright turns off for pages. */
const unneededFeatures = [
	...addressBar,
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsUpgrades',
	'HttpsFirstBalancedModeAutoEnable',
	'MediaRouter',
	'PaintHolding',
	'ThirdPartyStoragePartitioning',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'OptimizationHints',
]

/** Starts a browser for all journeys. Each person in them has a window with cookies and storage of their own. */
export default async function setup(project: TestProject) {
	const server = await chromium.launchServer({
		executablePath: await findChromium(),
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
			`--disable-features=${unneededFeatures.join()}`,
		],
	})
	project.provide('chromium', server.wsEndpoint())
	const judged = await mkdtemp(join(tmpdir(), 'judged-'))
	project.provide('judged', judged)
	return () => Promise.all([server.close(), rm(judged, { recursive: true })])
}
