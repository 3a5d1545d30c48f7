import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, goTo, reload } from './browser.ts'
import { buildOffered, visitOffered } from './offered.ts'
import { employee } from './staff.ts'

buildOffered()

const bar = (page: Page) => page.getByRole('complementary', { name: 'Idioma' })
const english = (page: Page) => page.getByRole('heading', { level: 1, name: 'Find Application' })

test('a Spanish browser is asked once in Spanish, nothing moves, and no is kept', async () => {
	const page = await visitOffered('/find', 'phone', { locale: 'es-MX' })
	await bar(page).waitFor()
	await english(page).waitFor()
	await expect.poll(() => bar(page).getAttribute('lang')).toBe('es')
	const before = await english(page).boundingBox()
	await expectAccessible(page)
	expect(await coveredWithFocus(page)).toEqual([])
	await page.evaluate(() => window.scrollTo(0, 0))
	await page.emulateMedia({ media: 'print' })
	expect(await bar(page).isVisible()).toBe(false)
	await page.emulateMedia({ media: 'screen' })

	await bar(page).getByRole('button', { name: 'No, gracias' }).click()
	expect(await bar(page).count()).toBe(0)
	expect(await english(page).boundingBox()).toEqual(before)
	await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
	await reload(page)
	await english(page).waitFor()
	expect(await bar(page).count()).toBe(0)
})

test('it leads to the same page, and who goes back to English with the switch isn’t asked again', async () => {
	const page = await visitOffered('/find?from=mail', 'desk', { locale: 'es-US' })
	await bar(page).getByRole('link', { name: 'Ver en español' }).click()
	await page.getByRole('heading', { level: 1, name: 'Buscar solicitud' }).waitFor()
	expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/es/find?from=mail')
	expect(await bar(page).count()).toBe(0)
	await expectAccessible(page)
	await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click()
	await english(page).waitFor()
	expect(await bar(page).count()).toBe(0)
	await page.getByRole('link', { name: 'Español' }).filter({ visible: true }).waitFor()
})

test('nobody else is asked: an English browser, and an employee in the console', async () => {
	const page = await visitOffered('/find', 'phone', { locale: 'en-US' })
	await english(page).waitFor()
	expect(await bar(page).count()).toBe(0)

	const { client } = await employee(['Application Access'])
	const desk = await visitOffered('/dashboard', 'desk', { locale: 'es-MX' }, client.cookie)
	await desk.getByRole('link', { name: 'View site' }).waitFor()
	expect(await bar(desk).count()).toBe(0)
	await goTo(desk, '/about')
	await bar(desk).waitFor()
})

/** Goes through the page with the tab key, and names what has the focus below the bar. */
async function coveredWithFocus(page: Page) {
	const covered: string[] = []
	for (let at = 0; at < 60; at++) {
		await page.keyboard.press('Tab')
		const { name, isCovered } = await page.evaluate(() => {
			const focused = document.activeElement
			const bar = document.querySelector('aside[lang=es]')
			const { bottom = 0 } = focused?.getBoundingClientRect() ?? {}
			const { top = 0 } = bar?.getBoundingClientRect() ?? {}
			const name = `${focused?.tagName} ${focused?.textContent}`
			return { name, isCovered: focused !== document.body && !bar?.contains(focused) && bottom > top }
		})
		if (isCovered) covered.push(name)
	}
	return covered
}
