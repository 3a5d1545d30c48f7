import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#infra/local/ports.ts'
import { serveSite } from '#infra/local/vite.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { button, fillApplication, guest, letGuestsApply, tokenOf } from './applicant.ts'

// `npm start` serves the sources with both languages in them, so a page may break here and work as it is deployed.

let address: string
let close: () => Promise<void>

beforeAll(async () => {
	const port = await freePort()
	const server = await serveSite(port, cloud, '')
	address = `http://localhost:${port}`
	close = () => server.close()
})
afterAll(() => close())

beforeAll(letGuestsApply)

test('a guest applies', async () => {
	const page = await guest('phone', `${address}/apply`)
	await fillApplication(page)
	await button(page, 'Submit Application').click()
	const token = await tokenOf(page)
	for (const _ of ['once', 'twice']) {
		await page.reload()
		expect(await tokenOf(page)).toBe(token)
	}
})
