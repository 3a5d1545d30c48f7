import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, reload } from './browser.ts'
import { pending } from './pending.ts'
import { applicant, chooseStatus, employee, expectInSight, key, open, searchApplications, write } from './staff.ts'

/** The hourly clock has nothing to do for these, and changes none while someone decides. */
const clockIsDone = () => {
	const date = new Date().toISOString()
	return { billWaivedOn: date, stillWorkingOn: date }
}

test('the 25 applications of a list in an evening: 2 clicks and no field for each after the first', async () => {
	const { lastName, tokens } = await pending(25, 1, clockIsDone)
	const { page, client } = await employee(['Application Access'])
	const used = { clicks: 0, fields: 0 }
	const click = async (what: Locator) => {
		used.clicks += 1
		await what.click()
	}
	const each: (typeof used)[] = []
	const take = () => {
		each.push({ ...used })
		Object.assign(used, { clicks: 0, fields: 0 })
	}
	await searchApplications(page, lastName)
	const row = page.locator(`[data-id="${tokens[0]}"]`)
	await click(row.getByRole('button').first())
	await click(row.getByRole('link', { name: 'Approve' }))
	used.fields += 1
	await page.getByLabel(/^Pay to/).fill('Mossy Creek Power')
	await click(button(page, 'Verify Response'))
	used.fields += 1
	await field(page, 'Employee key').fill(key)
	await click(button(page, /^Submit and open /))
	take()
	for (const [at, token] of tokens.slice(1).entries()) {
		await page.waitForURL(`**/applications/${token}/respond`)
		// What was submitted before stands above the button, which a press would miss while it moves.
		const before = page.getByRole('region', { name: 'The application before' })
		await before.locator(`a[href*="${tokens[at]}"]`).waitFor()
		if (token === tokens[1]) await expectInSight(button(page, 'Approve $240, all they asked for'))
		await click(button(page, 'Approve $240, all they asked for'))
		await page.getByText('This page keeps your key until').waitFor()
		if (token === tokens[1]) {
			await expectInSight(button(page, /^Submit and open /))
			await expectAccessible(page)
		}
		await click(button(page, token === tokens.at(-1) ? 'Submit Response' : /^Submit and open /))
		take()
	}
	// This page also says what was submitted before, so that sentence alone proves nothing.
	await button(page, 'Change this decision').waitFor()
	expect(each[0]).toEqual({ clicks: 4, fields: 2 })
	expect(each.slice(1)).toEqual(tokens.slice(1).map(() => ({ clicks: 2, fields: 0 })))
	const { body } = await client.call(applicationsStaffApi.list, { q: lastName, limit: 50 })
	expect(body.applications?.map(({ status, amountApproved }) => [status, amountApproved])).toEqual(
		tokens.map(() => ['Approved', 240]),
	)
})

test('by keyboard: a, the amount and Enter, and the next page says what was decided', async () => {
	const { lastName, tokens } = await pending(3, 1)
	const { page, client } = await employee(['Application Access'])
	await searchApplications(page, lastName)
	const row = page.locator(`[data-id="${tokens[0]}"]`)
	await row.getByRole('button').first().click()
	await page.keyboard.press('a')
	await button(page, 'Verify Response').click()
	await field(page, 'Employee key').fill(key)
	await button(page, /^Submit and open /).click()
	await page.waitForURL(`**/applications/${tokens[1]}/respond`)
	await button(page, 'Approve $240, all they asked for').waitFor()
	await page.keyboard.press('a')
	const isFocused = (what: Locator) =>
		expect.poll(() => what.evaluate((box) => box === document.activeElement)).toBe(true)
	await isFocused(field(page, 'Amount'))
	await page.keyboard.press('Control+A')
	await page.keyboard.type('180')
	await page.keyboard.press('Enter')
	await page.getByText('who asked for $240').waitFor()
	await button(page, /^Submit and open /).click()
	await page.waitForURL(`**/applications/${tokens[2]}/respond`)
	const before = page.getByRole('region', { name: 'The application before' })
	await before.getByText('$180').waitFor()
	await expectAccessible(page)
	const { body } = await client.call(applicationsStaffApi.show, { token: tokens[1] ?? '' })
	expect(body.application).toMatchObject({ status: 'Approved', amountApproved: 180 })
})

test('the key is held by this page alone: gone when told to and after a reload, and never used for a setting', async () => {
	const [first, second] = [await applicant(), await applicant()]
	const { page } = await employee(['Application Access', 'User Access'])
	const keyField = field(page, 'Employee key')
	const decide = async (token: string) => {
		await open(page, token, 'respond')
		await write(page, { status: 'Denied', message: 'Not this time.' })
	}
	const decideAgain = async () => {
		await button(page, 'Change this decision').click()
		await chooseStatus(page, 'Denied')
		await page.getByLabel(/^Message to the applicant/).fill('Not this time either.')
		await button(page, 'Verify Response').click()
	}
	await decide(first.token)
	await keyField.fill(key)
	await button(page, 'Submit Response').click()
	await page.getByText(sentences.responseSubmitted).waitFor()
	await decideAgain()
	await button(page, 'Ask for my key again').click()
	await keyField.fill(key)
	await button(page, 'Submit Response').click()
	await page.getByText(sentences.responseSubmitted).waitFor()
	await decideAgain()
	await page.getByText('This page keeps your key until').waitFor()
	expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(key)
	await reload(page)
	await decide(second.token)
	await keyField.waitFor()
	await keyField.fill(key)
	await button(page, 'Submit Response').click()
	await page.getByText(sentences.responseSubmitted).waitFor()
	await page.getByRole('link', { name: 'Settings' }).click()
	await page.getByRole('link', { name: 'Application Settings' }).click()
	await button(page, 'Change the limit').click()
	await keyField.waitFor()
})
