import type { Page } from 'playwright-core'
import { persona } from '#infra/testing/persona.ts'
import { field } from './applicant.ts'
import { choose } from './staff.ts'

/** The same questions stand at the desk and in the guest's own form. */
export async function answer(page: Page) {
	await field(page, 'Birthday').fill(persona.birthday)
	await field(page, 'Phone').fill(persona.phone)
	await choose(page, 'Gender', 'Female')
	await field(page, 'Street address').fill(persona.address)
	await field(page, 'City').fill(persona.city)
	await field(page, 'State').selectOption('Alabama')
	await field(page, 'ZIP code').fill('35004')
	await choose(page, 'Does a bleeding disorder affect you or your family?', 'No')
	await field(page, 'Members in your party').fill('4')
	await choose(page, 'May we use photos of you?', 'Yes')
	await choose(page, 'May our sponsors contact you?', 'No')
}
