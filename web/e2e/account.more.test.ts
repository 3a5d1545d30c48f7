import { test } from 'vitest'
import { createPerson, newcomer, recoveryCode, verificationCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { accountApi } from '#shared/account/api.ts'
import { messages } from '#shared/messages.ts'
import { button, field, fillSignup, loseAnswers, typeCode } from './applicant.ts'
import { expectAccessible, expectResult, visit } from './browser.ts'
import { signInAt } from './staff.ts'

test('five wrong codes end the code; a new one is sent on request', async () => {
	const page = await visit('/login', 'phone')
	const person = newcomer()
	await button(page, 'Signup / Login').click()
	await fillSignup(page, person)
	const right = await verificationCode(person.email)
	const wrong = right === '123456' ? '654321' : '123456'
	for (let tries = 1; tries <= 5; tries++) {
		await typeCode(page, wrong)
		await page
			.getByText(tries < 5 ? messages.wrongCode : messages.codeEnded)
			.first()
			.waitFor()
		if (tries === 1) await expectAccessible(page)
		await field(page, 'Verification code').fill('')
	}
	await typeCode(page, right)
	await page.getByText(messages.wrongCode).first().waitFor()
	await button(page, 'Send a new code').click()
	await expectResult(page.getByText(messages.codeSent))
	await expectAccessible(page)
	await typeCode(page, await verificationCode(person.email, 2))
	await page.waitForURL('**/dashboard')
})

test('whoever hears nothing of their new password is told to try it, and it works', async () => {
	const { user, client } = await createPerson()
	await client.call(accountApi.requestRecovery, { email: user.email })
	const page = await visit('/recover', 'phone')
	await field(page, 'Email').fill(user.email)
	await field(page, 'Recovery code').fill(await recoveryCode(user.email))
	await field(page, 'New password').fill(persona.newPassword)
	await field(page, 'Confirm new password').fill(persona.newPassword)
	await loseAnswers(page, '/api/recover-password')
	await button(page, 'Submit Recovery').click()
	await page.getByRole('alert').getByText('It may have worked. Try to sign in with your new password first.').waitFor()
	await expectAccessible(page)
	await page.getByRole('link', { name: 'Back to Login' }).click()
	await page.getByRole('heading', { name: 'Sign in' }).waitFor()
	await signInAt(page, { user, password: persona.newPassword })
	await page.waitForURL('**/dashboard')
})
