import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createEmployee, createPerson } from '#infra/testing/people.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { sponsorsApi } from '#shared/sponsors/api.ts'
import { sponsorLogosApi } from '#shared/sponsors/logos-api.ts'
import { sponsorSentences } from '#shared/sponsors/sentences.ts'
import { userSentences } from '#shared/users/schema.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo, lookAgain, visit } from './browser.ts'
import { confirm, employee, key, showUser, signIn } from './staff.ts'

test('users: a person becomes an employee and gets a permission; the new one chooses a key', async () => {
	const newcomer = await createPerson()
	const { page } = await employee(['User Access', 'Application Access'])
	await showUser(page, newcomer.user.email)
	await expectAccessible(page)
	await button(page, 'Make User Employee').click()
	await field(page, 'Employee key').waitFor()
	await expectAccessible(page)
	await field(page, 'Employee key').fill(key)
	await button(page, 'Make User Employee').last().click()
	await page.getByText(userSentences.madeEmployee).waitFor()

	await showUser(page, newcomer.user.email)
	await button(page, 'Change Permissions').click()
	await page.getByText('Application Access', { exact: true }).click()
	await expectAccessible(page)
	await confirm(page, 'Verify & Update Permissions')
	await page.getByText(userSentences.permissionsChanged).waitFor()

	const own = await signIn(newcomer)
	await own.getByRole('heading', { name: 'Pending applications' }).waitFor()
	await goTo(own, '/dashboard/settings/key')
	await field(own, 'Your password').fill(newcomer.password)
	await field(own, 'New employee key').fill(key)
	await expectAccessible(own)
	await button(own, 'Choose this key').click()
	await own.getByText(userSentences.keySet).waitFor()
	await goTo(own, '/dashboard/settings/applications')
	await own.getByText('Guests may apply').waitFor()
	await expectAccessible(own)
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

test('sponsors: added with a logo, put in its place, edited beside a colleague, on the home page, and removed', async () => {
	const { page } = await employee(['Application Access'])
	const { client: colleague } = await createEmployee(['Application Access'], key)
	const [first, second] = [`Birch ${randomUUID().slice(0, 8)}`, `Willow ${randomUUID().slice(0, 8)}`]
	await colleague.call(sponsorLogosApi.addSponsor, { key, name: first, top: false })

	await goTo(page, '/dashboard/settings/sponsors')
	await page.getByRole('link', { name: 'View Sponsors' }).waitFor()
	await expectAccessible(page)
	await page.getByRole('link', { name: 'Add Sponsor' }).click()
	await page.getByLabel(/^Link/).fill('http://willow.example.org')
	await button(page, 'Save Sponsor').click()
	await page.getByText(sponsorSentences.link).first().waitFor()
	await field(page, 'Name').fill(second)
	await page.getByLabel(/^Link/).fill('https://willow.example.org')
	const create = { width: 600, height: 200, channels: 4, background: '#126067' } as const
	const buffer = await sharp({ create }).png().toBuffer()
	await page.locator('input[type=file]').setInputFiles([{ name: 'w.png', mimeType: 'image/png', buffer }])
	await expectAccessible(page)
	await confirm(page, 'Save Sponsor')

	await page.getByRole('heading', { level: 1, name: 'View Sponsors' }).waitFor()
	const order = async () => (await page.getByRole('listitem').locator('b').allTextContents()).join()
	const isAbove = async () => (await order()).indexOf(second) < (await order()).indexOf(first)
	expect(await isAbove()).toBe(false)
	await page.getByRole('link', { name: `Edit ${second}` }).click()
	await page.getByLabel(/^Place among the partners/).fill('1')
	await confirm(page, 'Save Changes')
	await expect.poll(isAbove).toBe(true)
	await expectAccessible(page)

	await page.getByRole('link', { name: `Edit ${second}` }).click()
	await page.getByRole('img', { name: 'The logo now' }).waitFor()
	const { body } = await colleague.call(sponsorsApi.manage, {})
	const { _id: id, version } = body.sponsors?.find(({ name }) => name === second) ?? expect.unreachable()
	const theirs = { id, version, name: second, link: 'https://theirs.example.org', top: false, key }
	await colleague.call(sponsorLogosApi.updateSponsor, theirs)
	await page.getByLabel(/^Link/).fill('https://mine.example.org')
	await confirm(page, 'Save Changes')
	await page.getByText(/^A colleague changed this first/).waitFor()
	await expect.poll(() => page.getByLabel(/^Link/).inputValue()).toBe('https://mine.example.org')
	await expectAccessible(page)
	await confirm(page, 'Save Changes')
	await page.getByText('https://mine.example.org').first().waitFor()

	const home = await visit('/', 'phone')
	const link = home.getByRole('link', { name: second })
	await link.scrollIntoViewIfNeeded()
	await expect.poll(() => link.getAttribute('href')).toBe('https://mine.example.org')
	await expect.poll(() => link.getAttribute('rel')).toBe('sponsored noreferrer')
	await expect
		.poll(() => link.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(0)
	await expectAccessible(home)

	await button(page, `Remove ${second}`).click()
	await page.getByText(`${second} leaves the home page`, { exact: false }).waitFor()
	await expectAccessible(page)
	await confirm(page, 'Remove Sponsor')
	await expect.poll(order).not.toContain(second)
})
