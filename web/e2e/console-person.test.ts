import { expect, test } from 'vitest'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { billPhoto, button } from './applicant.ts'
import { expectAccessible } from './browser.ts'
import { employee, key, open } from './staff.ts'
import { send, stranger } from './strangers.ts'

test('an employee sees earlier help and the bill beside the application, and a mark that two people differ can be undone', async () => {
	const person = stranger()
	const first = await employee(['Application Access'])
	const earlier = await send(person)
	await first.client.call(applicationsStaffApi.respond, {
		token: earlier,
		status: 'Approved',
		amount: '200',
		message: 'We pay it.',
		emailApplicant: 'no',
		key,
	})
	const { page } = first
	const photo = await billPhoto(page, 'power bill.jpg', { width: 800, height: 600 })
	const token = await send(person, photo.buffer)
	await open(page, token)
	const header = page.getByRole('heading', { name: `${person.firstName} ${person.lastName}`, level: 1 })
	await header.locator('..').getByText('Possible duplicate').waitFor()
	await page.getByText('0 of 21 days').waitFor()
	await page.getByText('$200, once').first().waitFor()
	await page.getByText('Same name and birthday · Same phone · Same address').first().waitFor()

	const bill = page.getByRole('img', { name: 'power bill.jpg' }).filter({ visible: true })
	await bill.waitFor()
	const box = async () => (await bill.boundingBox()) ?? expect.unreachable()
	const request = (await page.getByRole('region', { name: 'Request' }).first().boundingBox()) ?? expect.unreachable()
	// The picture has its own shape once it's loaded.
	await expect.poll(async () => (await box()).width > (await box()).height).toBe(true)
	const before = await box()
	expect(before.x).toBeGreaterThan(request.x + request.width)
	expect(before.width).toBeGreaterThan(before.height)
	await button(page, 'Turn').filter({ visible: true }).click()
	const proportion = async () => (await box()).width / (await box()).height
	await expect.poll(proportion).toBeCloseTo(before.height / before.width, 1)
	await button(page, 'Larger').filter({ visible: true }).click()
	await expect.poll(async () => (await box()).width / before.width).toBeCloseTo(1.5, 1)
	await expectAccessible(page)

	await page
		.getByRole('button', { name: /^Not the same person: / })
		.filter({ visible: true })
		.click()
	await page.getByText('Possible duplicate').first().waitFor({ state: 'detached' })
	const second = await employee(['Application Access'])
	await open(second.page, token)
	await second.page.getByText('Not the same person (1)').filter({ visible: true }).click()
	await second.page
		.getByText(/said on .* that this is someone else/)
		.filter({ visible: true })
		.waitFor()
	await second.page
		.getByRole('button', { name: /^Undo: / })
		.filter({ visible: true })
		.click()
	await header.page().reload()
	await header.locator('..').getByText('Possible duplicate').waitFor()
})
