import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { applicationForm } from '#infra/testing/application.ts'
import { createEvent, today } from '#infra/testing/events.ts'
import {
	createEmployee,
	createPerson,
	mailTo,
	newcomer,
	newEmail,
	recoveryCode,
	verificationCode,
} from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { ownAccountSentences } from '#shared/account/own-schema.ts'
import { sessionSentences } from '#shared/account/schema.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { addDays } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { guestSentences } from '#shared/events/guest-sentences.ts'
import { joinSentences } from '#shared/join/sentences.ts'
import { messages } from '#shared/messages.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { newsletterSentences } from '#shared/newsletter/schema.ts'
import { reportSentences } from '#shared/reports/schema.ts'
import {
	attach,
	button,
	field,
	fillApplication,
	fillSignup,
	guest,
	letGuestsApply,
	member,
	photograph,
	savedToAccount,
	typeCode,
} from './applicant.ts'
import { expectAccessible, expectResult, visit } from './browser.ts'
import { applicant, key } from './staff.ts'

mayNotBeLogged(cloud, key)
beforeAll(letGuestsApply)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function typeName(within: Page | Locator) {
	await within.getByLabel('First name', { exact: true }).fill(persona.firstName)
	await within.getByLabel('Last name', { exact: true }).fill(persona.lastName)
}

async function guestApplication(changes = {}) {
	const form = applicationForm({ email: newEmail(), ...changes })
	const { body } = await new TestClient().call(applicationsApi.apply, form)
	const token = body.token ?? expect.unreachable()
	mayNotBeLogged(cloud, token)
	return { token, email: form.email }
}

async function found() {
	const { token } = await guestApplication()
	const page = await visit('/find', 'phone')
	await typeName(page)
	await field(page, 'Token').fill(token)
	await button(page, 'Find Application').click()
	return page
}

const drop = (page: Page, name: string) =>
	page.evaluate((file) => {
		const dataTransfer = new DataTransfer()
		dataTransfer.items.add(new File(['The power bill of May.'], file, { type: 'text/plain' }))
		window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
	}, name)

/** The path that a link of the newest mail leads to. */
async function linkIn(email: string, says: RegExp, link: RegExp) {
	const [path = ''] = link.exec((await mailTo(email, says)).text) ?? []
	return path
}

const newEvent = () => createEvent({ name: `Lantern Walk ${newEmail().slice(0, 9)}`, date: addDays(today, 12_000) })

async function signIn(page: Page, email: string) {
	await field(page, 'Email').fill(email)
	await field(page, 'Password').fill(persona.password)
	await button(page, 'Login').click()
}

/** A dashboard that asks whether an application with this email is one's own. */
async function asked() {
	const { user, client } = await createPerson()
	await guestApplication({ email: user.email })
	return visit('/dashboard', 'phone', client.cookie)
}

/** Everything that a visitor or a member can bring about, up to the press; the answer is what they read then. */
const results: Record<string, () => Promise<Locator>> = {
	'a report': async () => {
		const page = await visit('/report', 'phone')
		await page.getByText('Financial Assistance', { exact: true }).click()
		await page.getByRole('textbox', { name: /^Explain your Issue/ }).fill('The page stays blank.')
		await field(page, 'Your email').fill(newEmail())
		await button(page, 'Send Report').click()
		return page.getByText(reportSentences.received)
	},
	'an application to join': async () => {
		const { page } = await member('phone', '/join')
		await button(page, 'Join as Affiliate').click()
		await field(page, 'Name').fill('Fernwood Relief')
		await page.getByText('Other Organization', { exact: true }).click()
		await button(page, 'Submit Application').click()
		return heading(page, joinSentences.submitted)
	},
	'an application for books': async () => {
		const page = await visit('/books', 'phone')
		await button(page, 'Click to Apply').click()
		await typeName(page)
		await field(page, 'Email').fill(newEmail())
		await field(page, 'Street address').fill(persona.address)
		await field(page, 'City').fill(persona.city)
		await field(page, 'State').selectOption('Alabama')
		await field(page, 'ZIP code').fill('35004')
		await field(page, 'Reader’s first name').fill('Reed')
		await field(page, 'Reader’s last name').fill('Brook')
		await page.getByText('Other', { exact: true }).click()
		await field(page, 'Reading level').selectOption('Pre-School')
		await button(page, 'Submit Application').click()
		return heading(page, `Thank you, ${persona.firstName}`)
	},
	'an application that was found': async () => heading(await found(), `${persona.firstName} ${persona.lastName}`),
	'going back from an application that was found': async () => {
		const page = await found()
		await button(page, 'Go Back').click()
		return heading(page, 'Find Application')
	},
	'going back from one’s own application': async () => {
		const { client } = await applicant()
		const page = await visit('/dashboard', 'phone', client.cookie)
		await page.getByRole('button', { name: /Utility assistance/ }).click()
		await button(page, 'View Full Application').click()
		await expectResult(heading(page, 'Utility assistance'))
		await button(page, 'Go Back').click()
		return heading(page, `Hello ${persona.firstName}`)
	},
	'going back to what was sent': async () => {
		const page = await guest('phone')
		await field(page, 'Email').fill(newEmail())
		await fillApplication(page)
		await button(page, 'Submit Application').click()
		await heading(page, `Thank you, ${persona.firstName}`).waitFor()
		// The last step of the form, further down on its page, has an entry in the history too.
		await page.goBack()
		return heading(page, `Thank you, ${persona.firstName}`)
	},
	'tokens that were lost': async () => {
		const page = await visit('/find', 'phone')
		await field(page, 'The email you applied with').fill(newEmail())
		await button(page, 'Email me my tokens').click()
		return page.getByText(applicationSentences.tokensSent)
	},
	'the newsletter, on the home page': async () => {
		const page = await visit('/', 'phone')
		await page.getByRole('region', { name: 'Our newsletter' }).getByRole('button', { name: 'Sign up' }).click()
		const form = page.getByRole('form', { name: 'Newsletter' })
		await typeName(form)
		await form.getByLabel('Email').fill(newEmail())
		await form.getByRole('button', { name: 'Sign up' }).click()
		return page.getByText(newsletterSentences.signedUp)
	},
	'the newsletter, on the dashboard': async () => {
		const { page } = await member('phone')
		await button(page, 'Sign up for the newsletter').click()
		await page.getByRole('form', { name: 'Newsletter' }).getByRole('button', { name: 'Sign up' }).click()
		return page.getByText(newsletterSentences.signedUp)
	},
	'leaving the newsletter': async () => {
		const { firstName, lastName } = persona
		const email = newEmail()
		await new TestClient().call(newsletterApi.signup, { firstName, lastName, email })
		const page = await visit(await linkIn(email, /newsletter/, /\/unsubscribe#\S+/), 'phone')
		await button(page, 'Unsubscribe').click()
		return page.getByText(newsletterSentences.unsubscribed)
	},
	'signing up for an event': async () => {
		const { _id, name } = await newEvent()
		const page = await visit(`/events#${_id}`, 'phone')
		const card = page.getByRole('article', { name })
		await card.getByRole('button', { name: 'Sign Up for Event' }).click()
		await typeName(card)
		await card.getByLabel('Email').fill(newEmail())
		await card.getByRole('button', { name: 'Sign up', exact: true }).click()
		return card.getByText(guestSentences.signedUp)
	},
	'canceling with the link of the mail': async () => {
		const { _id: id } = await newEvent()
		const { firstName, lastName } = persona
		const email = newEmail()
		await new TestClient().call(eventsApi.attend, { id, firstName, lastName, email })
		const page = await visit(await linkIn(email, /signed up/, /\/events\/cancel#[\w-]+/), 'phone')
		await button(page, 'Cancel my sign-up').click()
		return page.getByText(guestSentences.canceled)
	},
	'canceling on the dashboard': async () => {
		const { _id: id } = await newEvent()
		const { client, user } = await createPerson()
		const { firstName, lastName, email } = user
		await client.call(eventsApi.attend, { id, firstName, lastName, email })
		const page = await visit('/dashboard', 'phone', client.cookie)
		// The row, with the button that was pressed, goes when the list comes again: after the answer.
		await page.route('**/api/my-event-sign-ups*', async (route) => {
			await pause(500)
			await route.continue()
		})
		await button(page, 'Cancel sign-up').click()
		await page.getByRole('dialog').getByRole('button', { name: 'Cancel sign-up' }).click()
		await page.getByText('Signed up', { exact: true }).waitFor({ state: 'detached' })
		return page.getByText(guestSentences.canceled)
	},
	'signing up': async () => {
		const page = await visit('/login', 'phone')
		await button(page, 'Signup / Login').click()
		await expectResult(page.getByRole('heading', { name: 'Create an account' }))
		await fillSignup(page, newcomer())
		return page.getByRole('heading', { name: 'Verify your email' })
	},
	'asking for a new code, and typing it': async () => {
		const page = await visit('/login', 'phone')
		await button(page, 'Signup / Login').click()
		const person = newcomer()
		await fillSignup(page, person)
		await button(page, 'Send a new code').click()
		await expectResult(page.getByText(messages.codeSent))
		await typeCode(page, await verificationCode(person.email, 2))
		return heading(page, `Hello ${person.firstName}`)
	},
	'signing in': async () => {
		const { user } = await createPerson()
		const page = await visit('/login', 'phone')
		await signIn(page, user.email)
		return heading(page, `Hello ${user.firstName}`)
	},
	'a forgotten password': async () => {
		const { user } = await createPerson()
		const page = await visit('/login', 'phone')
		await button(page, 'Forgot Password?').click()
		await expectResult(page.getByRole('heading', { name: 'Forgot your password?' }))
		await button(page, 'Return to Login').click()
		await expectResult(page.getByRole('heading', { name: 'Sign in' }))
		await button(page, 'Forgot Password?').click()
		await field(page, 'Email').fill(user.email)
		await field(page, 'Confirm email').fill(user.email)
		await button(page, 'Send recovery email').click()
		await expectResult(page.getByText(messages.recoverySent))
		await page.getByRole('link', { name: 'Enter the recovery code' }).click()
		await expectResult(heading(page, 'Choose a new password'))
		await field(page, 'Recovery code').fill(await recoveryCode(user.email))
		await field(page, 'New password').fill(`${persona.password}2`)
		await field(page, 'Confirm new password').fill(`${persona.password}2`)
		await button(page, 'Submit Recovery').click()
		return heading(page, 'Welcome back')
	},
	'“Yes, it’s mine”': async () => {
		const page = await asked()
		await button(page, 'Yes, it’s mine').click()
		await page.getByLabel('Birthday on the application').fill(persona.birthday)
		await button(page, 'Add it to mine').click()
		return page.getByText(applicationSentences.claimed)
	},
	'“This isn’t mine”': async () => {
		const page = await asked()
		await button(page, 'This isn’t mine').click()
		return page.getByText(applicationSentences.disowned)
	},
	'“I can’t get this”': async () => {
		const { client, token } = await applicant()
		const asking = await createEmployee(['Application Access'], key)
		await asking.client.call(applicationsStaffApi.ask, { token, things: ['bill'], key })
		const page = await visit('/dashboard', 'phone', client.cookie)
		await button(page, /tell us you can’t get it$/).click()
		await button(page, 'I can’t get this').click()
		await page.getByRole('heading', { name: 'You can’t get it?' }).waitFor()
		await button(page, 'Tell us').click()
		return page.getByText(applicationSentences.cannotNoted)
	},
	'erasing what was typed, as a guest': async () => {
		const page = await guest('phone')
		await typeName(page)
		await button(page, 'Erase what I typed').click()
		await page.getByRole('dialog').getByRole('button', { name: 'Erase it' }).click()
		return page.getByText('What you typed is erased.')
	},
	'erasing what was typed, as a member': async () => {
		const { page, user } = await member('phone', '/apply')
		await field(page, 'Birthday').fill(persona.birthday)
		await savedToAccount(page)
		await button(page, 'Erase what I typed').click()
		await page.getByRole('dialog').getByRole('button', { name: 'Erase it' }).click()
		await expect.poll(() => field(page, 'Birthday').inputValue()).toBe('')
		await expect.poll(() => field(page, 'Email').inputValue()).toBe(user.email)
		return page.getByText('What you typed is erased.')
	},
	'signing out': async () => {
		const { page } = await member('phone')
		await button(page, 'Menu').click()
		await button(page, 'Signout').click()
		await page.getByRole('heading', { name: 'Sign in' }).waitFor()
		return heading(page, 'Bridge The Gap')
	},
	'changing one’s name': async () => {
		const { page } = await member('phone')
		await page.getByText('Change your name').click()
		await field(page, 'First name').fill('Marigold')
		await button(page, 'Change name').click()
		return page.getByText(ownAccountSentences.nameChanged)
	},
	'changing one’s password': async () => {
		const { page, password } = await member('phone')
		await page.getByText('Change your password').click()
		await field(page, 'Your password now').fill(password)
		await field(page, 'New password').fill(persona.newPassword)
		await field(page, 'Confirm new password').fill(persona.newPassword)
		await button(page, 'Change password').click()
		return page.getByText(ownAccountSentences.passwordChanged)
	},
	'changing one’s email': async () => {
		const { page, password } = await member('phone')
		const email = newEmail()
		await page.getByText('Change your email').click()
		await field(page, 'New email').fill(email)
		await field(page, 'Your password').fill(password)
		await button(page, 'Send a code').click()
		await expectResult(field(page, 'Verification code'))
		await field(page, 'Verification code').fill(await verificationCode(email))
		await button(page, 'Change email').click()
		return page.getByText(ownAccountSentences.emailChanged)
	},
	'signing out everywhere else': async () => {
		const { page, user } = await member('phone')
		await new TestClient().call(accountApi.login, { email: user.email, password: persona.password })
		await page.getByText('Where you’re signed in').click()
		await button(page, 'Sign out everywhere else').click()
		return page.getByText(sessionSentences.endedOthers)
	},
}

test.each(Object.entries(results))('the result is in view and heard: %s', async (_, upToThePress) => {
	await expectResult(await upToThePress())
})

test('the result of sending documents is in view, also without a network, and has the focus', async () => {
	const page = await found()
	await page.getByRole('heading', { name: 'Add your bill' }).waitFor()
	await page.getByText('We don’t have your bill yet.').waitFor()
	await attach(page, await photograph(page, 'bill.png'))
	await page.getByText(/^1 of 10 files/).waitFor()
	const notYet = page.getByRole('status').getByText('Not sent yet. Press Send documents.')
	await notYet.waitFor()
	await page.context().setOffline(true)
	await button(page, 'Send documents').click()
	await expectResult(page.getByText('We couldn’t reach our server', { exact: false }))
	await notYet.waitFor()
	await page.context().setOffline(false)
	await button(page, 'Send documents').click()
	await expectResult(page.getByText(applicationSentences.documentsSent))
	expect(await notYet.count()).toBe(0)
	await page.getByText('We have 1 file from you.').waitFor()
})

test('what came of a bill that was missing is in view and has the focus, on the confirmation and the dashboard', async () => {
	const page = await guest('phone')
	await field(page, 'Email').fill(newEmail())
	await fillApplication(page)
	await button(page, 'Submit Application').click()
	await page.getByRole('heading', { name: 'One thing is missing: your bill' }).waitFor()
	await page.getByRole('region', { name: 'What happens next' }).getByText('Your bill').waitFor()
	await expectAccessible(page)
	await attach(page, await photograph(page, 'bill.png'))
	await page.getByText(/^1 of 10 files/).waitFor()
	await button(page, 'Send documents').click()
	await expectResult(page.getByText(applicationSentences.documentsSent))
	await page.getByRole('heading', { name: 'We have it. Nothing more to do.' }).waitFor()
	await page.getByText('We have 1 file from you.').waitFor()
	await expectAccessible(page)
	await button(page, 'Email it to me again').click()
	await expectResult(page.getByText(applicationSentences.tokensSent))

	const { client, user } = await createPerson()
	for (const amount of [240, 600])
		await client.call(applicationsApi.apply, applicationForm({ email: user.email, amount }))
	const own = await visit('/dashboard', 'phone', client.cookie)
	const needs = own.getByRole('region', { name: 'Needs you' })
	const seen = (words: string | RegExp) => needs.getByText(words).filter({ visible: true })
	const choose = needs.locator('input[type=file][multiple]')
	const other = needs.getByRole('button', { name: 'Send documents for this' })
	await choose.first().setInputFiles(await photograph(own, 'first.png'))
	await seen(/^Uploaded$/).waitFor()
	await other.click()
	await expect.poll(() => own.evaluate(() => document.activeElement === document.body)).toBe(false)
	await expect.poll(() => seen('Your documents').count()).toBe(1)
	expect(await seen(/^first\./).count()).toBe(0)
	await expectAccessible(own)
	await drop(own, 'dropped.txt')
	await seen('dropped.txt').waitFor()
	await other.click()
	await expect.poll(() => own.evaluate(() => document.activeElement === document.body)).toBe(false)
	await seen(/^first\./).waitFor()
	await expect.poll(() => needs.getByText('dropped.txt').count()).toBe(1)
	await other.click()
	await button(own, 'Send documents').click()
	await expectResult(own.getByText(applicationSentences.documentsSent))
	await expect.poll(() => needs.getByRole('heading', { level: 3 }).count()).toBe(1)
	await seen(/^first\./).waitFor()
	await own.getByText('About you').click()
	await own.getByRole('region', { name: 'Your account' }).getByText(user.email).waitFor()
	await expectAccessible(own)
})
