import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { createEmployee, mailTo, newcomer, newEmail, verificationCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { addDays } from '#shared/dates.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/paths.ts'
import {
	attach,
	button,
	field,
	fillApplication,
	fillSignup,
	goOn,
	guest,
	letGuestsApply,
	photograph,
	sections,
	tokenOf,
	typeCode,
} from './applicant.ts'
import { expectAccessible, goTo, visit } from './browser.ts'
import { largeText, narrow, overflow, resize, widths } from './sizes.ts'
import { words } from './words.ts'

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
	await button(page, 'Letter for the company').click()
	await page.getByRole('heading', { name: 'Una carta para la compañía' }).waitFor()
	await page.getByText('has asked us for help with a bill').waitFor()
	await expectAccessible(page)
	await page.emulateMedia({ media: 'print' })
	await expect.poll(() => page.locator('.own-letterhead').textContent()).toMatch(/\/find · printed on \w+ \d+, \d{4}$/)
	// The company can't read the head of our other Spanish paper.
	expect(await page.getByText('impreso el').filter({ visible: true }).count()).toBe(0)
	await page.emulateMedia({ media: 'screen' })

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

async function login(page: Page, email: string, password: string) {
	await field(page, 'Email').fill(email)
	await field(page, 'Password').fill(password)
	await button(page, 'Login').click()
}

async function signOut(page: Page) {
	await button(page, 'Menu').click()
	await button(page, 'Signout').filter({ visible: true }).click()
	await page.waitForURL('**/es/login')
}

test('someone signs up, leaves and comes back, all in Spanish', async () => {
	const page = await visit('/es/login', 'phone')
	expect(await language(page)).toBe('es-US')
	await expectAccessible(page)
	const person = newcomer()
	await button(page, 'Signup / Login').click()
	await page.getByRole('heading', { name: 'Crear una cuenta' }).waitFor()
	await fillSignup(page, person)
	await page.getByText('Enviamos un código de 6 números').waitFor()
	await expectAccessible(page)
	await typeCode(page, await verificationCode(person.email))
	await page.waitForURL('**/es/dashboard')
	await page.getByRole('heading', { name: `Hola, ${person.firstName}` }).waitFor()
	await page.getByRole('heading', { name: 'Sus solicitudes' }).waitFor()
	await expectAccessible(page)

	await signOut(page)
	await login(page, person.email, 'Wrong#Password1')
	await page.getByText(words(page, messages.wrongLogin)).first().waitFor()
	await login(page, person.email, person.password)
	await page.waitForURL('**/es/dashboard')
})

test('the console is English, also for an employee who signs in on a Spanish page', async () => {
	const { user, password } = await createEmployee(['Application Access'])
	const page = await visit('/es/login', 'desk')
	await login(page, user.email, password)
	await page.waitForURL((address) => address.pathname.startsWith('/dashboard'))
	expect(await language(page)).toBe('en')
	await goTo(page, '/es/dashboard/settings')
	await page.waitForURL((address) => address.pathname.startsWith('/dashboard'))
	await goTo(page, '/es/events/signin')
	await page.waitForURL((address) => address.pathname === '/events/signin')
})

test('someone signs up for an event and cancels with the link of the mail, in Spanish', async () => {
	const name = `Lantern Walk ${crypto.randomUUID().slice(0, 8)}`
	const event = await createEvent({ name, date: addDays(today, 2) })
	const email = newEmail()
	const page = await visit(`/es/events#${event._id}`, 'phone')
	expect(await language(page)).toBe('es-US')
	const card = page.getByRole('article', { name })
	await card.getByRole('button', { name: words(page, 'Sign Up for Event') }).click()
	await card.getByLabel(words(page, 'First name')).fill(persona.firstName)
	await card.getByLabel(words(page, 'Last name')).fill(persona.lastName)
	await card.getByLabel(words(page, 'Email')).fill(email)
	await card.getByRole('button', { name: words(page, 'Sign up'), exact: true }).click()
	await card.getByText(words(page, eventSentences.signedUp)).waitFor()
	await expectAccessible(page)

	const { subject, text } = await mailTo(email, new RegExp(name))
	expect(subject).toMatch(/nuestro evento/)
	await goTo(page, /\/es\/events\/cancel#[\w-]+/.exec(text)?.[0] ?? '')
	expect(await language(page)).toBe('es-US')
	await page.getByRole('heading', { name }).waitFor()
	await expectAccessible(page)
	await button(page, 'Cancel my sign-up').click()
	await page.getByText(words(page, eventSentences.canceled)).waitFor()
	await expectAccessible(page)
})
