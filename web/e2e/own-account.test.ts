import { expect, test } from 'vitest'
import { mailTo, newEmail, verificationCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { ownAccountSentences } from '#shared/account/own-schema.ts'
import { messages } from '#shared/messages.ts'
import { button, field, member } from './applicant.ts'
import { expectAccessible, expectResult, goTo, reload } from './browser.ts'
import { employee, signIn } from './staff.ts'

test('a member changes their name, their password and their email, and stays signed in here and nowhere else', async () => {
	const { page, ...person } = await member('phone')
	await page.getByText('Your account', { exact: true }).click()
	await page.getByText('Change your name').click()
	await field(page, 'First name').fill('')
	await button(page, 'Change name').click()
	await page.getByText('Invalid First Name Length!').first().waitFor()
	await field(page, 'First name').fill('Marigold')
	await button(page, 'Change name').click()
	await expectResult(page.getByText(ownAccountSentences.nameChanged))
	await page.getByRole('heading', { level: 1, name: 'Hello Marigold' }).waitFor()
	await expectAccessible(page)

	const elsewhere = await signIn(person)
	await page.getByText('Change your password').click()
	await field(page, 'Your password now').fill('Wrong#Password1')
	await field(page, 'New password').fill(persona.newPassword)
	await field(page, 'Confirm new password').fill(person.password)
	await button(page, 'Change password').click()
	await page.getByText('Passwords Must Match!').first().waitFor()
	await field(page, 'Confirm new password').fill(persona.newPassword)
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

	const email = newEmail()
	await reload(page)
	expect(page.url()).toContain('/dashboard')
	await page.getByText('Your account', { exact: true }).click()
	await page.getByText('Change your email').click()
	await field(page, 'New email').fill(email)
	await field(page, 'Your password').fill(persona.newPassword)
	await button(page, 'Send a code').click()
	await expectResult(field(page, 'Verification code'))
	await expectAccessible(page)
	// The page may be gone after a look at the inbox.
	await reload(page)
	await page.getByText('Your account', { exact: true }).click()
	await page.getByText('Change your email').click()
	await button(page, 'I have a code').click()
	await field(page, 'New email').fill(email)
	await field(page, 'Verification code').fill(await verificationCode(email))
	await button(page, 'Change email').click()
	await expectResult(page.getByText(ownAccountSentences.emailChanged))
	await page.getByText(email).waitFor()
	await expectAccessible(page)
	await mailTo(person.user.email, /was changed/)
	await signIn({ user: { ...person.user, email }, password: persona.newPassword })
})

test('an employee changes their password in Settings', async () => {
	const { page, ...person } = await employee([])
	await goTo(page, '/dashboard/settings/password')
	await field(page, 'Your password now').fill(person.password)
	await field(page, 'New password').fill(persona.newPassword)
	await field(page, 'Confirm new password').fill(persona.newPassword)
	await expectAccessible(page)
	await button(page, 'Change password').click()
	await expectResult(page.getByText(ownAccountSentences.passwordChanged))
	await expectAccessible(page)
})
