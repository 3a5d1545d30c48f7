import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createEmployee, newcomer, recoveryCode, verificationCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { messages } from '#shared/messages.ts'
import { button, field, fillSignup, member, typeCode } from './applicant.ts'
import { expectAccessible, goTo, visit } from './browser.ts'
import { words } from './words.ts'

const language = (page: Page) => page.locator('html').getAttribute('lang')

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

test('someone signs up, leaves, forgets the password and comes back, all in Spanish', async () => {
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
	await button(page, 'Forgot Password?').click()
	await field(page, 'Email').fill(person.email)
	await field(page, 'Confirm email').fill(person.email)
	await expectAccessible(page)
	await button(page, 'Send recovery email').click()
	await page.getByText(words(page, messages.recoverySent)).waitFor()
	await page.getByRole('link', { name: 'Escribir el código de recuperación' }).click()
	await page.waitForURL('**/es/recover')
	await field(page, 'Recovery code').fill(await recoveryCode(person.email))
	await field(page, 'New password').fill(persona.newPassword)
	await field(page, 'Confirm new password').fill(persona.newPassword)
	await expectAccessible(page)
	await button(page, 'Submit Recovery').click()
	await page.getByText(words(page, messages.recovered)).waitFor()
	await expectAccessible(page)
	await page.getByRole('link', { name: 'Volver al inicio de sesión' }).click()
	await login(page, person.email, persona.newPassword)
	await page.waitForURL('**/es/dashboard')
})

test('a member sees where they are signed in and asks for their account to be erased, in Spanish', async () => {
	const { page, password } = await member('phone', '/es/dashboard')
	await page.getByText('Dónde tiene la sesión abierta').click()
	await page.getByText('Es la sesión que usa ahora.').waitFor()
	for (const row of ['Sobre usted', 'Cambiar su nombre', 'Cambiar su correo electrónico', 'Cambiar su contraseña'])
		await page.getByText(row).click()
	await field(page, 'Your password now').waitFor()
	await expectAccessible(page)
	await page.getByText('Borrar su cuenta').click()
	const erasing = page.getByRole('form', { name: 'Borrar su cuenta' })
	await erasing.getByLabel('Su contraseña', { exact: true }).fill(password)
	await erasing.getByRole('button', { name: 'Borrar mi cuenta' }).click()
	await page.getByText('Usted nos pidió borrar su cuenta').waitFor()
	await expectAccessible(page)
	await button(page, 'Keep my account').click()
	await page.getByText('Usted conserva su cuenta. No se borró nada.').waitFor()
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
