import type { Page } from 'playwright-core'
import type { Application } from '#functions/domain/applications/table.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { field } from './applicant.ts'
import { goTo } from './browser.ts'
import { pending } from './pending.ts'
import { employee } from './staff.ts'

type Changes = Partial<Application> & { payee?: string }

/** Approved today and not paid yet. A search for their last name finds these alone, the smallest amount first. An empty payee names nobody. */
export function approved(many: number, changes: Changes | ((at: number) => Changes) = {}) {
	const date = new Date().toISOString()
	return pending(many, 0, (at) => {
		const amount = 100 + at
		const decision = { status: 'Approved', amount, message: '', emailed: false } as const
		const { payee = 'Larkspur Housing', ...rest } = typeof changes === 'function' ? changes(at) : changes
		return {
			issuedOn: date,
			status: 'Approved',
			amountApproved: amount,
			decision: { ...decision, ...(payee && { payee }), name: 'Rowan Heath', employeeId: 'rowan', date },
			...rest,
		}
	})
}

export async function treasurer(lastName: string, show = '') {
	const { page, client } = await employee(['Application Access'])
	await goTo(page, `/dashboard/money?sort=Amount${show}`)
	// A row that is wanted is in the whole list, too, and what is then done there would be done to that list.
	const found = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === lastName)
	await field(page, 'Find in this list').fill(lastName)
	await found
	const rows = page.locator('tbody tr[data-id]').filter({ hasText: lastName })
	const listed = async () =>
		(await client.call(applicationsStaffApi.grants, { view: 'all', order: 'amount', direction: 'up', q: lastName }))
			.body.grants
	return { page, client, rows, listed }
}

export const all = (page: Page) => page.locator('label').filter({ hasText: 'Select all' })
