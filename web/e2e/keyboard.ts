import type { Page } from 'playwright-core'
import { hasSettled } from './browser.ts'

/** A person who uses the keyboard alone. */
export function keyboard(page: Page) {
	const press = async (...keys: string[]) => {
		for (const key of keys) await page.keyboard.press(key)
	}
	/** Tab until the focus is on what a screen reader would call so, at most twice around a page that has everything. */
	const reach = async (name: string) => {
		await hasSettled(page)
		await page.getByText(name, { exact: true }).first().waitFor({ state: 'attached' })
		// A list that comes late puts its rows in between, so the stops are counted anew at each step.
		for (let step = 0, stops = 1, next = 'Tab'; step <= 2 * stops; step++, await press(next)) {
			const at = await page.evaluate(() => {
				const focused = document.activeElement
				const labels = focused && 'labels' in focused ? [...(focused.labels as NodeListOf<Element>)] : []
				const group = focused?.closest('[role=radiogroup]')?.getAttribute('aria-labelledby')
				const named = group ? document.getElementById(group) : undefined
				return {
					names: [...labels, named, focused].map((element) => element?.textContent?.trim() ?? ''),
					// Chromium's next Tab comes back by itself.
					isInPage: document.hasFocus() || !navigator.userAgent.includes('Firefox'),
					stops: document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]').length,
				}
			})
			// After the last stop Firefox goes on to its own buttons. From those it comes back to the last stop.
			if (!at.isInPage) {
				await press('F6', 'Tab')
				next = 'Shift+Tab'
			} else if (at.names.includes(name)) return
			stops = at.stops
		}
		throw new Error(`The keyboard does not reach "${name}"`)
	}
	return {
		press,
		reach,
		type: async (label: string, text: string) => {
			await reach(label)
			await press('Control+A')
			await page.keyboard.type(text)
		},
		pick: async (label: string, first: string) => {
			await reach(label)
			await page.keyboard.type(first)
		},
		answer: async (group: string, downs: number) => {
			await reach(group)
			await press('Space', ...Array.from({ length: downs }, () => 'ArrowDown'))
		},
	}
}
