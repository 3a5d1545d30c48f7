import { expect, test } from 'vitest'
import { storedApplication } from '#infra/testing/application.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { newEmail } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { statisticsSentences } from '#shared/statistics/schema.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo, widthsToTest } from './browser.ts'
import { employee } from './staff.ts'

const heading = (name: string) => ({ level: 1, name }) as const

/** An application of early March 2018, from someone with Hemophilia C in Guam. */
async function counted() {
	const code = await tableCode(cloud)
	const { putApplication } = await import('#functions/domain/applications/table.ts')
	const email = newEmail()
	const application = storedApplication({
		token: `BTG-${email.slice(1, 9).toUpperCase()}`,
		email,
		issuedOn: '2018-03-06T18:00:00.000Z',
		status: 'Approved',
		amountApproved: 180,
		state: 'GU',
		bleedingDisorder: true,
		bleedingDisorderType: 'Hemophilia C',
		bleedingDisorderSeverity: 'Mild',
		bleedingDisorderRelationship: 'Self',
	})
	await code.transact(putApplication(application))
	return application
}

test.each(widthsToTest('desk'))(
	'numbers are read by year, month and day, and contacts by state, at the %s',
	async (width) => {
		const { email } = await counted()
		// Other tests have left more changes than one refresh counts.
		await invoke('JobsStatistics')
		const { page } = await employee(['Application Access'], width)
		await goTo(page, '/dashboard/statistics')
		await button(page, 'Refresh').click()
		await page.getByText(statisticsSentences.refreshed).waitFor()
		await expectAccessible(page)
		await page.getByRole('link', { name: '2018', exact: true }).click()
		await page.getByRole('heading', heading('Statistics: 2018')).waitFor()
		await page.getByRole('link', { name: 'March', exact: true }).click()
		await page.getByRole('heading', heading('Statistics: March 2018')).waitFor()
		await page.getByRole('img', { name: /March 6, 2018: [1-9]/ }).waitFor()
		await expectAccessible(page)
		await page.getByRole('link', { name: '6', exact: true }).click()
		await page.getByRole('heading', heading('Statistics: March 6, 2018')).waitFor()
		await page.getByRole('link', { name: 'All Yearly Data' }).click()
		await page.getByRole('link', { name: 'Report for the year' }).click()
		await page.getByRole('heading', heading('Our year 2018')).waitFor()
		await expectAccessible(page)
		await page.getByLabel('Begins in').selectOption('March')
		await page.getByRole('heading', heading('Our year from March 2018')).waitFor()
		await page.getByText('People helped', { exact: true }).waitFor()

		await goTo(page, '/dashboard/statistics/disorders')
		await page.getByRole('link', { name: 'C', exact: true }).click()
		await page.getByRole('heading', heading('Hemophilia C Statistics')).waitFor()
		await page.getByRole('link', { name: 'View By State' }).click()
		await field(page, 'State').selectOption('GU')
		await page.getByText(email).waitFor()
		await expectAccessible(page)
		const guam = page.getByRole('button', { name: /Guam: \d+$/ })
		await expect.poll(() => guam.getAttribute('aria-pressed')).toBe('true')
		await page.emulateMedia({ media: 'print' })
		await expect.poll(() => guam.isVisible()).toBe(true)
	},
)
