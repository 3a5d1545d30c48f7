import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hasSettled, lookAgain } from './browser.ts'

/**
 * Someone unlocks their phone after half a minute, where nothing gets through: the page asks for these paths again, and
 * once more when that fails. Its clock was installed before.
 */
export async function unlockInDeadSpot(page: Page, paths: string[]) {
	await hasSettled(page)
	await page.clock.fastForward('00:31')
	const asked: string[] = []
	await page.route('**/api/**', (route) => {
		asked.push(new URL(route.request().url()).pathname)
		return route.abort()
	})
	await lookAgain(page)
	await expect.poll(() => paths.filter((path) => asked.filter((one) => one === path).length < 2)).toEqual([])
	await hasSettled(page)
}
