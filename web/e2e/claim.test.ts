import { expect, test } from 'vitest'
import { applicationForm } from '#infra/testing/application.ts'
import { createPerson } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { letGuestsApply } from './applicant.ts'
import { expectAccessible, expectResult, reload, visit } from './browser.ts'
import { employee, open } from './staff.ts'

async function sentByStranger(email: string, type: 'Rental' | 'Utility') {
	const form = applicationForm({ email, type })
	const { body } = await new TestClient().call(applicationsApi.apply, form)
	const token = body.token ?? ''
	mayNotBeLogged(cloud, token)
	return token
}

test('a member says which applications with their email are theirs, and employees learn of the other', async () => {
	await letGuestsApply()
	const { client, user } = await createPerson()
	const planted = await sentByStranger(user.email, 'Rental')
	await sentByStranger(user.email, 'Utility')
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
