import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type axe from 'axe-core'
import {
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
	chromium,
	type Locator,
	type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { invoke } from '#infra/testing/invoke.ts'
import { forgetMailsToStrangers } from '#infra/testing/mail-limit.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { overflow, resize, type Width, widths } from './sizes.ts'

let browser: Browser
const contexts: BrowserContext[] = []
const troubles: string[] = []

beforeAll(async () => {
	browser = await chromium.connect(inject('chromium'))
})

/** The journeys before this one may have used up the hour's mails. */
beforeEach(forgetMailsToStrangers)

afterEach(async ({ task }) => {
	if (task.result?.state === 'fail') await keepScreens(task.name)
	await Promise.all(contexts.splice(0).map((context) => context.close()))
	const seen = troubles.splice(0)
	expect(seen, 'the browser complained').toEqual([])
})

/** Leaves the browser, which other journeys still use. */
afterAll(() => browser.close())

/** Keeps the screens of a failed journey in the cloud's folder. */
async function keepScreens(journey: string) {
	const name = journey.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 80)
	const pages = contexts.flatMap((context) => context.pages())
	const shots = pages.map((page, at) =>
		page.screenshot({ path: join(cloud.folder, 'failed', `${name}-${at + 1}.png`), fullPage: true }),
	)
	await Promise.allSettled(shots)
}

/** A job is shown at the width of most who do it, and by `npm run test:all` at both. */
export const widthsToTest = (usual: Width): Width[] => (inject('everyWidth') ? ['phone', 'desk'] : [usual])

/** A person at a browser of their own; other tabs of it come from `page.context().newPage()`. With a visitor's cookie they are signed in. */
export async function visit(path: string, width: Width = 'desk', cookie = '') {
	const page = await openBrowser(width, cookie)
	await goTo(page, path)
	return page
}

export async function openBrowser(width: Width, cookie = '', options: BrowserContextOptions = {}) {
	const context = await browser.newContext({
		baseURL: cloud.siteAddress,
		viewport: widths[width],
		reducedMotion: 'reduce',
		...options,
	})
	contexts.push(context)
	context.setDefaultTimeout(120_000)
	context.on('page', listen)
	const [name, value] = cookie.split('=')
	if (name && value) {
		const domain = new URL(cloud.siteAddress).hostname
		await context.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' }])
	}
	return context.newPage()
}

/** These pages show what is published. It's there within seconds, and no journey waits for that. */
const readsFiles = /^(\/es)?\/?(about|apply|dashboard|events)?([?#]|$)/

/** The page at this path, once everything that it asks for at the beginning is there. */
export async function goTo(page: Page, path: string) {
	if (readsFiles.test(path)) await invoke('JobsPublisher')
	const response = await page.goto(path)
	await hasSettled(page)
	return response
}

export async function reload(page: Page) {
	if (readsFiles.test(new URL(page.url()).pathname)) await invoke('JobsPublisher')
	await page.reload()
	await hasSettled(page)
}

/**
 * The tab as a phone that is low on memory brings it back: the page was killed, so it couldn't say that it was left, and
 * it's loaded anew at its place in the history with what the tab had stored.
 */
export async function broughtBack(page: Page) {
	const kept = await page.evaluate(() => ({ stored: { ...sessionStorage }, state: history.state }))
	const next = await page.context().newPage()
	await next.addInitScript(({ stored, state }) => {
		for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, String(value))
		history.replaceState(state, '')
	}, kept)
	await goTo(next, page.url())
	return next
}

interface Traffic {
	begun: number
	ended: number
}

const trafficOf = new WeakMap<Page, Traffic>()

/** Playwright's `networkidle` waits half a second each time. This waits until an idle page has asked for nothing more. */
export async function hasSettled(page: Page) {
	const traffic = trafficOf.get(page)
	if (!traffic) throw new Error('Nobody listens to this page')
	for (let before = -1; before !== traffic.begun || traffic.begun > traffic.ended; await pause(25)) {
		before = traffic.begun
		// A redirect ends the script of the page that it leaves. The next round asks the new page.
		await untilIdle(page).catch(() => page.waitForLoadState())
	}
}

/** As if someone came back to the tab. */
export const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

/** Chromium may not call a page idle for minutes if it has nothing to draw, so a second is enough. */
export const untilIdle = (page: Page) =>
	page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))

/** A test that makes a page break, or break its own security rules, forgets the complaint about it. */
export const forgiveComplaints = () => troubles.splice(0)

/** Whatever breaks or is refused by the page's own security rules fails the test it happens in. */
function listen(page: Page) {
	const traffic: Traffic = { begun: 0, ended: 0 }
	trafficOf.set(page, traffic)
	page.on('request', () => traffic.begun++)
	page.on('requestfinished', () => traffic.ended++)
	page.on('requestfailed', () => traffic.ended++)
	page.on('pageerror', (error) => troubles.push(error.message))
	page.on('console', (message) => {
		// A refused request is an answer like any other; the browser calls it an error.
		const refusal = message.text().startsWith('Failed to load resource')
		if (message.type() === 'error' && !refusal) troubles.push(message.text())
	})
}

/** The result is on the screen of the phone, and a screen reader hears it: by the focus on it, or as a message. */
export async function expectResult(result: Locator) {
	await result.waitFor()
	const seen = () =>
		result.evaluate((element) => {
			const { top, bottom } = element.getBoundingClientRect()
			const focused = document.activeElement
			return {
				inView: top >= 0 && bottom <= window.innerHeight,
				isFocusKept: focused !== document.body,
				isHeard: focused?.contains(element) === true || element.closest('[role=status], [role=alert]') !== null,
			}
		})
	await expect.poll(seen).toEqual({ inView: true, isFocusKept: true, isHeard: true })
}

/**
 * axe on what is on the screen now; sideways scrolling at either width counts as a fault too. In a run axe judges each page
 * the first time, and what becomes of it once, without contrast, which takes more than half of axe's time. It does so at the
 * width of the journey. `npm run test:all` judges all of it at both widths.
 */
export async function expectAccessible(page: Page) {
	const before = page.viewportSize()
	// A page that is still loading is judged by nothing that people will read.
	await page.getByRole('heading', { level: 1 }).first().waitFor()
	await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
	const everyWidth = inject('everyWidth')
	const withContrast = isNew(nameOf(page)) || everyWidth
	if (!isNew(nameOf(page) + (await kindsOn(page))) && !withContrast) return
	const both = Object.values(widths)
	const own = both.find(({ width }) => width === before?.width)
	for (const size of both) {
		await resize(page, size)
		if (everyWidth || !own || size === own)
			expect(await violations(page, withContrast), `axe at ${size.width} px on ${page.url()}`).toEqual([])
		expect(await overflow(page), `sideways scrolling at ${size.width} px on ${page.url()}`).toBe(0)
	}
	if (before) await resize(page, before)
}

/** All files of a run share a folder, in which each page and each of its states leaves a file. */
function isNew(name: string) {
	const file = join(inject('judged'), createHash('sha256').update(name).digest('hex'))
	try {
		writeFileSync(file, '', { flag: 'wx' })
		return true
	} catch {
		return false
	}
}

/** Pages that differ only by an id are one page. */
function nameOf(page: Page) {
	const { pathname, search } = new URL(page.url())
	return (pathname + search).replaceAll(/[^/=]*\d[^/=]*/g, '0')
}

/** Two states of a page differ where one has a kind of element that the other hasn't. More of a kind are no other state. */
const kindsOn = (page: Page) =>
	page.evaluate(() => {
		const kinds = [...document.querySelectorAll('body *')].map((element) => {
			const attributes = element.getAttributeNames().filter((name) => !name.startsWith('data-'))
			return `${element.tagName} ${attributes} ${element.role}`
		})
		return [...new Set(kinds)].sort().join()
	})

/** Finds chosen items that look like their neighbors when the system's colors replace ours. */
export async function forced(page: Page) {
	await page.emulateMedia({ forcedColors: 'active' })
	const found = await page.evaluate(() => {
		const look = (element: Element) => getComputedStyle(element).backgroundColor
		const kinds = [
			['[aria-current="page"]', 'a:not([aria-current])'],
			['[aria-selected="true"]', '[aria-selected="false"]'],
			['[aria-pressed="true"]', '[aria-pressed="false"]'],
		]
		const pairs = kinds.flatMap(([chosen = '', other = '']) =>
			[...document.querySelectorAll(`main ${chosen}`)].flatMap((element) => {
				const neighbor = element.closest('ul, [role="tablist"]')?.querySelector(other)
				const words = element.textContent ?? ''
				return neighbor ? [{ words, isAlike: look(neighbor) === look(element) }] : []
			}),
		)
		const words = (those: typeof pairs) => those.map(({ words }) => words)
		return { chosen: words(pairs), alike: words(pairs.filter(({ isAlike }) => isAlike)) }
	})
	await page.emulateMedia({ forcedColors: 'none' })
	return found
}

declare global {
	interface Window {
		axe: typeof axe
	}
}

/** The minified axe, which a page reads in half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** axe is asked within the page itself; each page gets it once. */
async function violations(page: Page, withContrast: boolean) {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
	return page.evaluate(async (enabled) => {
		const rules = { 'color-contrast': { enabled } }
		// No script may run in the preview of a mail, and axe is one.
		const options = { iframes: false, resultTypes: ['violations' as const], rules }
		const { violations } = await window.axe.run({ exclude: ['iframe[sandbox]'] }, options)
		return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
	}, withContrast)
}
