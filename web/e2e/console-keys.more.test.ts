import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createEmployee } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { messages } from '#shared/messages.ts'
import { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'
import { button, field, loseAnswers } from './applicant.ts'
import { expectAccessible, goTo, visit } from './browser.ts'
import { applicant, confirm, employee, key, open, showUser, write } from './staff.ts'

const newKey = 'geese-before-rain'
mayNotBeLogged(cloud, newKey)

async function change(page: Page, from: string, to: string) {
	await field(page, 'Current employee key').fill(from)
	await field(page, 'New employee key').fill(to)
	await button(page, 'Change key').click()
}

test('whoever hears nothing of their new key is told to try it, and it holds', async () => {
	const { page } = await employee([])
	await goTo(page, '/dashboard/settings/key')
	await loseAnswers(page, usersApi.changeKey.path)
	await change(page, key, newKey)
	await page.getByRole('alert').getByText('It may have worked. Try your new key as the current one').waitFor()
	await expectAccessible(page)
	await page.evaluate(() => window.dispatchEvent(new Event('tunnel-ends')))
	await change(page, newKey, key)
	await page.getByRole('status').getByText(userSentences.keyChanged).waitFor()
})

test('a page that keeps a key forgets it once the key is another one', async () => {
	const [first, second] = [await applicant(), await applicant()]
	const { page } = await employee(['Application Access'])
	await open(page, first.token, 'respond?decide=approve')
	await button(page, 'Verify Response').click()
	await confirm(page, 'Submit Response')
	await page.getByText(applicationSentences.responseSubmitted).waitFor()
	const inConsole = page.getByRole('navigation', { name: 'Console' })
	await inConsole.getByRole('link', { name: 'Settings' }).click()
	await page.getByRole('link', { name: 'Employee key' }).click()
	await field(page, 'Current employee key').fill(key)
	await field(page, 'New employee key').fill(newKey)
	await button(page, 'Change key').click()
	await page.getByRole('status').getByText(userSentences.keyChanged).waitFor()

	await inConsole.getByRole('link', { name: /^Applications/ }).click()
	const row = page.locator(`[data-id="${second.token}"]`)
	await row.getByRole('button').first().click()
	await row.getByRole('link', { name: 'Approve' }).click()
	await button(page, 'Verify Response').click()
	await button(page, 'Submit Response').waitFor()
	expect(await page.getByText('This page keeps your key').count()).toBe(0)
	await confirm(page, 'Submit Response', newKey)
	await page.getByText(applicationSentences.responseSubmitted).waitFor()
})

test('a colleague resets a key, and its owner chooses a new one on the next use', async () => {
	const { token } = await applicant()
	const owner = await createEmployee(['Application Access'], key)
	const { page } = await employee(['User Access'])
	await showUser(page, owner.user.email)
	await button(page, 'Reset Employee Key').click()
	const form = page.getByRole('form', { name: 'Reset Employee Key' })
	await form.getByLabel('Employee key', { exact: true }).fill(key)
	await expectAccessible(page)
	await form.getByRole('button', { name: 'Reset Employee Key' }).click()
	await page.getByText(userSentences.keyReset).waitFor()
	await expectAccessible(page)

	const own = await visit('/dashboard', 'desk', owner.client.cookie)
	await open(own, token, 'respond')
	await write(own, { status: 'Approved', message: 'We pay it.', amount: '240' })
	await field(own, 'Your password').fill(owner.password)
	await field(own, 'New employee key').fill(newKey)
	await expectAccessible(own)
	await button(own, 'Choose this key').click()
	await confirm(own, 'Submit Response', key)
	await own.getByRole('alert').getByText(messages.wrongKey).waitFor()
	await confirm(own, 'Submit Response', newKey)
	await own.getByText(applicationSentences.responseSubmitted).waitFor()
})
