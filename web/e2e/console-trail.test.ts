import { expect, test } from 'vitest'
import { createPerson } from '#infra/testing/people.ts'
import { usersApi } from '#shared/users/api.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { employee, signIn } from './staff.ts'

test('the audit trail: who did what, by person, by thing and by days', async () => {
	const member = await createPerson()
	const { page, client, user } = await employee(['User Access'])
	await client.call(usersApi.addNote, { id: member.user._id, note: 'Called back.' })
	await signIn(member)
	await goTo(page, '/dashboard/settings/trail')
	const noted = page.getByRole('listitem').filter({ hasText: 'Added a note to a user' })
	await noted.first().waitFor()
	await expectAccessible(page)
	await page.getByText('Filter', { exact: true }).click()
	await expectAccessible(page)
	await field(page, 'Who (optional)').fill(user.email)
	await button(page, 'Show').click()
	await page.getByRole('button', { name: 'Show everything' }).waitFor()
	await page.getByText('Read the audit trail').waitFor()
	await expect.poll(() => noted.count()).toBe(1)
	await field(page, 'From (optional)').fill('01/01/2020')
	await field(page, 'To (optional)').fill('01/02/2020')
	await button(page, 'Show').click()
	await page.getByText('No records match').waitFor()
	await button(page, 'Show everything').click()
	await page.getByText('Filter', { exact: true }).click()
	await field(page, 'About (optional)').fill(member.user.email)
	await button(page, 'Show').click()
	await noted.waitFor()
	// Whoever signs in is named.
	const signedIn = page.getByRole('listitem').filter({ hasText: 'Signed in' })
	await signedIn.getByText(`${member.user.firstName} ${member.user.lastName}`).first().waitFor()
	expect(await signedIn.getByText('A visitor').count()).toBe(0)
	await expectAccessible(page)
	expect(page.url()).not.toContain(member.user.email.split('@')[0])
})
