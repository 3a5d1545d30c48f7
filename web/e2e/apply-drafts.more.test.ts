import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createPerson, newcomer, verificationCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import {
	attach,
	button,
	field,
	fillApplication,
	fillSignup,
	goOn,
	guest,
	guestAtClock,
	holdCalls,
	letGuestsApply,
	member,
	photograph,
	savedToAccount,
	sections,
	tokenOf,
	typeCode,
} from './applicant.ts'
import { broughtBack, expectAccessible, expectResult, goTo, reload, visit } from './browser.ts'
import { choose, signInAt } from './staff.ts'

beforeAll(letGuestsApply)

const stored = (kind: 'localStorage' | 'sessionStorage') => `JSON.stringify(Object.entries(${kind}))`

test('a guest’s answers stay in their tab, and are erased there after half an hour without a touch', async () => {
	const page = await guestAtClock()
	await page.getByText('If this tab or your browser closes, your answers are gone.').waitFor()
	await sections.general(page)
	await page.getByText('Your answers stay in this tab.').waitFor()
	await expect.poll(() => page.evaluate(stored('sessionStorage'))).toContain(persona.lastName)
	expect(await page.evaluate(stored('localStorage'))).toBe('[]')
	await expectAccessible(page)

	const other = await page.context().newPage()
	await goTo(other, '/apply')
	await button(other, 'Continue as Guest').waitFor()
	expect(await other.content()).not.toContain(persona.firstName)
	expect(await other.evaluate(stored('sessionStorage'))).toBe('[]')

	// A touch counts as much as a word, also for what a reload finds.
	await page.clock.fastForward('24:00')
	await field(page, 'Phone').press('End')
	await page.clock.fastForward('24:00')
	await reload(page)
	await page.getByText('Welcome back').waitFor()
	await page.getByRole('heading', { name: 'Family information' }).waitFor()
	await button(page, 'Back').click()
	await expect.poll(() => field(page, 'Phone').inputValue()).toBe(persona.phone)
	const question = page.getByRole('alertdialog')
	await page.clock.fastForward('25:01')
	await question.getByRole('heading', { name: 'Still there? 5 minutes left' }).waitFor()
	await expect.poll(() => page.title()).toMatch(/^Still there\? 5 minutes left/)
	await expectAccessible(page)
	await button(page, 'Keep my answers').click()
	await question.waitFor({ state: 'detached' })
	expect(await field(page, 'Phone').inputValue()).toBe(persona.phone)
	// A tab that was frozen ran no timers, and asks when someone comes back to it.
	await page.clock.setSystemTime(new Date(await page.evaluate(() => Date.now() + 27 * 60_000)))
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
	await question.getByRole('heading', { name: 'Still there? 3 minutes left' }).waitFor()
	expect(await field(page, 'Phone').inputValue()).toBe(persona.phone)
	await page.clock.fastForward('03:01')
	await page.getByText('We erased what was typed here').waitFor()
	await expectAccessible(page)
	expect(await page.locator('main').textContent()).not.toContain(persona.firstName)
	expect(await page.evaluate(stored('sessionStorage'))).not.toContain(persona.lastName)
	await reload(page)
	await button(page, 'Continue as Guest').waitFor()
})

test('a guest whose power is cut off may be on the phone for two hours, and can erase what they typed when asked', async () => {
	const page = await guestAtClock('/apply?step=request')
	await choose(page, 'Is something being cut off soon? (optional)', 'Yes')
	await field(page, 'Reason for applying').fill('The power bill of May.')
	await page.clock.fastForward('01:54:00')
	expect(await page.getByRole('alertdialog').count()).toBe(0)
	await expect.poll(() => field(page, 'Reason for applying').inputValue()).toBe('The power bill of May.')
	await page.clock.fastForward('01:01')
	await page.getByRole('heading', { name: 'Still there? 5 minutes left' }).waitFor()
	await button(page, 'Erase now').click()
	await page.getByText('We erased what was typed here').waitFor()
	expect(await page.evaluate(stored('sessionStorage'))).not.toContain('power bill')
})

test('a guest who left the form for another page is asked there before their answers are erased', async () => {
	const page = await guestAtClock()
	await sections.general(page)
	await page.getByRole('link', { name: 'Bridge The Gap' }).first().click()
	await page.getByRole('heading', { level: 1, name: /bridge/ }).waitFor()
	const question = page.getByRole('alertdialog')
	await page.clock.fastForward('25:01')
	await question.getByRole('heading', { name: 'Still there? 5 minutes left' }).waitFor()
	await button(page, 'Keep my answers').click()
	// A reload counts as a touch.
	await page.clock.fastForward('24:00')
	await goTo(page, '/find')
	await page.clock.fastForward('25:01')
	await question.waitFor()
	await expect.poll(() => page.evaluate(stored('sessionStorage'))).toContain(persona.lastName)
	await page.clock.fastForward('05:01')
	await question.waitFor({ state: 'detached' })
	expect(await page.evaluate(stored('sessionStorage'))).not.toContain(persona.lastName)
	await goTo(page, '/apply')
	await page.getByText('We erased what was typed here').waitFor()
	await button(page, 'Continue as Guest').waitFor()
})

test('a guest whose phone closed the tab half an hour ago reads that their answers were erased', async () => {
	const page = await guest('phone')
	await sections.general(page)
	await expect.poll(() => page.evaluate(stored('sessionStorage'))).toContain('Married')
	await page.evaluate((place) => {
		const kept = JSON.parse(sessionStorage.getItem(place) ?? '')
		sessionStorage.setItem(place, JSON.stringify({ ...kept, savedAt: kept.savedAt - 31 * 60_000 }))
	}, 'draft:apply:guest')
	const later = await broughtBack(page)
	await later.getByText('We erased what was typed here').waitFor()
	await expectAccessible(later)
	expect(await later.evaluate(stored('sessionStorage'))).not.toContain(persona.lastName)
})

test('someone who signs up in the middle goes on at the same step in their account, also on another device', async () => {
	const page = await guest('phone')
	await fillApplication(page, async () => {
		await attach(page, await photograph(page, 'bill.png'))
		await page.getByText('1 of 10 files uploaded').waitFor()
	})
	await page.getByRole('link', { name: 'Save them: create an account' }).click()
	const person = newcomer()
	await fillSignup(page, person)
	// The mail is read in another app, and the phone draws the page anew.
	await reload(page)
	await typeCode(page, await verificationCode(person.email))
	await page.waitForURL('**/apply?step=send')
	await page.getByText('What you typed is here').waitFor()
	await savedToAccount(page)
	await expectAccessible(page)
	expect(await page.evaluate(stored('sessionStorage'))).not.toContain(persona.city)

	const { cookies } = await page.context().storageState()
	const session = cookies.find(({ httpOnly, expires }) => httpOnly && expires === -1)
	const desk = await visit('/apply?step=address', 'desk', `${session?.name}=${session?.value}`)
	await desk.getByText('Welcome back').waitFor()
	await expect.poll(() => field(desk, 'City').inputValue()).toBe(persona.city)
	await goTo(desk, '/apply')
	await desk.getByText('Welcome back').waitFor()
	await button(desk, 'Submit Application').waitFor()

	await button(page, 'Submit Application').click()
	await tokenOf(page)
	await page.getByRole('link', { name: 'Go to Dashboard' }).click()
	await page.getByRole('button', { name: /Utility assistance/ }).click()
	await button(page, 'View Full Application').click()
	await page.getByText('bill.png').waitFor()
})

test('someone who logs in in the middle and has other answers in their account chooses, and loses none unasked', async () => {
	const someone = await createPerson()
	const draft = { answers: { city: 'Fernwood' }, files: [], key: randomUUID(), unanswered: [] }
	const saving = { owner: someone.user._id, version: 0, savedBy: randomUUID(), draft }
	expect((await someone.client.call(applicationsApi.saveDraft, saving)).status).toBe(200)
	const page = await guest('desk', '/apply?step=address')
	await field(page, 'City').fill(persona.city)
	await page.getByText('Your answers stay in this tab.').waitFor()
	await page.getByRole('link', { name: 'Save them: create an account' }).click()
	await button(page, 'Create account').waitFor()
	await page.getByRole('main').getByRole('button', { name: 'Signup / Login' }).click()
	await signInAt(page, someone)
	await page.waitForURL('**/apply?step=address')
	await page.getByText('Your account has other answers').waitFor()
	await expectAccessible(page)
	await expect.poll(() => field(page, 'City').inputValue()).toBe(persona.city)
	await button(page, 'Use the answers in my account').click()
	await page.getByText('Your account has other answers').waitFor({ state: 'detached' })
	await expect.poll(() => field(page, 'City').inputValue()).toBe('Fernwood')
	expect(await page.evaluate(stored('sessionStorage'))).not.toContain(persona.city)
})

test('a member goes on at another device, and neither overwrites the other', async () => {
	const { page: phone, client } = await member('phone', '/apply')
	await sections.general(phone)
	await goOn(phone)
	await sections.family(phone)
	await phone.getByText('Saving...').waitFor()
	await savedToAccount(phone)

	const desk = await visit('/apply?step=family', 'desk', client.cookie)
	await desk.getByText('Welcome back').waitFor()
	await expect.poll(() => field(desk, 'Name').inputValue()).toBe('Barnaby Quillfeather')
	await field(desk, 'Name').fill('Barnaby Brook')
	await desk.getByText('Saving...').waitFor()
	await savedToAccount(desk)

	await field(phone, 'Name').fill('Barnaby Hill')
	await phone.getByText('Your account has other answers').waitFor()
	await expectAccessible(phone)
	await button(phone, 'Use the answers in my account').click()
	await phone.getByText('Your account has other answers').waitFor({ state: 'detached' })
	await expect.poll(() => field(phone, 'Name').inputValue()).toBe('Barnaby Brook')
})

test('a member sends from another device what they typed; what they keep afterwards is an application of its own', async () => {
	const { page: phone, client } = await member('phone', '/apply')
	await fillApplication(phone)
	const kept = async () => (await client.call(applicationsApi.draft, {})).body.kept
	await expect.poll(async () => (await kept())?.draft.answers.referred).toBe('no')
	const desk = await visit('/dashboard', 'desk', client.cookie)
	await desk.getByText('Not sent yet: your application').waitFor()
	await desk.getByText(/^We keep what you typed until /).waitFor()
	await desk.getByText('Nothing has reached us yet').waitFor()
	expect(await desk.getByText(sentences.emptyList).count()).toBe(0)
	await expectAccessible(desk)
	await desk.getByRole('link', { name: 'Go on' }).click()
	await button(desk, 'Submit Application').click()
	const first = await tokenOf(desk)
	await goTo(desk, '/dashboard')
	await desk.getByRole('button', { name: /Utility assistance/ }).waitFor()
	expect(await desk.getByText('Not sent yet: your application').count()).toBe(0)
	expect(await kept()).toBeUndefined()

	await phone.getByRole('link', { name: 'Address' }).first().click()
	await field(phone, 'City').fill('Elsewhere')
	const sent = phone.getByText('You sent or erased this on another device')
	await sent.waitFor()
	await button(phone, 'Keep the answers on this page').click()
	await sent.waitFor({ state: 'detached' })
	await expect.poll(() => field(phone, 'City').inputValue()).toBe('Elsewhere')
	await savedToAccount(phone)
	await goTo(phone, '/apply?step=send')
	await button(phone, 'Submit Application').click()
	const second = await tokenOf(phone)
	expect(second).not.toBe(first)
	const { applications } = (await client.call(applicationsApi.mine, {})).body
	expect(applications).toMatchObject([{ city: 'Elsewhere' }, { city: persona.city }])
})

test('what is typed while a saving takes long is saved, and so is what is typed after it', async () => {
	const { page } = await member('phone')
	await page.clock.install()
	await goTo(page, '/apply')
	// What is held from here on is a saving, and no longer the reading of the draft.
	await field(page, 'First name').waitFor()
	const { asked, release } = await holdCalls(page, '**/api/application-draft')
	await field(page, 'First name').fill('Marigold')
	await asked
	await field(page, 'First name').fill('Rosemary')
	await page.clock.runFor(10_000)
	await release()
	await savedToAccount(page)
	await field(page, 'First name').fill('Juniper')
	await page.getByText('Saving...').waitFor()
	await savedToAccount(page)
})

test('a draft that a member erases is gone from their account, or the page says that it isn’t', async () => {
	const { page } = await member('phone', '/apply')
	await sections.general(page)
	await savedToAccount(page)
	await button(page, 'Erase what I typed').click()
	const dialog = page.getByRole('dialog', { name: 'Erase what you typed?' })
	await page.route('**/api/erase-application-draft', (route) => route.abort())
	await button(page, 'Erase it').click()
	await dialog.getByText('We couldn’t reach our server').waitFor()
	await expectAccessible(page)
	await page.unroute('**/api/erase-application-draft')
	await button(page, 'Erase it').click()
	await dialog.waitFor({ state: 'detached' })
	await expect.poll(() => field(page, 'Phone').inputValue()).toBe('')
	await expectResult(page.getByText('What you typed is erased.'))
	await reload(page)
	await expect.poll(() => field(page, 'Phone').inputValue()).toBe('')
	expect(await page.getByText('Welcome back').count()).toBe(0)
})

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
	await expect.poll(() => field(page, 'Phone').inputValue()).toBe(persona.phone)
	await page.getByRole('button', { name: persona.firstName }).click()
	await ask()
	await button(page, 'Send it first').click()
	await page.getByRole('heading', { name: 'Check and send' }).waitFor()
	await ask()
	await button(page, 'Sign out and erase').click()
	await page.getByText('Before you Continue').waitFor()
	expect(await page.evaluate(stored('sessionStorage'))).toBe('[]')
})
