import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEmployee } from '#infra/testing/people.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { messages } from '#shared/messages.ts'
import { sponsorsApi } from '#shared/sponsors/api.ts'
import { sponsorLogosApi } from '#shared/sponsors/logos-api.ts'
import { userSentences } from '#shared/users/schema.ts'
import { button } from './applicant.ts'
import { expectAccessible, goTo, lookAgain } from './browser.ts'
import { confirm, employee, key, showUser } from './staff.ts'

test('if two employees change the same permissions, the second sees the current ones and undoes nothing', async () => {
	const { user } = await createEmployee(['Report Access'])
	const [first, second] = [
		await employee(['User Access', 'Application Access']),
		await employee(['User Access', 'Event Access']),
	]
	for (const { page } of [first, second]) {
		await showUser(page, user.email)
		await button(page, 'Change Permissions').click()
		await button(page, 'Verify & Update Permissions').click()
		await page.getByText('Add or remove a permission first.').waitFor()
	}
	const choose = (page: typeof first.page, name: string) =>
		page.getByRole('group', { name: 'Permissions' }).getByText(name, { exact: true }).click()
	const update = (page: typeof first.page) => confirm(page, 'Verify & Update Permissions')
	// Employees can't give a permission they don't have, and the page says so before they try.
	const box = (page: typeof first.page, name: string) => page.getByRole('checkbox', { name })
	await first.page.getByText('You can only give access that you have yourself.').waitFor()
	await expect.poll(() => box(first.page, 'Event Access').isDisabled()).toBe(true)
	await expect.poll(() => box(second.page, 'Application Access').isDisabled()).toBe(true)
	expect(await box(first.page, 'Report Access').isDisabled()).toBe(false)
	await expectAccessible(first.page)
	// From now on no list can be read: what a change did shows from its own answer, as an index follows late.
	for (const { page } of [first, second])
		await page.route('**/api/users?*', (route) => route.fulfill({ status: 500, body: 'not now' }))
	await choose(first.page, 'Application Access')
	await update(first.page)
	await first.page.getByText(userSentences.permissionsChanged).waitFor()
	await first.page.getByText('Application Access, Report Access').waitFor()

	await choose(second.page, 'Event Access')
	await update(second.page)
	await second.page.getByRole('alert').getByText(messages.stale).waitFor()
	await second.page.getByText('Application Access, Report Access').waitFor()
	await expectAccessible(second.page)
	await update(second.page)
	await second.page.getByText(userSentences.permissionsChanged).waitFor()
	await second.page.getByText('Application Access, Event Access, Report Access').waitFor()
})

test('a setting is saved as it was chosen, although a colleague changed it meanwhile', async () => {
	const { page } = await employee(['Application Access'])
	let guestApplications = true
	let reads = 0
	await page.route(`**${applicationsApi.settings.path}`, (route) => {
		reads++
		return route.fulfill({ json: { status: true, guestApplications, closesWithoutBill: true } })
	})
	// The setting is everyone's, so this one doesn't reach the server.
	await page.route(`**${applicationsStaffApi.changeSettings.path}`, (route) =>
		route.fulfill({ json: { status: true, message: 'Saved.' } }),
	)
	await page.clock.install()
	await goTo(page, '/dashboard/settings/applications')
	const chosen = page.getByRole('switch', { name: 'Guests may apply' })
	await page.getByText('Guests may apply').click()
	expect(await chosen.isChecked()).toBe(false)
	guestApplications = false
	const comeBack = async (after: string) => {
		await page.clock.fastForward(after)
		await lookAgain(page)
	}
	const comeBackLate = async () => {
		const read = page.waitForResponse(`**${applicationsApi.settings.path}`)
		await comeBack('02:00')
		await (await read).finished()
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
	}
	await comeBackLate()
	expect(await chosen.isChecked()).toBe(false)
	const sent = page.waitForRequest(`**${applicationsStaffApi.changeSettings.path}`)
	await confirm(page, 'Save Setting')
	expect((await sent).postDataJSON()).toMatchObject({ guestApplications: false })
	await page.getByText('Saved.').waitFor()
	expect(await chosen.isChecked()).toBe(false)

	// CloudFront's copy may be a minute old, and so says what was before.
	const before = reads
	await comeBack('00:55')
	await comeBackLate()
	expect(reads - before).toBe(1)
})

test.each([
	[['Application Access'], 'Application Settings'],
	[['Report Access'], 'Employee key'],
	[['User Access', 'Application Access'], 'User Settings'],
] as const)('with %j Settings opens on %s', async (permissions, title) => {
	const { page } = await employee([...permissions])
	await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Settings' }).click()
	await page.getByRole('heading', { level: 1, name: title }).waitFor()
})

test('a sponsor is edited beside a colleague, and what was typed stays', async () => {
	const { client: colleague } = await createEmployee(['Application Access'], key)
	const name = `Willow ${randomUUID().slice(0, 8)}`
	await colleague.call(sponsorLogosApi.addSponsor, { key, name, top: false })
	const { page } = await employee(['Application Access'])
	await goTo(page, '/dashboard/settings/sponsors/view')
	await page.getByRole('link', { name: `Edit ${name}` }).click()
	await page.getByLabel(/^Link/).fill('https://mine.example.org')
	const { body } = await colleague.call(sponsorsApi.manage, {})
	const { _id: id, version } = body.sponsors?.find((one) => one.name === name) ?? expect.unreachable()
	const theirs = { id, version, name, link: 'https://theirs.example.org', top: false, key }
	await colleague.call(sponsorLogosApi.updateSponsor, theirs)
	await confirm(page, 'Save Changes')
	await page.getByText(/^A colleague changed this first/).waitFor()
	await expect.poll(() => page.getByLabel(/^Link/).inputValue()).toBe('https://mine.example.org')
	await expectAccessible(page)
	await confirm(page, 'Save Changes')
	await page.getByText('https://mine.example.org').first().waitFor()
})
