import type { Page } from 'playwright-core'

/** Lists the words of a page’s heading that are wider than their line, so that they’re broken in the middle. */
export const tooLongWords = (page: Page) =>
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
