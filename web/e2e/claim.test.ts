import { expect, test } from 'vitest'
import { createPerson } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { letGuestsApply, sentByGuest } from './applicant.ts'
import { expectAccessible, expectResult, reload, visit } from './browser.ts'
import { employee, open } from './staff.ts'

test('a member says which applications with their email are theirs, and employees learn of the other', async () => {
	await letGuestsApply()
	const { client, user } = await createPerson()
	const { token: planted } = await sentByGuest({ email: user.email, type: 'Rental' })
	await sentByGuest({ email: user.email, type: 'Utility' })
	const page = await visit('/dashboard', 'phone', client.cookie)
	const question = page.getByRole('region', { name: 'Is this yours?' })
	const about = (type: string) => question.getByRole('listitem').filter({ hasText: type })
	await about('Rental assistance').waitFor()
	await page.getByText(sentences.emptyList).waitFor()
	await expectAccessible(page)

	const utility = about('Utility assistance')
	await utility.getByRole('button', { name: 'Yes, it’s mine' }).click()
	const birthday = utility.getByLabel('Birthday on the application')
	await birthday.and(page.locator(':focus')).waitFor()
	await expectAccessible(page)
	await birthday.fill('01/02/1990')
	await utility.getByRole('button', { name: 'Add it to mine' }).click()
	await utility.getByRole('alert').getByText(sentences.otherBirthday).first().waitFor()
	await expectAccessible(page)
	await birthday.fill(persona.birthday)
	await utility.getByRole('button', { name: 'Add it to mine' }).click()
	await expectResult(page.getByText(sentences.claimed))
	const own = page.getByRole('region', { name: 'Your applications' })
	await own.getByRole('button', { name: /Utility assistance/ }).waitFor()

	await about('Rental assistance').getByRole('button', { name: 'This isn’t mine' }).click()
	await expectResult(page.getByText(sentences.disowned))
	await page.getByRole('heading', { name: 'Thank you' }).waitFor()
	expect(await page.getByText('Rental').count()).toBe(0)
	await reload(page)
	expect(await question.count()).toBe(0)
	await own.getByRole('button', { name: /Utility assistance/ }).waitFor()

	const { page: console } = await employee(['Application Access'])
	await open(console, planted)
	await console.getByText('This may be the wrong email address').waitFor()
	await expectAccessible(console)
})
