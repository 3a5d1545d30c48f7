import { beforeAll, expect, test } from 'vitest'
import { persona } from '#infra/testing/persona.ts'
import {
	attach,
	button,
	field,
	fillApplication,
	goOn,
	guest,
	letGuestsApply,
	member,
	photograph,
	sections,
	tokenOf,
} from './applicant.ts'
import { expectAccessible, visit } from './browser.ts'

beforeAll(letGuestsApply)

const stored = (kind: 'localStorage' | 'sessionStorage') => `JSON.stringify(Object.entries(${kind}))`

test('a guest goes on after a reload in the middle, sends offline, and knows all the time whether it was sent', async () => {
	const page = await guest('phone')
	await fillApplication(page, async () => {
		await attach(page, await photograph(page, 'page-1.png'), await photograph(page, 'page-2.png'))
		await page.getByText('2 of 10 files uploaded').waitFor()
		await page.reload()
		await page.getByText('2 of 10 files uploaded').waitFor()
	})
	await page.getByText('Not sent yet.').waitFor()
	await expectAccessible(page)
	await page.context().setOffline(true)
	await button(page, 'Submit Application').click()
	await page.getByRole('heading', { name: 'Not sent yet' }).waitFor()
	expect(await page.title()).toMatch(/^Not sent yet/)
	await expectAccessible(page)
	await page.context().setOffline(false)
	const token = await tokenOf(page)
	expect(token).toMatch(/^BTG-/)
	expect(await page.evaluate(stored('localStorage'))).not.toContain('locked-draft')
}, 120_000)

test('the next person at a device sees nothing of the one before them', async () => {
	const page = await guest('phone')
	await sections.general(page)
	await page.getByText('Only your birthday opens it again').waitFor()
	const kept = await page.evaluate(stored('localStorage'))
	expect(kept).toContain('locked-draft')
	expect(kept).not.toContain(persona.lastName)
	const next = await page.context().newPage()
	await page.close()
	await next.setViewportSize({ width: 360, height: 740 })
	await next.clock.install()
	await next.goto('/apply')
	const found = next.getByRole('region', { name: 'You have an unfinished application' })
	await found.waitFor()
	await expectAccessible(next)
	const text = await next.locator('main').textContent()
	for (const secret of [persona.firstName, persona.lastName, persona.birthday, persona.phone])
		expect(text).not.toContain(secret)

	const tryBirthday = async (birthday: string) => {
		await field(next, 'Birthday on the application').fill(birthday)
		await button(next, 'Continue it').click()
	}
	await tryBirthday('01/02/1980')
	await next.getByText('You can try 4 more times').waitFor()
	await expectAccessible(next)
	await tryBirthday(persona.birthday)
	await next.getByText('Welcome back').waitFor()
	expect(await field(next, 'Phone').inputValue()).toBe(persona.phone)
	await next.getByText('This is a shared device').click()
	await next.getByText('Kept only until you close this tab').waitFor()
	expect(await next.evaluate(stored('localStorage'))).not.toContain('locked-draft')
	await expectAccessible(next)
	const last = await next.context().newPage()
	await last.goto('/apply')
	await button(last, 'Continue as Guest').waitFor()
	expect(await last.getByText('You have an unfinished application').count()).toBe(0)

	await next.clock.fastForward('29:00')
	await field(next, 'Phone').press('End')
	await next.clock.fastForward('29:00')
	expect(await field(next, 'Phone').inputValue()).toBe(persona.phone)
	await next.clock.fastForward('02:00')
	await found.waitFor()
	expect(await next.locator('main').textContent()).not.toContain(persona.firstName)
	expect(await next.evaluate(stored('sessionStorage'))).not.toContain(persona.lastName)
	await next.reload()
	await found.waitFor()
}, 120_000)

test('after five wrong birthdays the draft is erased, and the person is told', async () => {
	const page = await guest('phone')
	await sections.general(page)
	await page.getByText('Only your birthday opens it again').waitFor()
	const next = await page.context().newPage()
	await next.goto('/apply')
	for (const left of ['4 more times', '3 more times', '2 more times', 'one more time']) {
		await field(next, 'Birthday on the application').fill('01/02/1980')
		await button(next, 'Continue it').click()
		await next.getByText(left).waitFor()
	}
	await button(next, 'Continue it').click()
	await next.getByText('We erased this application from the device').waitFor()
	await expectAccessible(next)
	expect(await next.evaluate(stored('localStorage'))).not.toContain('locked-draft')
}, 120_000)

test('a member goes on at another device, and neither overwrites the other', async () => {
	const { page: phone, client } = await member('phone', '/apply')
	await sections.general(phone)
	await goOn(phone)
	await sections.family(phone)
	await phone.getByText('Saved to your account').waitFor()

	const desk = await visit('/apply?step=family', 'desk', client.cookie)
	await desk.getByText('Welcome back').waitFor()
	expect(await field(desk, 'Name').inputValue()).toBe('Barnaby Quillfeather')
	await field(desk, 'Name').fill('Barnaby Brook')
	await desk.getByText('Saving...').waitFor()
	await desk.getByText('Saved to your account').waitFor()

	await field(phone, 'Name').fill('Barnaby Hill')
	await phone.getByText('You changed this on another device').waitFor()
	await expectAccessible(phone)
	await button(phone, 'Use the answers from the other device').click()
	await phone.getByText('You changed this on another device').waitFor({ state: 'detached' })
	expect(await field(phone, 'Name').inputValue()).toBe('Barnaby Brook')
}, 120_000)

test('signing out asks before it erases what is only on this device', async () => {
	const { page } = await member('desk', '/apply')
	await page.route('**/api/application-draft', (route) =>
		route.request().method() === 'POST' ? route.abort() : route.continue(),
	)
	await sections.general(page)
	await page.getByText('Not in your account yet').waitFor()
	const ask = async () => {
		await page.getByRole('button', { name: persona.firstName }).click()
		await button(page, 'Signout').click()
		await page.getByRole('dialog', { name: 'Your application isn’t sent yet' }).waitFor()
	}
	await ask()
	await expectAccessible(page)
	await button(page, 'Stay').click()
	expect(await field(page, 'Phone').inputValue()).toBe(persona.phone)
	await page.getByRole('button', { name: persona.firstName }).click()
	await ask()
	await button(page, 'Send it first').click()
	await page.getByRole('heading', { name: 'Check and send' }).waitFor()
	await ask()
	await button(page, 'Sign out and erase').click()
	await page.getByText('Before you Continue').waitFor()
	expect(await page.evaluate(stored('sessionStorage'))).toBe('[]')
}, 120_000)
