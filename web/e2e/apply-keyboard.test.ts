import { test } from 'vitest'
import { persona } from '#infra/testing/persona.ts'
import { field, member, tokenOf } from './applicant.ts'

test('apply by keyboard alone', async () => {
	const { page } = await member('desk')
	await page.goto('/apply')
	await field(page, 'First name').waitFor()
	const press = async (...keys: string[]) => {
		for (const key of keys) await page.keyboard.press(key)
	}
	/** Tab until the focus is on what a screen reader would call so. */
	const reach = async (name: string) => {
		for (let steps = 0; steps < 80; steps++) {
			const at = await page.evaluate(() => {
				const focused = document.activeElement
				const labels = focused && 'labels' in focused ? [...(focused.labels as NodeListOf<Element>)] : []
				const group = focused?.closest('[role=radiogroup]')?.getAttribute('aria-labelledby')
				const named = group ? document.getElementById(group) : undefined
				return [...labels, named, focused].map((element) => element?.textContent?.trim() ?? '')
			})
			if (at.includes(name)) return
			await press('Tab')
		}
		throw new Error(`The keyboard does not reach "${name}"`)
	}
	const type = async (label: string, text: string) => {
		await reach(label)
		await press('Control+A')
		await page.keyboard.type(text)
	}
	const pick = async (label: string, first: string) => {
		await reach(label)
		await page.keyboard.type(first)
	}
	const answer = async (group: string, downs: number) => {
		await reach(group)
		await press('Space', ...Array.from({ length: downs }, () => 'ArrowDown'))
	}
	const step = async (title: string) => {
		await press('Enter')
		await page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, title)
	}

	await type('Birthday', '03171987')
	await type('Phone', '5550107788')
	await type('Income per month', '1200')
	await answer('Gender', 1)
	await pick('Relationship status', 'Mar')
	await reach('Continue to Family information')
	await step('Family information')
	await answer('Do you live with anyone?', 1)
	await reach('Continue to Address')
	await step('Address')
	await type('Street address', persona.address)
	await type('City', persona.city)
	await pick('State', 'Alab')
	await type('ZIP code', '35004')
	await step('Medical information')
	await answer('Does a bleeding disorder affect you or your family?', 1)
	await reach('Continue to Your request')
	await step('Your request')
	await answer('Type of assistance', 2)
	await answer('How should we help?', 0)
	await type('Amount requested in USD', '240')
	await press('Enter')
	await page.waitForFunction(() => document.activeElement?.textContent?.includes('Please fix these fields'))
	await type('Reason for applying', persona.illness)
	await reach('Continue to Other help')
	await step('Other help')
	await answer('Have you asked anyone else for help with this?', 1)
	await reach('Continue to Attachments')
	await step('Attachments')
	await reach('Continue to Referral')
	await step('Referral')
	await answer('Did someone refer you to us?', 1)
	await reach('Continue to Check and send')
	await step('Check and send')
	await reach('Submit Application')
	await press('Enter')
	await tokenOf(page)
}, 90_000)
