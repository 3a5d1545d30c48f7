import { expect, test } from 'vitest'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { button, field } from './applicant.ts'
import { expectAccessible } from './browser.ts'
import { pending } from './pending.ts'
import { confirm, employee, open } from './staff.ts'

test('a ready text is in the language of its reader, and its blank is filled before it is sent', async () => {
	const [inEnglish, inSpanish] = [newEmail(), newEmail()]
	const { tokens } = await pending(2, 2, (at) =>
		at === 0 ? { email: inEnglish } : { email: inSpanish, language: 'es' },
	)
	const { page } = await employee(['Application Access'])
	for (const token of tokens) {
		await open(page, token, 'respond')
		await page.getByText('Ask for more').click()
		await page.getByText('Something else', { exact: true }).click()
		await button(page, 'Someone else’s bill').click()
		const words = page.getByLabel('In your own words')
		await expect
			.poll(() => words.inputValue())
			.toMatch(token === tokens[0] ? /^How you’re related to/ : /^Qué parentesco/)
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
	}
	await mailTo(inEnglish, /related to Mossy Brook/)
	await mailTo(inSpanish, /Mossy Brook/)
})

test('an email begins with a ready text, and its blank is filled before it is checked', async () => {
	const { tokens } = await pending(1, 1)
	const { page } = await employee(['Application Access'])
	await open(page, tokens[0] ?? '', 'email')
	await button(page, 'Still working on it').click()
	await button(page, 'Verify Email').click()
	await page.getByText('Fill in the part in brackets.').first().waitFor()
	await field(page, 'Message').fill('We’ll write again by Friday.')
	await button(page, 'Verify Email').click()
	await page.getByRole('heading', { name: 'Verify the email' }).waitFor()
})
