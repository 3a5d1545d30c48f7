import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import {
	attach,
	button,
	field,
	fillApplication,
	goOn,
	guest,
	letGuestsApply,
	member,
	photograph,
	sections,
	tokenOf,
} from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'

beforeAll(letGuestsApply)

const language = (page: Page) => page.locator('html').getAttribute('lang')

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
	await page.getByText('Casada o casado').waitFor()
	await page.getByText('$1,200 al mes').waitFor()
	await expectAccessible(page)
	await button(page, 'Submit Application').click()
	const token = await tokenOf(page)
	await page.getByRole('heading', { name: 'Ya la tenemos. No tiene que hacer nada más.' }).waitFor()
	await expectAccessible(page)
	await mailTo(email, new RegExp(token))

	await goTo(page, '/es/find')
	await field(page, 'First name').fill(persona.firstName)
	await field(page, 'Last name').fill(persona.lastName)
	await field(page, 'Token').fill(token)
	await button(page, 'Find Application').click()
	await page.getByText('¡Su solicitud está pendiente!').waitFor()
	await page.getByText('Luz, agua o gas').waitFor()
	await page.getByText('No se puede ver sin iniciar sesión').waitFor()
	await expectAccessible(page)
})

test('a member applies in Spanish without a bill, and sends it from the page that asks for it', async () => {
	const { page, user } = await member('desk', '/es/apply')
	await expect.poll(() => field(page, 'Email').inputValue()).toBe(user.email)
	await expectAccessible(page)
	await fillApplication(page)
	await page.getByText('No adjuntó ninguna factura').waitFor()
	await button(page, 'Submit Application').click()
	await page.getByRole('heading', { name: 'Falta una cosa: su factura' }).waitFor()
	await expectAccessible(page)
	await bill(page)
	await button(page, 'Send documents').click()
	await page.getByText('Gracias. Recibimos lo que envió.').waitFor()
	await page.getByText('Tenemos 1 archivo suyo.').waitFor()
	await button(page, 'Letter for the company').click()
	await page.getByRole('heading', { name: 'Una carta para la compañía' }).waitFor()
	await page.getByText('has asked us for help with a bill').waitFor()
	await expectAccessible(page)
	await page.emulateMedia({ media: 'print' })
	await expect.poll(() => page.locator('.own-letterhead').textContent()).toMatch(/\/find · printed on \w+ \d+, \d{4}$/)
	// The company can't read the head of our other Spanish paper.
	expect(await page.getByText('impreso el').filter({ visible: true }).count()).toBe(0)
})
