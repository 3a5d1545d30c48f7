import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { persona } from '#infra/testing/persona.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import {
	button,
	field,
	fillApplication,
	goOn,
	guest,
	letGuestsApply,
	member,
	savedToAccount,
	sections,
	tokenOf,
} from './applicant.ts'
import { expectAccessible, expectResult, goTo, visit } from './browser.ts'
import { keyboard } from './keyboard.ts'
import { applicant } from './staff.ts'

beforeAll(letGuestsApply)

const submit = (page: Page) => button(page, 'Submit Application')

test('a minor names a caretaker, and a referral needs consent', async () => {
	const page = await guest('phone')
	await sections.general(page)
	await field(page, 'Birthday').fill('05/06/2016')
	await goOn(page)
	await page.getByText('You’re under 18').waitFor()
	await field(page, 'Name').fill('Barnaby Quillfeather')
	await field(page, 'Relation to you').selectOption('Sibling')
	await field(page, 'Birthday').fill('05/06/2015')
	await page.getByRole('button', { name: /^Continue/ }).click()
	await page.getByText(sentences.caretaker).first().waitFor()
	await expectAccessible(page)
	await field(page, 'Relation to you').selectOption('Parent')
	await goOn(page)
	await page.goto('/apply?step=referral')
	await page.getByRole('radiogroup', { name: 'Did someone refer you to us?' }).getByText('Yes').click()
	await page.getByRole('radiogroup', { name: 'May we speak' }).getByText('No').click()
	await page.getByText(sentences.noConsent).waitFor()
	await expectAccessible(page)
	await page.goto('/apply?step=send')
	await button(page, sentences.unableToSubmit).click()
	await page.getByText(sentences.completeFirst).waitFor()
	await expectAccessible(page)
	await page.getByRole('button', { name: /^Address:/ }).click()
	await page.locator('[name=streetAddress]:focus').waitFor()
	await button(page, 'Erase what I typed').click()
	await button(page, 'Erase it').click()
	await expectResult(page.getByText('What you typed is erased.'))
})

test('completing the sections by the list at the side takes back that they were not complete', async () => {
	const { page } = await member('desk', '/apply')
	await fillApplication(page)
	const go = (section: string) => page.getByRole('link', { name: section }).first().click()
	await go('Your request')
	await field(page, 'Amount requested in USD').fill('much')
	await go('Address')
	await field(page, 'City').fill('')
	await go('Check and send')
	await button(page, sentences.unableToSubmit).click()
	await page.getByText(sentences.numbers, { exact: true }).waitFor()
	await go('Your request')
	await field(page, 'Amount requested in USD').fill('$1,240.00')
	await go('Check and send')
	await button(page, sentences.unableToSubmit).click()
	await page.getByText(sentences.completeFirst).waitFor()
	await go('Address')
	await field(page, 'City').fill(persona.city)
	await go('Check and send')
	await page.getByText(sentences.complete).waitFor()
	expect(await page.getByText(sentences.completeFirst).count()).toBe(0)
	expect(await page.getByText(sentences.numbers).count()).toBe(0)
	await submit(page).click()
	await tokenOf(page)
})

test('typed values are never changed without a message', async () => {
	const { page } = await member('phone', '/apply')
	const leave = async (label: string, typed: string) => {
		await field(page, label).fill('')
		await field(page, label).pressSequentially(typed)
		await field(page, label).blur()
		return field(page, label).inputValue()
	}
	expect(await leave('Income per month', '$1,240.00')).toBe('1240')
	expect(await leave('Income per month', '230.50')).toBe('230.50')
	await button(page, 'Continue to Family information').click()
	await page.getByText('Enter whole dollars, without cents: 231.').first().waitFor()
	await expectAccessible(page)
	expect(await leave('Birthday', '4/2/1990')).toBe('04/02/1990')
	expect(await leave('Birthday', '04021990')).toBe('04/02/1990')
	await page.getByText('April 2, 1990', { exact: true }).waitFor()
	expect(await leave('Email', 'willow@gmial.com')).toBe('willow@gmial.com')
	await page.getByText('Did you mean gmail.com?').waitFor()
	await expectAccessible(page)
	await button(page, 'Yes, change it').click()
	await expect.poll(() => field(page, 'Email').inputValue()).toBe('willow@gmail.com')
	await field(page, 'Email').and(page.locator(':focus')).waitFor()
	expect(await page.getByText('Did you mean').count()).toBe(0)
	expect(await leave('Phone', '+1 205 555 0142')).toBe('(205) 555-0142')
	expect(await leave('Phone', '205 555 0142 ext 7')).toBe('(205 555 0142 ext 7')
	expect(await leave('First name', 'W1llow')).toBe('Wllow')
	await page.getByText('A name can only have letters, spaces, periods, hyphens and apostrophes.').waitFor()
	await page.goto('/apply?step=address')
	expect(await leave('ZIP code', '35004-1234')).toBe('350041234')
	await page.getByText('A ZIP code can only have digits.').waitFor()
	await expectAccessible(page)
})

test('apply by keyboard alone', async () => {
	const { page } = await member('desk')
	await page.goto('/apply')
	await field(page, 'First name').waitFor()
	const { press, reach, type, pick, answer } = keyboard(page)
	const step = async (title: string) => {
		await press('Enter')
		await page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, title)
	}

	await type('Birthday', '03171987')
	await type('Phone', '5550107788')
	await type('Income per month', '1200')
	await answer('Gender', 1)
	await pick('Relationship status', 'Mar')
	await reach('Continue to Family information')
	await step('Family information')
	await answer('Do you live with anyone?', 1)
	await reach('Continue to Address')
	await step('Address')
	await type('Street address', persona.address)
	await type('City', persona.city)
	await pick('State', 'Alab')
	await type('ZIP code', '35004')
	await step('Medical information')
	await answer('Does a bleeding disorder affect you or your family?', 1)
	await reach('Continue to Your request')
	await step('Your request')
	await answer('Type of assistance', 2)
	await answer('How should we help?', 0)
	await type('Amount requested in USD', '240')
	await press('Enter')
	await page.waitForFunction(() => document.activeElement?.textContent?.includes('Please fix these fields'))
	await type('Reason for applying', persona.illness)
	await reach('Continue to Other help')
	await step('Other help')
	await answer('Have you asked anyone else for help with this?', 1)
	await reach('Continue to Attachments')
	await step('Attachments')
	await reach('Continue to Referral')
	await step('Referral')
	await answer('Did someone refer you to us?', 1)
	await reach('Continue to Check and send')
	await step('Check and send')
	await reach('Submit Application')
	await press('Enter')
	await tokenOf(page)
})

test('a member’s second application begins with the answers of the first, where they want it', async () => {
	const { client, user } = await applicant()
	const page = await visit('/apply', 'phone', client.cookie)
	await page.getByText('You’ve applied before').waitFor()
	await expectAccessible(page)
	await expect.poll(() => field(page, 'Phone').inputValue()).toBe('')
	await field(page, 'First name').fill('Willow')
	await button(page, /^Use my answers from/).click()
	await page.getByText(/^We filled in your answers from/).waitFor()
	await expectAccessible(page)
	await expect.poll(() => field(page, 'First name').inputValue()).toBe('Willow')
	await expect.poll(() => field(page, 'Phone').inputValue()).toBe(persona.phone)
	await expect.poll(() => field(page, 'Email').inputValue()).toBe(user.email)
	for (const _ of ['family', 'address', 'medical', 'request']) await goOn(page)
	await page.getByRole('heading', { name: 'Your request' }).waitFor()
	await expect.poll(() => field(page, 'Reason for applying').inputValue()).toBe('')

	// Another visit goes on at what is still open.
	await savedToAccount(page)
	await goTo(page, '/apply')
	await page.getByRole('heading', { name: 'Your request' }).waitFor()
})
