import { expect, test } from 'vitest'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { button } from './applicant.ts'
import { expectAccessible } from './browser.ts'
import { pending } from './pending.ts'
import { confirm, employee, open } from './staff.ts'

test('an applicant is asked for more with a ready text, whose blank is filled before it is sent', async () => {
	const email = newEmail()
	const { tokens } = await pending(1, 2, () => ({ email }))
	const { page } = await employee(['Application Access'])
	await open(page, tokens[0] ?? '', 'respond')
	await page.getByText('Ask for more').click()
	await page.getByText('Something else', { exact: true }).click()
	await button(page, 'Someone else’s bill').click()
	const words = page.getByLabel('In your own words')
	await expect.poll(() => words.inputValue()).toMatch(/^How you’re related to/)
	await button(page, 'Check the email').click()
	await page.getByText('Fill in the part in brackets.').first().waitFor()
	await words.fill((await words.inputValue()).replace(/\[.*\]/, 'Mossy Brook'))
	await expectAccessible(page)
	await button(page, 'Check the email').click()
	await confirm(page, 'Ask and send email')
	await page
		.getByText(/They have until/)
		.first()
		.waitFor()
	await mailTo(email, /related to Mossy Brook/)
	await page.getByText('Waiting for the applicant').first().waitFor()
	await button(page, 'Give more time').click()
	await expectAccessible(page)
	await confirm(page, 'Give more time and send email')
	await mailTo(email, /more time/)
})
