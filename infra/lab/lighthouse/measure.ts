import * as chromeLauncher from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'

export interface Measured {
	performance: number
	layoutShift: number
	blockedMs: number
	firstPaintMs: number
	largestPaintMs: number
}

/**
 * The phone on a slow network is computed from one quick visit (simulated throttling), so that a busy machine
 * disturbs less.
 */
export async function measure(chromePath: string, address: string): Promise<Measured> {
	const chrome = await chromeLauncher.launch({
		chromePath,
		chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
	})
	try {
		const flags: Flags = { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' }
		const result = await lighthouse(address, flags)
		if (!result) throw new Error(`Lighthouse has nothing to say about ${address}`)
		const { categories, audits } = result.lhr
		const value = (audit: string) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY
		return {
			performance: categories.performance?.score ?? 0,
			layoutShift: value('cumulative-layout-shift'),
			blockedMs: value('total-blocking-time'),
			firstPaintMs: value('first-contentful-paint'),
			largestPaintMs: value('largest-contentful-paint'),
		}
	} finally {
		chrome.kill()
	}
}
