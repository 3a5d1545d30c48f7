import { test } from 'vitest'
import { createEmployee } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { messages } from '#shared/messages.ts'
import { userSentences } from '#shared/users/schema.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, visit } from './browser.ts'
import { applicant, confirm, employee, key, open, showUser, write } from './staff.ts'

const newKey = 'geese-before-rain'
mayNotBeLogged(cloud, newKey)

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
