import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createEvent } from '#infra/testing/events.ts'
import { createPerson, newcomer } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { routes } from '#shared/paths.ts'
import { states } from '#shared/states.ts'
import { button, fillSignup, goOn, letGuestsApply, sections, tokenOf } from './applicant.ts'
import { goTo } from './browser.ts'
import { buildInBrackets, unmarked, visitInBrackets } from './pseudo.ts'
import { overflow } from './sizes.ts'

buildInBrackets()
beforeAll(letGuestsApply)

/** The pages show an event in any case, so that they show the same whatever other tests have added. */
beforeAll(() => createEvent({ state: 'AL' }))

const paths = Object.values(routes).flatMap((route) =>
	'personal' in route ? [] : [`/es${route.path === '/' ? '' : route.path}`],
)

/** Data and not words of ours: what the journeys type, names of states, and the bill on the home page. */
const typed = [
	...Object.values(persona).map(String),
	'Barnaby Quillfeather',
	'Mossy Brook Clinic',
	', and the power bill of May.',
	...Object.values(states),
	'USD',
	'Tri-River Power',
	'M. Alvarez, 14 Fern Street',
]

async function expectMarked(page: Page, state: string) {
	expect.soft(await unmarked(page, typed), `without t: ${state}`).toEqual([])
	expect.soft(await overflow(page), `sideways scrolling: ${state}`).toBe(0)
}

test('every public page, and what its form says to someone who filled in nothing', async () => {
	const page = await visitInBrackets('/es')
	for (const path of [...paths, '/es/no-such-page']) {
		await goTo(page, path)
		await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
		await expectMarked(page, path)
		const send = page.locator('main form button[type=submit]').filter({ visible: true }).first()
		if ((await send.count()) === 0) continue
		await send.click()
		await expectMarked(page, `${path}, sent empty`)
	}
	await button(page, 'Menu').click()
	await expectMarked(page, 'the menu')
})

test('the application, from its first question to its token', async () => {
	const page = await visitInBrackets('/es/apply')
	await expectMarked(page, 'before it')
	await button(page, 'Continue as Guest').click()
	await page.getByRole('form').waitFor()
	for (const [name, fill] of Object.entries(sections)) {
		await expectMarked(page, name)
		if (name !== 'attachments') {
			await page.getByRole('button', { name: /^⟦Continue to/ }).click()
			await page.locator('[aria-invalid=true]').first().waitFor()
			await expectMarked(page, `${name}, empty`)
		}
		await fill(page)
		await expectMarked(page, `${name}, filled in`)
		await goOn(page)
	}
	await expectMarked(page, 'the review')
	await button(page, 'Submit Application').click()
	await tokenOf(page)
	await expectMarked(page, 'the confirmation')
})

test('a new account, and all that its dashboard can open', async () => {
	const page = await visitInBrackets('/es/login')
	await button(page, 'Signup / Login').click()
	const person = newcomer()
	typed.push(person.email)
	await fillSignup(page, person)
	await expectMarked(page, 'the code of a new account')

	const { user, client } = await createPerson()
	typed.push(user.email)
	const own = await visitInBrackets('/es/dashboard', client.cookie)
	await own.getByRole('heading', { level: 1 }).waitFor()
	await expectMarked(own, 'the dashboard')
	const closed = own.locator('main summary, main button[aria-expanded=false]').filter({ visible: true })
	for (const row of await closed.all()) await row.click()
	await expectMarked(own, 'the dashboard, all open')
})
