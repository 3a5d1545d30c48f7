import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createEmployee } from '#infra/testing/people.ts'
import { sponsorLogosApi } from '#shared/sponsors/logos-api.ts'
import { sponsorSentences } from '#shared/sponsors/sentences.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo, visit } from './browser.ts'
import { confirm, employee, key } from './staff.ts'

test('sponsors: added with a logo, put in its place, edited, on the home page, and removed', async () => {
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
	await page.getByLabel(/^Link/).fill('https://mine.example.org')
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
