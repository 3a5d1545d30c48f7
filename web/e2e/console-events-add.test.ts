import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { eventSentences } from '#shared/events/sentences.ts'
import { fileSentences } from '#shared/files/rules.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { confirm, employee, focusIsOn } from './staff.ts'

const heading = (name: string) => ({ level: 1, name }) as const

async function chooseImage(page: Page, name: string, background: string) {
	const create = { width: 900, height: 600, channels: 3, background } as const
	const buffer = await sharp({ create }).jpeg().toBuffer()
	await page.locator('input[type=file]').setInputFiles([{ name, mimeType: 'image/jpeg', buffer }])
}

async function fillEvent(page: Page, name: string) {
	await field(page, 'Event name').fill(name)
	await field(page, 'Date').fill('10042031')
	await field(page, 'Time').fill('6 to 8 pm')
	await page.getByLabel('Description').fill('We walk along the river.')
	await field(page, 'Street address').fill('12 River Road')
	await field(page, 'City').fill('Birmingham')
	await page.getByLabel('State').selectOption('AL')
	await field(page, 'ZIP code').fill('35203')
}

test('an event is added with its image, edited, and given and rid of more images', async () => {
	const { page } = await employee(['Event Access'])
	const name = `Lantern Walk ${randomUUID().slice(0, 8)}`
	await goTo(page, '/dashboard/events')
	await page.getByRole('link', { name: 'Add Event' }).click()
	await page.getByRole('heading', heading('Add Event')).waitFor()
	await button(page, 'Verify Event').click()
	await page.getByText(eventSentences.name).first().waitFor()
	await fillEvent(page, name)
	await button(page, 'Add a question').click()
	await field(page, 'Question').fill('Will you bring a lantern?')
	await page.getByRole('radiogroup', { name: 'Kind of answer' }).getByText('Text').click()
	await button(page, 'Verify Event').click()
	await page.getByText(fileSentences.none).waitFor()
	await expectAccessible(page)
	await chooseImage(page, 'lanterns.jpg', '#27566b')
	await page.getByText('Uploaded').waitFor()
	await page.getByLabel('What the image shows').fill('Lanterns on a river')
	await button(page, 'Verify Event').click()
	await page.getByRole('heading', { name: 'Verify the event' }).waitFor()
	await page.getByRole('img', { name: 'Lanterns on a river' }).waitFor()
	await expectAccessible(page)
	await button(page, 'Go Back').click()
	await expect.poll(() => field(page, 'Event name').inputValue()).toBe(name)
	await button(page, 'Verify Event').click()
	await confirm(page, 'Submit Event')
	await page.getByText(eventSentences.added).waitFor()
	await focusIsOn(page, new RegExp(`^${eventSentences.added}`))
	await expectAccessible(page)
	await page.getByRole('link', { name: 'View Event' }).click()
	await page.getByRole('heading', heading(name)).waitFor()

	await page.getByRole('tab', { name: 'Edit Details' }).click()
	await expect.poll(() => button(page, 'Verify Changes').isDisabled()).toBe(true)
	await field(page, 'Time').fill('7 to 9 pm')
	await button(page, 'Verify Changes').click()
	await confirm(page, 'Confirm Changes')
	await page.getByText(eventSentences.updated).waitFor()

	await page.getByRole('tab', { name: 'Add / Remove Images' }).click()
	await expectAccessible(page)
	await button(page, 'Add Images').click()
	await chooseImage(page, 'bridge.jpg', '#b4552d')
	await page.getByText('Uploaded', { exact: true }).waitFor()
	await button(page, 'Verify Images').click()
	await page.getByLabel('What the image shows').fill('People on a bridge')
	await expectAccessible(page)
	await button(page, 'Submit Images').click()
	await page.getByText(eventSentences.imagesUploaded).waitFor()
	await page.getByRole('img', { name: 'People on a bridge' }).waitFor()

	await button(page, 'Remove Images').click()
	await page.getByText('People on a bridge').click()
	await expectAccessible(page)
	await button(page, 'Delete selected images').click()
	await confirm(page, 'Delete Images')
	await page.getByText(eventSentences.imagesDeleted).waitFor()

	await button(page, 'Change Main Image').click()
	await button(page, 'Verify Image').click()
	await page.getByText(fileSentences.none).waitFor()
	await chooseImage(page, 'dusk.jpg', '#443355')
	await button(page, 'Verify Image').click()
	await expectAccessible(page)
	await confirm(page, 'Change Main Image')
	await page.getByText(eventSentences.mainImageChanged).waitFor()
})
