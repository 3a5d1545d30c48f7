import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { addDays } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { newsletterSentences } from '#shared/newsletter/schema.ts'
import { button } from './applicant.ts'
import { expectAccessible, goTo, visit } from './browser.ts'
import { words } from './words.ts'

const language = (page: Page) => page.locator('html').getAttribute('lang')

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

test('a member reads where their event is, in Spanish', async () => {
	const { client, user } = await createPerson()
	const { _id: id } = await createEvent({ date: addDays(today, 3) })
	await client.call(eventsApi.attend, { id, firstName: user.firstName, lastName: user.lastName, email: user.email })
	const page = await visit('/es/dashboard', 'phone', client.cookie)
	await page.getByText(words(page, 'Signed up'), { exact: true }).waitFor()
	await page.getByText(words(page, 'Online'), { exact: true }).waitFor()
})

test('someone signs up for the newsletter and leaves it with one click, in Spanish', async () => {
	const email = newEmail()
	const page = await visit('/es', 'phone')
	const signUp = words(page, 'Sign up ~newsletter')
	await page.getByRole('button', { name: signUp, exact: true }).click()
	const form = page.getByRole('form', { name: words(page, 'Newsletter') })
	await form.getByLabel(words(page, 'First name')).fill(persona.firstName)
	await form.getByLabel(words(page, 'Last name')).fill(persona.lastName)
	await form.getByLabel(words(page, 'Email')).fill(email)
	await form.getByRole('button', { name: signUp, exact: true }).click()
	await page.getByText(words(page, newsletterSentences.signedUp)).waitFor()
	await expectAccessible(page)

	const { text } = await mailTo(email, /Le damos la bienvenida a nuestro boletín/)
	await goTo(page, /\/es\/unsubscribe#\S+/.exec(text)?.[0] ?? '')
	expect(await language(page)).toBe('es-US')
	await button(page, 'Unsubscribe').click()
	await page.getByText(words(page, newsletterSentences.unsubscribed)).waitFor()
	await expectAccessible(page)
})
