import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const widths = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } } as const
export type Width = keyof typeof widths

/** The page follows a new size two frames later, and what is measured in between is a mixture. */
export async function resize(page: Page, size: { width: number; height: number }) {
	await page.setViewportSize(size)
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Counts the pixels that stick out sideways once the page has its own fonts, which are narrower than others. */
export const overflow = (page: Page) =>
	page.evaluate(async () => {
		await document.fonts.ready
		return document.documentElement.scrollWidth - document.documentElement.clientWidth
	})

/** Lists the words of a page’s heading that are wider than their line, so that they’re broken in the middle. */
const tooLongWords = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('main h1')].flatMap((heading) => {
			const found: string[] = []
			const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
			while (heading.clientWidth > 1 && texts.nextNode()) {
				const text = texts.currentNode
				for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
					const range = document.createRange()
					range.setStart(text, index)
					range.setEnd(text, index + word.length)
					const width = [...range.getClientRects()].reduce((sum, line) => sum + line.width, 0)
					if (width > Math.ceil(heading.getBoundingClientRect().width)) found.push(word)
				}
			}
			return found
		}),
	)

/** The narrowest phone, and what 400 % makes of a screen of 1280. */
const narrowest = { width: 320, height: 640 }

/** Counts the pixels that stick out sideways at the narrowest width. */
export async function narrow(page: Page) {
	await resize(page, narrowest)
	const over = await overflow(page)
	await resize(page, widths.desk)
	return over
}

/** The same at three widths for someone who has set text to be twice as large. Widths in `rem` follow that too. */
export async function largeText(page: Page) {
	const settings = await page.context().newCDPSession(page)
	const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
	/** The page follows the setting a moment later, and what is measured in between is a mixture. */
	const setText = async (standard: number) => {
		await settings.send('Page.setFontSizes', { fontSizes: { standard } })
		await expect.poll(size).toBe(`${standard}px`)
	}
	await setText(32)
	await resize(page, narrowest)
	const onNarrowest = await overflow(page)
	await resize(page, widths.phone)
	const onPhone = await overflow(page)
	expect.soft(await tooLongWords(page), `words broken in the middle on ${page.url()}`).toEqual([])
	await resize(page, widths.desk)
	const atDesk = await overflow(page)
	await setText(16)
	await settings.detach()
	return Math.max(onNarrowest, onPhone, atDesk)
}
