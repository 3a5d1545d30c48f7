import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { attach, billPhoto, button, field, fillApplication, letGuestsApply, tokenOf } from './applicant.ts'
import { goTo, openBrowser } from './browser.ts'

beforeAll(letGuestsApply)

/** Makes the browser one of an iPhone that is no longer updated, whose owner lets sites keep nothing. */
function before2023() {
	for (const missing of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'])
		Reflect.deleteProperty(Array.prototype, missing)
	for (const missing of ['isWellFormed', 'toWellFormed']) Reflect.deleteProperty(String.prototype, missing)
	for (const it of [Object, Map]) Reflect.deleteProperty(it, 'groupBy')
	Reflect.deleteProperty(Promise, 'withResolvers')
	const draw = window.createImageBitmap
	window.createImageBitmap = (source: ImageBitmapSource, options?: ImageBitmapOptions) =>
		options?.imageOrientation === 'from-image'
			? Promise.reject(new TypeError('The provided value is not a valid enum value'))
			: draw(source, options)
	window.BroadcastChannel = class {
		constructor() {
			throw new DOMException('The operation is insecure.', 'SecurityError')
		}
	} as never
}

test('a guest applies with a photo of a bill in a browser of 2022 that keeps nothing', async () => {
	const page = await openBrowser('phone')
	await page.addInitScript(before2023)
	await goTo(page, '/apply')
	await button(page, 'Continue as Guest').click()
	await page.getByRole('form').waitFor()
	await fillApplication(page, async () => {
		await attach(page, await billPhoto(page, 'bill.jpg'))
		await page.getByText('1 of 10 files uploaded').waitFor()
	})
	await button(page, 'Submit Application').click()
	await tokenOf(page)
})

/** Puts each text into elements of its own, as Chrome does when it translates a page that has come. */
function translated() {
	const translate = (node: Node) => {
		if (node instanceof Text && node.data.trim() && node.parentElement?.closest('main, header, [role=alert]')) {
			if (node.parentElement.closest('font, script, style, select, title, textarea')) return
			const [outer, inner] = [document.createElement('font'), document.createElement('font')]
			inner.textContent = node.data
			outer.append(inner)
			node.replaceWith(outer)
			return
		}
		for (const child of Array.from(node.childNodes)) translate(child)
	}
	translate(document.body)
	new MutationObserver((changes) => {
		for (const { target, addedNodes, type } of changes)
			for (const node of type === 'characterData' ? [target] : Array.from(addedNodes)) translate(node)
	}).observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** Translates the page once React has taken it over, and what `pressed` names can be pressed: before, React draws it anew. */
async function translate(page: Page, pressed: Locator) {
	await pressed.click({ trial: true })
	await page.evaluate(translated)
}

const isWhole = async (page: Page) => {
	expect(await page.getByText('Something went wrong on our side').count()).toBe(0)
	await expect.poll(() => page.locator('main').count()).toBe(1)
}

test('a page that the browser translates stays whole, and says what it says now', async () => {
	const page = await openBrowser('phone')
	await goTo(page, '/apply')
	await translate(page, button(page, 'Continue as Guest'))
	await button(page, 'Continue as Guest').click()
	const name = field(page, 'First name')
	await name.fill('Ana2')
	await page.getByText('A name can only have letters', { exact: false }).waitFor()
	await field(page, 'Phone').focus()
	await name.focus()
	await page.getByText('A name can only have letters', { exact: false }).waitFor({ state: 'detached' })
	await isWhole(page)

	const menu = page.getByRole('navigation', { name: 'Menu' })
	await menu.getByRole('button', { name: 'Menu' }).click()
	await menu.getByRole('button', { name: 'Close' }).click()
	await menu.getByRole('button', { name: 'Menu' }).waitFor()

	await goTo(page, '/login')
	await translate(page, button(page, 'Login'))
	for (let attempt = 0; attempt < 2; attempt++) {
		await field(page, 'Email').fill('nobody@example.org')
		await field(page, 'Password').fill('Not-the-right-1')
		await button(page, 'Login').click()
		await page.getByRole('alert').waitFor()
		await button(page, 'Login').waitFor()
		await expect.poll(() => button(page, 'Login').textContent()).toBe('Login')
	}
	await isWhole(page)
})
