import { expect, test } from 'vitest'
import { mailTo, newEmail, verificationCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { ownAccountSentences } from '#shared/account/own-schema.ts'
import { messages } from '#shared/messages.ts'
import { button, field, member } from './applicant.ts'
import { expectAccessible, expectResult, reload } from './browser.ts'
import { signIn } from './staff.ts'

test('a member changes their password, stays signed in here and nowhere else', async () => {
	const { page, ...person } = await member('phone')
	const elsewhere = await signIn(person)
	await page.getByText('Change your password').click()
	await field(page, 'Your password now').fill('Wrong#Password1')
	await field(page, 'New password').fill(persona.newPassword)
	await field(page, 'Confirm new password').fill(person.password)
	await button(page, 'Change password').click()
	await page.getByText('Passwords Must Match!').first().waitFor()
	await field(page, 'Confirm new password').fill(persona.newPassword)
	await expectAccessible(page)
	await button(page, 'Change password').click()
	await page.getByText(messages.wrongPassword).first().waitFor()
	await expectAccessible(page)
	await field(page, 'Your password now').fill(person.password)
	await button(page, 'Change password').click()
	await expectResult(page.getByText(ownAccountSentences.passwordChanged))
	await expectAccessible(page)
	await reload(elsewhere)
	await elsewhere.getByRole('heading', { level: 1 }).waitFor()
	expect(elsewhere.url()).toContain('/login')
	await reload(page)
	expect(page.url()).toContain('/dashboard')
	await signIn({ ...person, password: persona.newPassword })
})

test('a member changes their name, and the page greets them with it', async () => {
	const { page } = await member('phone')
	await page.getByText('Change your name').click()
	await field(page, 'First name').fill('')
	await button(page, 'Change name').click()
	await page.getByText('Invalid First Name Length!').first().waitFor()
	await expectAccessible(page)
	await field(page, 'First name').fill('Marigold')
	await button(page, 'Change name').click()
	await expectResult(page.getByText(ownAccountSentences.nameChanged))
	await page.getByRole('heading', { level: 1, name: 'Hello Marigold' }).waitFor()
	await expectAccessible(page)
})

test('a member changes their email with the code from the new one, also on a page that was loaded again', async () => {
	const { page, user, password } = await member('phone')
	const email = newEmail()
	await page.getByText('Change your email').click()
	await field(page, 'New email').fill(email)
	await field(page, 'Your password').fill(password)
	await expectAccessible(page)
	await button(page, 'Send a code').click()
	await expectResult(field(page, 'Verification code'))
	await expectAccessible(page)

	await reload(page)
	await page.getByText('Change your email').click()
	await button(page, 'I have a code').click()
	await field(page, 'New email').fill(email)
	const code = await verificationCode(email)
	await field(page, 'Verification code').fill(code === '123456' ? '654321' : '123456')
	await button(page, 'Change email').click()
	await page.getByText(messages.wrongCode).first().waitFor()
	await expectAccessible(page)
	await field(page, 'Verification code').fill(code)
	await button(page, 'Change email').click()
	await expectResult(page.getByText(ownAccountSentences.emailChanged))
	await expectAccessible(page)
	await page.getByText('About you').click()
	await page.getByText(email).waitFor()
	await mailTo(user.email, /was changed/)
	await signIn({ user: { ...user, email }, password })
})
