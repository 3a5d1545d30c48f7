import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { booksApi } from '#shared/books/api.ts'
import { button, field, goHome, holdCalls, loseAnswers, member, tokenOf } from './applicant.ts'
import { expectAccessible, goTo, openBrowser, reload, visit } from './browser.ts'
import { keyboard } from './keyboard.ts'
import { employee } from './staff.ts'

const details = '=HYPERLINK("https://evil.example")'

test('books: asked for by keyboard alone, sent by an employee, and downloaded as a file that runs nothing', async () => {
	const email = newEmail()
	const page = await visit('/books', 'phone')
	await expectAccessible(page)
	const { press, reach, type, pick, answer } = keyboard(page)
	await reach('Click to Apply')
	await press('Enter')
	await page.getByRole('form', { name: 'Apply for books' }).waitFor()
	await reach('Submit Application')
	await press('Enter')
	await page.waitForFunction(() => document.activeElement?.textContent?.includes('Please fix these fields'))
	await expectAccessible(page)
	await type('First name', persona.firstName)
	await reach('Skip to the content')
	await press('Enter')
	await page.waitForFunction(() => document.activeElement?.id === 'main')
	await type('Last name', persona.lastName)
	await type('Email', email)
	await type('Street address', persona.address)
	await type('City', persona.city)
	await pick('State', 'Alab')
	await type('ZIP code', '35004')
	await type('Reader’s first name', 'Reed')
	await type('Reader’s last name', persona.lastName)
	await answer('Reader’s gender', 1)
	await pick('Reading level', '2nd')
	await type('About the reader (optional)', details)
	await page.getByText(`${1500 - details.length} characters left`).waitFor()
	await page.getByText('Kept until you close this tab, or don’t use it for 30 minutes').waitFor()
	await reload(page)
	expect(await field(page, 'City').inputValue()).toBe(persona.city)
	await reach('Submit Application')
	await press('Enter')
	await page.getByRole('heading', { level: 1, name: `Thank you, ${persona.firstName}` }).waitFor()
	const token = await tokenOf(page)
	expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain(token)
	await expectAccessible(page)
	await reload(page)
	expect(await tokenOf(page)).toBe(token)
	expect((await mailTo(email, /book application/)).text).toContain(token)
	await page.goto('/')
	await goTo(page, '/books')
	await button(page, 'Click to Apply').click()
	expect(await field(page, 'City').inputValue()).toBe('')

	const { page: desk } = await employee(['Application Access'])
	await goTo(desk, '/dashboard/books?show=search')
	await field(desk, 'Search book applications').fill(email)
	await desk.getByRole('button', { name: persona.lastName }).click()
	await button(desk, 'Mark as sent').click()
	await button(desk, 'Mark as not sent').waitFor()
	await expectAccessible(desk)
	await button(desk, 'Mark as not sent').click()
	await button(desk, 'Mark as sent').waitFor()
	const [download] = await Promise.all([desk.waitForEvent('download'), button(desk, 'Download CSV').click()])
	const file = await text(await download.createReadStream())
	expect(download.suggestedFilename()).toMatch(/^book-applications-\d{4}-\d\d-\d\d\.csv$/)
	const row = file.split('\r\n').find((line) => line.includes(token))
	expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
	await desk.getByText(/rows? (is|are) in the file\./).waitFor()
	await expectAccessible(desk)
})

/** Everything but what is known of a member. */
async function fillIn(page: Page) {
	await field(page, 'Street address').fill(persona.address)
	await field(page, 'City').fill(persona.city)
	await field(page, 'State').selectOption('Alabama')
	await field(page, 'ZIP code').fill('35004')
	await field(page, 'Reader’s first name').fill('Reed')
	await field(page, 'Reader’s last name').fill('Brook')
	await page.getByText('Other', { exact: true }).click()
	await field(page, 'Reading level').selectOption('Pre-School')
}

test('a lost answer: what a member typed stays, and sending it again makes one application', async () => {
	const { page, user, client } = await member('desk', '/books')
	await button(page, 'Click to Apply').click()
	expect(await field(page, 'Email').inputValue()).toBe(user.email)
	await fillIn(page)
	await loseAnswers(page, '/api/book-application')
	await button(page, 'Submit Application').click()
	await page.getByText(/couldn’t reach our server/).waitFor()
	await reload(page)
	await button(page, 'Submit Application').click()
	await tokenOf(page)
	const { body } = await client.call(booksApi.mine, {})
	expect(body.applications).toHaveLength(1)
})

test('a book form that a guest left alone for half an hour is empty, and so is the tab', async () => {
	const page = await openBrowser('phone')
	await page.clock.install()
	await goTo(page, '/books')
	await button(page, 'Click to Apply').click()
	await field(page, 'City').fill(persona.city)
	await page.getByText('or don’t use it for 30 minutes').waitFor()
	const kept = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
	expect(await kept()).toContain(persona.city)
	await page.clock.fastForward('31:00')
	await page.getByText('We erased what was typed here').waitFor()
	expect(await field(page, 'City').inputValue()).toBe('')
	expect(await kept()).not.toContain(persona.city)
	await expectAccessible(page)

	// A phone that sleeps runs no timers: the first touch after it finds the form empty.
	await field(page, 'City').fill(persona.city)
	await expect.poll(kept).toContain(persona.city)
	await page.clock.setSystemTime(new Date(await page.evaluate(() => Date.now() + 31 * 60_000)))
	await page.keyboard.press('Shift')
	await expect.poll(() => field(page, 'City').inputValue()).toBe('')
	expect(await kept()).not.toContain(persona.city)
})

test('what was sent a day ago without an answer is sent anew only by someone who was told', async () => {
	const { page, client } = await member('desk', '/books')
	await button(page, 'Click to Apply').click()
	await fillIn(page)
	await loseAnswers(page, '/api/book-application')
	await page.evaluate(() => {
		const { now } = Date
		Date.now = () => now() - 24 * 3_600_000
		window.addEventListener('day-passes', () => Object.assign(Date, { now }), { once: true })
	})
	await button(page, 'Submit Application').click()
	await page.getByText(/couldn’t reach our server/).waitFor()
	await page.evaluate(() => window.dispatchEvent(new Event('day-passes')))
	const many = async () => (await client.call(booksApi.mine, {})).body.applications?.length
	await button(page, 'Submit Application').click()
	await page.getByText(/sent this a while ago, and we don’t know if it arrived/).waitFor()
	await expectAccessible(page)
	expect(await many()).toBe(1)
	await page.evaluate(() => window.dispatchEvent(new Event('tunnel-ends')))
	await button(page, 'Submit Application').click()
	await tokenOf(page)
	expect(await many()).toBe(2)
})

test('whoever leaves before the answer stays where they went, and sending it again makes one application', async () => {
	const { page, client } = await member('desk', '/books')
	await button(page, 'Click to Apply').click()
	await fillIn(page)
	const { asked, release } = await holdCalls(page, '**/api/book-application')
	await button(page, 'Submit Application').click()
	await asked
	await goHome(page)
	await release()
	expect(new URL(page.url()).pathname).toBe('/')
	await goTo(page, '/books')
	await button(page, 'Click to Apply').click()
	expect(await field(page, 'City').inputValue()).toBe(persona.city)
	await button(page, 'Submit Application').click()
	await tokenOf(page)
	const { body } = await client.call(booksApi.mine, {})
	expect(body.applications).toHaveLength(1)
})

test('after a member signs out on the form, the next person’s answers are a guest’s', async () => {
	const { page, user } = await member('desk', '/books')
	await button(page, 'Click to Apply').click()
	await field(page, 'City').fill(persona.city)
	await page.getByText('Kept until you close this tab').waitFor()
	await button(page, persona.firstName).click()
	await button(page, 'Signout').click()
	await expect.poll(() => field(page, 'City').inputValue()).toBe('')
	await field(page, 'City').fill('Fernwood')
	await page.getByText('or don’t use it for 30 minutes').waitFor()
	const kept = await page.evaluate(() => Object.keys(sessionStorage))
	expect(kept).toContain('draft:books:guest')
	expect(kept.join()).not.toContain(user._id)
})
