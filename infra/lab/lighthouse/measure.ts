import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '#infra/tools/run.ts'
import { lastLines, Trouble } from '#infra/tools/terminal.ts'

/**
 * npx fetches Lighthouse when it's first needed, because it would make up a quarter of the files that everyone
 * installs.
 */
const lighthouse = 'lighthouse@13.5.0'

export interface Measured {
	performance: number
	layoutShift: number
	blockedMs: number
	firstPaintMs: number
	largestPaintMs: number
}

/** Lighthouse writes down much more than these parts. */
interface Report {
	categories: { performance: { score: number | null } }
	audits: Record<string, { numericValue?: number }>
}

/**
 * The phone on a slow network is computed from one quick visit (simulated throttling), so that a busy machine
 * disturbs less.
 */
export async function measure(chromium: string, address: string, folder: string): Promise<Measured> {
	const [report, log] = [join(folder, 'report.json'), join(folder, 'lighthouse.log')]
	const chromeFlags = '--headless=new --no-sandbox --disable-gpu'
	const options = ['--only-categories=performance', '--no-enable-error-reporting', `--chrome-flags=${chromeFlags}`]
	const args = ['--yes', lighthouse, address, ...options, '--output=json', `--output-path=${report}`]
	const code = await run('npx', { args, env: { ...process.env, CHROME_PATH: chromium }, log })
	if (code !== 0) throw new Trouble(`Lighthouse could not measure ${address}:\n${lastLines(log)}`)
	const { categories, audits }: Report = JSON.parse(await readFile(report, 'utf8'))
	const value = (audit: string) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY
	return {
		performance: categories.performance.score ?? 0,
		layoutShift: value('cumulative-layout-shift'),
		blockedMs: value('total-blocking-time'),
		firstPaintMs: value('first-contentful-paint'),
		largestPaintMs: value('largest-contentful-paint'),
	}
}
