import { expect, test } from 'vitest'
import { publishFeedback } from '#functions/domain/mail/mail.cloud.test.data.ts'
import { createPerson, mailTo } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { deliverySentences } from '#shared/delivery.ts'
import { usersApi } from '#shared/users/api.ts'
import { onlyDay } from '#web/console/when.ts'
import { button } from './applicant.ts'
import { expectAccessible, reload } from './browser.ts'
import { applicant, confirm, employee, open, showUser, write } from './staff.ts'

test('an address that bounced is seen before the decision, and the decision goes out once it is tried again', async () => {
	const member = await applicant()
	const { page, client } = await employee(['Application Access'])
	await publishFeedback({ bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: member.email }] } })
	const delivery = async () =>
		(await client.call(applicationsStaffApi.show, { token: member.token })).body.application?.delivery
	await expect.poll(delivery).toMatchObject({ address: 'bounced' })
	await open(page, member.token, 'respond')
	await page.getByText('Email to this person bounced, so we’ve stopped sending it.').waitFor()
	await expectAccessible(page)
	await write(page, { status: 'Approved', message: 'Yes, we can.', amount: '180' })
	await page.getByText('This email won’t be sent, because email to this address is stopped.').waitFor()
	await expectAccessible(page)
	await confirm(page, 'Submit Response')
	await page.getByText(`We couldn’t email ${persona.firstName}, because email to this address is stopped.`).waitFor()
	await expect.poll(delivery).toMatchObject({ lastMail: { state: 'suppressed' } })
	await open(page, member.token, 'email')
	await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Please call us.')
	await button(page, 'Verify Email').click()
	await page.getByText('This email won’t be sent, because email to this address is stopped.').waitFor()
	await expectAccessible(page)
	await confirm(page, 'Send Email')
	await page.getByText(applicationSentences.emailStopped).waitFor()
	expect(await page.getByText(applicationSentences.emailSent).count()).toBe(0)
	await expectAccessible(page)
	await open(page, member.token)
	await page.getByText('The email about our decision wasn’t sent.').waitFor()
	await page.getByText('No, it wasn’t sent').first().waitFor()
	await button(page, 'Try this address again').click()
	await page.getByText(deliverySentences.tryingAgainWithMail).waitFor()
	await mailTo(member.email, /Yes, we can\./)
	await expect.poll(async () => (await delivery())?.decisionKeptBack).toBeFalsy()
	await reload(page)
	expect(await page.getByText('Email to this person bounced').count()).toBe(0)
	expect(await page.getByText('No, it wasn’t sent').count()).toBe(0)
})

test('an employee who asks for more at an address that complained reads that the question has to be told', async () => {
	const member = await applicant()
	const { page, client } = await employee(['Application Access'])
	await publishFeedback({ complaint: { complainedRecipients: [{ emailAddress: member.email }] } })
	const read = async () => (await client.call(applicationsStaffApi.show, { token: member.token })).body.application
	await expect.poll(read).toMatchObject({ delivery: { address: 'complained' } })
	await open(page, member.token, 'respond')
	await page.getByText('Ask for more').click()
	await page.getByText('A page of the bill', { exact: true }).click()
	await button(page, 'Check the email').click()
	await page.getByText('This email won’t be sent, because email to this address is stopped.').waitFor()
	await confirm(page, 'Ask and send email')
	await page.getByText('Please ask them by phone. They have until').waitFor()
	await expectAccessible(page)
})

test('in a user’s row, an email that was held up is told with its day, and one that doesn’t reach them can be tried again', async () => {
	const { page, client } = await employee(['User Access'])
	const noted = async (id: string, address: string) => {
		const read = async () => (await client.call(usersApi.delivery, { id })).body.delivery
		await expect.poll(read).toMatchObject({ address })
		return (await read())?.since ?? ''
	}
	const { user: late } = await createPerson()
	await publishFeedback({ bounce: { bounceType: 'Transient', bouncedRecipients: [{ emailAddress: late.email }] } })
	const since = await noted(late._id, 'delayed')
	await showUser(page, late.email)
	await page.getByText(`Email to this person was held up on ${onlyDay(since)}.`).waitFor()
	await expectAccessible(page)
	expect(await button(page, 'Try this address again').count()).toBe(0)
	expect(await page.getByText('They can’t get a code').count()).toBe(0)

	const { user } = await createPerson()
	await publishFeedback({ complaint: { complainedRecipients: [{ emailAddress: user.email }] } })
	await noted(user._id, 'complained')
	await showUser(page, user.email)
	await page.getByText('This person marked our email as spam').waitFor()
	await page.getByText('They can’t get a code to sign in').waitFor()
	await expectAccessible(page)
	await button(page, 'Try this address again').click()
	await page.getByText(deliverySentences.tryingAgain).waitFor()
})
