import { expect, test } from 'vitest'
import { routes } from '#shared/paths.ts'
import { expectAccessible, goTo, visit } from './browser.ts'
import { largeText, narrow, overflow, resize, widths } from './sizes.ts'
import { words } from './words.ts'

const paths = Object.values(routes).flatMap((route) =>
	'personal' in route ? [] : [`/es${route.path === '/' ? '' : route.path}`],
)

test('every public page says it is Spanish, and fits both widths, large text and 400 %', async () => {
	const page = await visit('/es', 'phone')
	for (const path of [...paths, '/es/no-such-page']) {
		await goTo(page, path)
		await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
		expect.soft(await page.locator('html').getAttribute('lang'), path).toBe('es-US')
		await resize(page, widths.phone)
		expect.soft(await overflow(page), `${path} on a phone`).toBe(0)
		expect.soft(await largeText(page), `${path} with large text`).toBe(0)
		expect.soft(await overflow(page), `${path} at a desk`).toBe(0)
		expect.soft(await narrow(page), `${path} at 400 %`).toBe(0)
	}
})

test('the figures of a year, and where to read the rules, in Spanish', async () => {
	const page = await visit('/es/contact', 'phone')
	await page.route('**/api/published-figures', (route) =>
		route.fulfill({
			json: {
				status: true,
				published: { year: '2026', asOf: '2026-11-22T09:00:00Z', approved: 1212, assistance: 61_400, medianDays: 9 },
			},
		}),
	)
	await page.goto('/es')
	await page
		.getByRole('heading', { level: 1, name: 'Cuando la enfermedad le quita el suelo, construimos el puente.' })
		.waitFor()
	const figures = page.getByRole('region', { name: 'El año 2026 en números' })
	for (const text of [
		'1,212',
		'$61,400',
		'9 días',
		'Según nuestros propios registros, del 1 de enero al 22 de noviembre de 2026.',
	])
		await figures.getByText(text).waitFor()
	await expectAccessible(page)

	await page
		.getByRole('link', { name: words(page, 'Privacy') })
		.filter({ visible: true })
		.click()
	await page.getByRole('heading', { level: 1, name: 'Privacidad' }).waitFor()
	await expect.poll(() => page.title()).toBe('Privacidad · Bridge The Gap')
	await page.getByText('Guardamos una solicitud durante 7 años después de decidir.').waitFor()
	await expect.poll(() => page.locator('section[id="cuanto-tiempo-lo-guardamos"]').count()).toBe(1)
})
