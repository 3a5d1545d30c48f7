import type { Page } from 'playwright-core'
import said from '#shared/words/es/said.json' with { type: 'json' }
import shown from '#shared/words/es/shown.json' with { type: 'json' }
import { withoutNote } from '#shared/words/t.ts'
import { organization } from '#web/content/organization.ts'
import { words } from '../build/words.ts'
import { goTo, openBrowser } from './browser.ts'
import { buildOwn, serveOwnBuild } from './own-build.ts'
import { speaksIn } from './words.ts'

const sentences = new Set(Object.keys({ ...said, ...shown }))

/** English in brackets and 40 % longer, which hardly any language is. Whatever a page says without brackets nobody marked with `t`. */
const inBrackets = (sentence: string) => {
	const english = withoutNote(sentence)
	const longer = '~'.repeat(Math.ceil(english.length * 0.4))
	return `⟦${english} ${longer.replaceAll('~~~~~~~~', '~~~~~~~ ')}⟧`
}

const wordsInBrackets = words(
	() => 'es',
	(sentence) => (sentences.has(sentence) ? inBrackets(sentence) : undefined),
)

/** Makes the site once more with these words. */
export const buildInBrackets = () => buildOwn(['es'], () => [wordsInBrackets])

/** What the server has answered a page, which may still be on its way. */
const answersTo = new WeakMap<Page, Promise<unknown>[]>()

/** Someone on a phone who gets the pages in brackets; what they ask the server for is the real thing. */
export async function visitInBrackets(path: string, cookie = '') {
	const page = await openBrowser('phone', cookie, { serviceWorkers: 'block' })
	const answers: Promise<unknown>[] = []
	answersTo.set(page, answers)
	speaksIn(page, inBrackets)
	await serveOwnBuild(page)
	page.on('response', (response) => {
		if (new URL(response.url()).pathname.startsWith('/api/')) answers.push(response.json().catch(() => undefined))
	})
	await goTo(page, path)
	return page
}

function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** Names are the same in every language. */
const ours = ['Bridge The Gap', organization.email]

const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1))
const weekdays = Array.from({ length: 7 }, (_, day) => new Date(2026, 0, 1 + day))

const namesOf = (part: 'month' | 'weekday', days: readonly Date[]) =>
	(['long', 'short'] as const)
		.flatMap((length) => days.map(new Intl.DateTimeFormat('es-US', { [part]: length }).format))
		.join('|')

/** Intl writes dates in the page's language: 'jueves, 26 de noviembre', '4 oct 2031'. */
const dates = new RegExp(
	`((${namesOf('weekday', weekdays)}), )?\\d{1,2} (de )?(${namesOf('month', months)})( (de )?\\d{4})?`,
	'g',
)

/** What is on the page or named on it without brackets, apart from data: what the server answered and what was typed. */
export async function unmarked(page: Page, typed: readonly string[] = []) {
	// A page that nobody drew before has its title a moment after its heading.
	await page.waitForFunction(() => !document.title.startsWith('<'))
	const texts = await page.evaluate(() => {
		const names = ['aria-label', 'placeholder', 'title', 'alt']
		const isSeen = (element: Element) => element.checkVisibility()
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		const blocks = new Map<Element, string>()
		while (walker.nextNode()) {
			const { parentElement: parent, textContent } = walker.currentNode
			if (!parent || parent.matches('script, style, noscript') || !isSeen(parent)) continue
			let block: Element = parent.closest('h1') ?? parent
			while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement
			blocks.set(block, `${blocks.get(block) ?? ''}${textContent}`)
		}
		const named = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')]
			.filter(isSeen)
			.flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))
		return [document.title, ...blocks.values(), ...named]
	})
	const answered = await Promise.all(answersTo.get(page) ?? [])
	const data = [...ours, ...answered.flatMap(textsIn), ...typed].toSorted((one, other) => other.length - one.length)
	const rest = texts.map((text) => data.reduce((left, known) => left.replaceAll(known, ''), outside(text)))
	// What waits for the organization's own words is in square brackets.
	return rest.filter((text) => /\p{L}{2}/u.test(text.replace(/\[.*\]/u, '').replaceAll(dates, '')))
}

/** What is left of a text without what is in brackets, which may be in brackets within others. */
function outside(text: string) {
	let depth = 0
	return Array.from(text, (letter) => {
		if (letter === '⟦') depth++
		const isOutside = depth === 0
		if (letter === '⟧') depth--
		return isOutside ? letter : ''
	}).join('')
}
