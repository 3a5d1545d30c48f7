import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createEmployee, mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { routes } from '#shared/paths.ts'
import {
	attach,
	button,
	field,
	fillApplication,
	find,
	goOn,
	guest,
	letGuestsApply,
	photograph,
	sections,
	tokenOf,
} from './applicant.ts'
import { expectAccessible, goTo, hasSettled, openBrowser, reload, visit } from './browser.ts'
import { largeText, narrow, overflow, resize, widths } from './sizes.ts'

beforeAll(letGuestsApply)

const language = (page: Page) => page.locator('html').getAttribute('lang')

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

const bill = async (page: Page) => {
	await attach(page, await photograph(page, 'factura.png'))
	await page.getByText('1 de 10 archivos subidos').waitFor()
	await expectAccessible(page)
}

test('a guest applies in Spanish, goes on in English and back, and finds the application', async () => {
	const page = await guest('phone', '/es/apply')
	expect(await language(page)).toBe('es-US')
	await expectAccessible(page)
	await button(page, 'Continuar: Información de la familia').click()
	await page.getByText('Escriba su apellido.').first().waitFor()
	await page.getByText('Escriba sus ingresos al mes en dólares enteros, como 1200.').first().waitFor()
	await expectAccessible(page)
	const email = newEmail()
	await field(page, 'Email').fill(email)
	await sections.general(page)
	await goOn(page)

	await goTo(page, '/apply?step=general')
	expect(await language(page)).toBe('en')
	await expect.poll(() => field(page, 'Email').inputValue()).toBe(email)
	await expect.poll(() => field(page, 'Relationship status').inputValue()).toBe('Married')
	await goTo(page, '/es/apply?step=general')
	await expect.poll(() => field(page, 'First name').inputValue()).toBe(persona.firstName)

	await fillApplication(page, bill)
	await page.getByText('¡Solicitud completa!').waitFor()
	await page.getByText('Información general').last().click()
	await page.getByText('Casada o casado', { exact: true }).waitFor()
	await page.getByText('$1,200 al mes', { exact: true }).waitFor()
	await page.getByText('17 de marzo de 1987', { exact: true }).waitFor()
	await expectAccessible(page)
	await button(page, 'Submit Application').click()
	const token = await tokenOf(page)
	await page.getByRole('heading', { name: 'Ya la tenemos. No tiene que hacer nada más.' }).waitFor()
	await expectAccessible(page)
	await mailTo(email, new RegExp(token))

	await goTo(page, '/es/find')
	await find(page, token)
	await page.getByText('¡Su solicitud está pendiente!').waitFor()
	await page.getByText('Luz, agua o gas').waitFor()
	await page.getByText('No se puede ver sin iniciar sesión').waitFor()
	await expectAccessible(page)
})

test('the console is English, also for an employee who signs in on a Spanish page', async () => {
	const { user, password } = await createEmployee(['Application Access'])
	const page = await visit('/es/login', 'desk')
	await field(page, 'Email').fill(user.email)
	await field(page, 'Password').fill(password)
	await button(page, 'Login').click()
	await page.waitForURL((address) => address.pathname.startsWith('/dashboard'))
	expect(await language(page)).toBe('en')
	await goTo(page, '/es/dashboard/settings')
	await page.waitForURL((address) => address.pathname.startsWith('/dashboard'))
	await goTo(page, '/es/events/signin')
	await page.waitForURL((address) => address.pathname === '/events/signin')
})

test('a Spanish browser is asked once in Spanish, and nothing moves when it says no', async () => {
	const page = await openBrowser('phone', '', { locale: 'es-MX' })
	const bar = page.getByRole('complementary', { name: 'Idioma' })
	const english = page.getByRole('heading', { level: 1, name: 'Find Application' })
	await goTo(page, '/find?from=mail')
	await bar.waitFor()
	await expectAccessible(page)
	const before = await english.boundingBox()
	await button(page, 'No, gracias').click()
	expect(await bar.count()).toBe(0)
	expect(await english.boundingBox()).toEqual(before)
	await reload(page)
	await english.waitFor()
	expect(await bar.count()).toBe(0)
})

test('it leads to the same page in Spanish, and the switch in the header leads back for good', async () => {
	const page = await openBrowser('desk', '', { locale: 'es-US' })
	const bar = page.getByRole('complementary', { name: 'Idioma' })
	await goTo(page, '/find?from=mail')
	await bar.getByRole('link', { name: 'Ver en español' }).click()
	await page.getByRole('heading', { level: 1, name: 'Buscar solicitud' }).waitFor()
	expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/es/find?from=mail')
	// A link that is pressed before the scripts are there leads on, and what was chosen isn't remembered.
	await hasSettled(page)
	await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click()
	await page.getByRole('heading', { level: 1, name: 'Find Application' }).waitFor()
	await page.getByRole('link', { name: 'Español' }).filter({ visible: true }).waitFor()
	expect(await bar.count()).toBe(0)
})
