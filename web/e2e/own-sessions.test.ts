import { expect, test } from 'vitest'
import { createPerson } from '#infra/testing/people.ts'
import { sessionSentences } from '#shared/account/schema.ts'
import { button } from './applicant.ts'
import { expectAccessible, expectResult, goTo, reload } from './browser.ts'
import { employee, signIn } from './staff.ts'

test('someone who left a browser signed in signs it out from another one', async () => {
	const person = await createPerson()
	const library = await signIn(person)
	const own = await signIn(person, 'phone')
	await own.getByText('Where you’re signed in').click()
	await own.getByText('This is where you are now.').waitFor()
	await expect.poll(() => own.getByText(/ on Linux$/).count()).toBe(2)
	await expectAccessible(own)
	await button(own, 'Sign out everywhere else').click()
	await expectResult(own.getByText(sessionSentences.endedOthers))
	await reload(library)
	await library.getByRole('heading', { level: 1 }).waitFor()
	expect(library.url()).toContain('/login')
	await reload(own)
	expect(own.url()).toContain('/dashboard')
})

test('an employee finds their sessions in Settings', async () => {
	const { page } = await employee(['Report Access'])
	await goTo(page, '/dashboard/settings/sessions')
	await page.getByText('This is where you are now.').waitFor()
	await expectAccessible(page)
})
