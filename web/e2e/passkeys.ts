import type { Page } from 'playwright-core'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { button, field } from './applicant.ts'
import { key } from './staff.ts'

/** The browser gets a device that holds passkeys, and a finger that is always there. */
export async function withDevice(page: Page) {
	const devtools = await page.context().newCDPSession(page)
	await devtools.send('WebAuthn.enable')
	await devtools.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	})
}

export async function addPasskey(page: Page, name: string) {
	await field(page, 'Name of the passkey').fill(name)
	await field(page, 'Employee key').fill(key)
	await button(page, 'Add this passkey').click()
	await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
	const codes = await page.locator('ol code').allTextContents()
	mayNotBeLogged(cloud, ...codes)
	return codes
}
