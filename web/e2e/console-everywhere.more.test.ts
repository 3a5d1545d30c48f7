import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { createEvent, signUp } from '#infra/testing/events.ts'
import { createPerson, newEmail, newLastName } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { button } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { employee } from './staff.ts'

const uncommonPhone = () => `(205) 555-${Math.floor(1000 + Math.random() * 9000)}`

/** Someone with an application and a sign-up under one address. */
async function known(changes: { phone?: string } = {}) {
	const person = {
		firstName: 'Juniper',
		lastName: newLastName(),
		email: newEmail(),
		phone: uncommonPhone(),
		streetAddress: `${Math.floor(10_000 + Math.random() * 90_000)} Mill Street`,
		...changes,
	}
	const { client } = await createPerson()
	const { body } = await client.call(applicationsApi.apply, applicationForm(person))
	const event = await createEvent({ name: 'Lantern Walk' })
	await signUp(event, [{ firstName: person.firstName, lastName: person.lastName, email: person.email }])
	mayNotBeLogged(cloud, body.token ?? '')
	return { ...person, token: body.token ?? '', event }
}

/** Someone with whom no other test shares a name, a phone or an address. */
function stranger() {
	const letters = randomUUID()
		.replace(/[^a-f]/g, '')
		.slice(0, 8)
	return {
		firstName: 'Juniper',
		lastName: `Oakes${letters}`,
		phone: `(205) 555-${String(Math.floor(Math.random() * 9000) + 1000)}`,
		streetAddress: `${Math.floor(Math.random() * 90_000) + 10_000} Mill Street`,
	}
}

async function send(changes: Parameters<typeof applicationForm>[0], bill?: Buffer) {
	const { client } = await createPerson()
	const attachments = bill ? [await upload(client, 'power bill.jpg', bill)] : []
	const form = applicationForm({ email: newEmail(), attachments, ...changes })
	const { body } = await client.call(applicationsApi.apply, form)
	mayNotBeLogged(cloud, body.token ?? '')
	return body.token ?? ''
}

test('one group’s failure leaves the others, nothing found says what to try, and no one finds what they may not see', async () => {
	const { lastName, email } = await known()
	const { page } = await employee(['Application Access', 'Event Access'], 'phone')
	await page.route('**/api/find-guests*', (route) => route.fulfill({ status: 500, json: { status: false } }))
	await button(page, 'Find anything').click()
	const dialog = page.getByRole('dialog', { name: 'Find anything' })
	// Typed letter by letter, a part of the name fails first, and the whole name may be found after that.
	await dialog.getByRole('searchbox').fill(lastName)
	await dialog.getByText('Guests of events couldn’t be searched').waitFor()
	await dialog.getByRole('region', { name: 'Applications' }).waitFor()
	await page.unroute('**/api/find-guests*')
	await dialog.getByRole('button', { name: 'Retry' }).click()
	await dialog.getByRole('region', { name: 'Guests of events' }).waitFor()
	await dialog.getByRole('searchbox').fill(`${lastName}zzz`)
	await dialog.getByText('Try the last name alone').waitFor()
	await expectAccessible(page)

	// A list that is too long for one search has older ones, and that isn’t 'No Result Found'.
	await page.route('**/api/find-guests*', (route) => route.fulfill({ json: { status: true, guests: [], more: true } }))
	await dialog.getByRole('searchbox').fill(`${lastName}yyy`)
	await dialog.getByRole('region', { name: 'Guests of events' }).getByText('there are older ones').waitFor()
	expect(await dialog.getByText('No Result Found').count()).toBe(0)
	await expectAccessible(page)

	const reader = await employee(['Report Access'])
	await reader.page.getByRole('heading', { level: 1 }).first().waitFor()
	await reader.page.keyboard.press('/')
	await reader.page.keyboard.type(email)
	await reader.page.getByText('Try the last name alone').waitFor()
})

test('a section’s own search has all that was found', async () => {
	const { page } = await employee(['Application Access'])
	const lastName = newLastName()
	for (let at = 0; at < 6; at++) {
		const { client } = await createPerson()
		await client.call(applicationsApi.apply, applicationForm({ lastName, email: newEmail() }))
	}
	await goTo(page, '/dashboard/applications?show=search')
	await page.keyboard.press('Escape')
	await button(page, 'Find anything').click()
	// Typed letter by letter, a part of the name would find all of them too.
	await page.getByRole('dialog').getByRole('searchbox').fill(lastName)
	const group = page.getByRole('dialog').getByRole('region', { name: 'Applications' })
	await group.getByText('5+').waitFor()
	await group.getByRole('link', { name: 'See all' }).click()
	await page.locator('[data-id]').nth(5).waitFor()
	await expect.poll(() => page.getByLabel('Search applications').inputValue()).toBe(lastName)
	await page.getByLabel('Search applications').pressSequentially('z')
	await page.getByText('No Result Found').waitFor()
	await expect.poll(() => page.getByLabel('Search applications').inputValue()).toBe(`${lastName}z`)
})

test('without Event Access a person’s events are neither shown nor asked for', async () => {
	const { token, lastName } = await known()
	const { page } = await employee(['Application Access'])
	const asked: string[] = []
	page.on('request', (request) => asked.push(new URL(request.url()).pathname))
	await goTo(page, `/dashboard/person/application/${token}`)
	await page.getByRole('heading', { level: 1, name: `Juniper ${lastName}` }).waitFor()
	const timeline = page.getByRole('region', { name: 'Timeline' })
	await timeline.getByRole('link', { name: 'Utility' }).waitFor()
	await page.getByText('Events need Event Access.').waitFor()
	expect(await timeline.getByText('Signed up for').count()).toBe(0)
	expect(asked.filter((path) => /^\/api\/.*(event|guest)/.test(path))).toEqual([])
})

test('a guest’s page shows an employee of events their events and nothing else', async () => {
	const { lastName } = await known()
	const { page } = await employee(['Event Access'], 'phone')
	const asked: string[] = []
	page.on('request', (request) => asked.push(request.url()))
	await page.getByRole('heading', { level: 1 }).first().waitFor()
	await page.keyboard.press('/')
	await page.keyboard.type(lastName)
	await page.getByRole('dialog').getByRole('link', { name: lastName }).click()
	await page.waitForURL(/\/person\/guest\//)
	await page.getByRole('region', { name: 'Timeline' }).getByText('Signed up for').waitFor()
	await page.getByText('To see what they asked for, you need Application Access.').waitFor()
	const calls = asked.filter((url) => /\/api\/.*(applications|books|user)/.test(url))
	expect(calls).toEqual([])
	await expectAccessible(page)
})

test('keys go through a list and begin a decision, but not while someone types', async () => {
	const token = await send(stranger())
	const { page } = await employee(['Application Access'])
	await page.getByRole('heading', { name: 'Pending applications' }).waitFor()
	const rows = page.locator('[data-id]')
	await rows.nth(1).waitFor()
	const focused = () => page.evaluate(() => document.activeElement?.closest('li')?.dataset.id)
	await page.keyboard.press('j')
	await page.keyboard.press('j')
	expect(await focused()).toBe(await rows.nth(1).getAttribute('data-id'))
	await page.keyboard.press('k')
	const top = (await focused()) ?? ''
	await page.keyboard.press('Enter')
	await rows.first().getByRole('link', { name: 'View Full Details / Respond' }).waitFor()
	await page.keyboard.press('a')
	await page.waitForURL(`**/${top}/respond?decide=approve`)
	await expect.poll(() => page.getByRole('radio', { name: 'Approved' }).isChecked()).toBe(true)
	await page.getByLabel(/^Message to the applicant/).press('d')
	expect(page.url()).toContain('decide=approve')

	await goTo(page, '/dashboard/applications')
	await rows.first().waitFor()
	await page.keyboard.press('/')
	const search = page.getByRole('dialog', { name: 'Find anything' }).getByRole('searchbox')
	await search.waitFor()
	await page.keyboard.type('dak')
	await expect.poll(() => search.inputValue()).toBe('dak')
	expect(page.url()).not.toContain(token)
	await page.keyboard.press('Escape')

	await button(page, 'Keyboard shortcuts').click()
	const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
	await help.getByText('Approve the application').waitFor()
	await expectAccessible(page)
	await help.getByText('Use these keys on this device').click()
	await button(page, 'Close').click()
	await goTo(page, '/dashboard/applications')
	await rows.first().waitFor()
	await page.keyboard.press('j')
	expect(await focused()).toBeUndefined()
})
