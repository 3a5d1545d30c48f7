import type { Page } from 'playwright-core'
import { newToken } from '#functions/platform/ids.ts'
import { storedApplication } from '#infra/testing/application.ts'
import { newEmail, newLastName } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { moneyApi } from '#shared/applications/money-api.ts'
import { field } from './applicant.ts'
import { goTo } from './browser.ts'
import { employee } from './staff.ts'

/** Approved today and not paid yet. A search for their last name finds these alone, the smallest amount first. */
export async function approved(many: number) {
	const code = await tableCode(cloud)
	const { putApplication } = await import('#functions/domain/applications/table.ts')
	const lastName = newLastName()
	const date = new Date().toISOString()
	const made = Array.from({ length: many }, (_, at) => {
		const amount = 100 + at
		const decision = { status: 'Approved', amount, message: '', emailed: false } as const
		return storedApplication({
			...{ token: newToken(), issuedOn: date, lastName, email: newEmail() },
			...{ status: 'Approved', amountApproved: amount },
			decision: { ...decision, payee: 'Larkspur Housing', name: 'Rowan Heath', employeeId: 'rowan', date },
		})
	})
	for (const one of made) {
		mayNotBeLogged(cloud, one.token)
		await code.transact(putApplication(one))
	}
	return { lastName, tokens: made.map(({ token }) => token) }
}

export async function treasurer(lastName: string, show = '') {
	const { page, client } = await employee(['Application Access'])
	await goTo(page, `/dashboard/money?sort=amount-up${show}`)
	await field(page, 'Find in this list').fill(lastName)
	const rows = page.locator('tbody tr[data-id]').filter({ hasText: lastName })
	const listed = async () =>
		(await client.call(moneyApi.grants, { view: 'all', order: 'amount', direction: 'up', q: lastName })).body
			.grants
	return { page, client, rows, listed }
}

export const all = (page: Page) => page.locator('label').filter({ hasText: 'Select all' })
