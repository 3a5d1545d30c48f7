import { expect, test } from 'vitest'
import { storedApplication } from '#infra/testing/application.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { newEmail } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { statisticsSentences } from '#shared/statistics/schema.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo, hasSettled, widthsToTest } from './browser.ts'
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

test('a count that never ends is asked about only while someone is there', async () => {
	const { page } = await employee(['Application Access'])
	await page.route('**/api/refresh-statistics', (route) =>
		route.fulfill({ json: { status: true, message: statisticsSentences.stillCounting } }),
	)
	await page.clock.install()
	await goTo(page, '/dashboard/statistics')
	await button(page, 'Refresh').click()
	await page.getByText(statisticsSentences.stillCounting).waitFor()
	const again = page.waitForResponse('**/api/statistics?*')
	await page.clock.fastForward('00:06')
	await again
	await hasSettled(page)
	await page.clock.fastForward('06:00')
	let many = 0
	page.on('request', (request) => {
		if (new URL(request.url()).pathname === '/api/statistics') many += 1
	})
	await page.clock.runFor('00:20')
	await page.evaluate(() => fetch('/robots.txt'))
	expect(many).toBe(0)
})

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
		await button(page, 'Show as table').click()
		await page.getByRole('rowheader', { name: 'March 6, 2018' }).waitFor()
		await expectAccessible(page)
		await page.getByRole('link', { name: '6', exact: true }).click()
		await page.getByRole('heading', heading('Statistics: March 6, 2018')).waitFor()
		await page.getByRole('link', { name: 'All Yearly Data' }).click()
		await page.getByRole('link', { name: 'Page to print' }).click()
		await page.getByRole('heading', heading('Our year 2018')).waitFor()
		await expectAccessible(page)
		await page.getByLabel('Begins in').selectOption('March')
		await page.getByRole('heading', heading('Our year from March 2018')).waitFor()
		await page.getByText('People helped', { exact: true }).waitFor()
		const download = page.waitForEvent('download')
		await button(page, 'Download CSV').click()
		expect((await download).suggestedFilename()).toContain('our-year-2018-03')

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
