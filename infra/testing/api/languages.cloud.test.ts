import { beforeAll, expect, test } from 'vitest'
import { allowGuests, key, respond, show, staff } from '#functions/applications/applications.cloud.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { createEmployee, mailTo, newcomer, newEmail, verificationCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { accountApi } from '#shared/account/api.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import type { Endpoint, Payload } from '#shared/endpoint.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { newsletterStaffApi } from '#shared/newsletter/staff-api.ts'

beforeAll(() => allowGuests(true))

/** A browser that is on the Spanish pages. */
class SpanishPages extends TestClient {
	override call<E extends Endpoint>(endpoint: E, payload: Payload<E>, headers: Record<string, string> = {}) {
		return super.call(endpoint, payload, { 'x-page-language': 'es', ...headers })
	}
}

async function applyOn(pages: TestClient, email: string) {
	const { body, text } = await pages.call(applicationsApi.apply, applicationForm({ email }), anew())
	return body.token ?? expect.unreachable(text)
}

const ask = (client: TestClient, token: string) => client.call(desk.ask, { token, things: ['bill'], key }, anew())

test('who applies on a Spanish page is written to in Spanish, whoever causes the mail', async () => {
	const [email, { client: colleague }] = [newEmail(), await staff()]
	const token = await applyOn(new SpanishPages(), email)
	const received = await mailTo(email, /Recibimos su solicitud/)
	expect(received.text).toMatch(/https?:\S+\/es\/find/)
	expect((await show(colleague, token)).language).toBe('es')

	const { body: asking } = await colleague.call(desk.previewAsk, { token, things: ['bill'] })
	expect([asking.subject, asking.english?.subject]).toEqual([
		'Necesitamos algo más de usted',
		'We need something more from you',
	])
	await ask(colleague, token)
	const missing = await mailTo(email, /Necesitamos algo más de usted/)
	expect(missing.text).toContain('- La factura o el recibo, o una carta que muestre')
	expect(missing.text.trimEnd()).toBe(asking.text)

	await new TestClient().call(applicationsApi.emailTokens, { email })
	expect((await mailTo(email, /Este es su código de seguimiento/)).text).toContain(token)

	await respond(colleague, token, { emailApplicant: 'yes', message: 'Vamos a pagar su renta.' })
	const decision = await mailTo(email, /Ya respondimos a su solicitud/)
	expect(decision.text).toContain('¡Su solicitud fue aprobada!')
	expect(decision.text).toContain('Aprobamos una ayuda de $200.')
})

test('an account keeps the language of its owner’s pages, and a stranger’s pages don’t change it', async () => {
	const email = newEmail()
	const browser = new SpanishPages()
	await browser.call(accountApi.signup, newcomer(email), anew())
	const verificationMail = await mailTo(email, /Escriba este código en la página/)
	expect(verificationMail.subject).toBe('Su código para Bridge The Gap')
	const code = await verificationCode(email)
	expect((await browser.call(accountApi.verify, { verificationCode: code })).status).toBe(200)

	const stranger = new TestClient()
	await stranger.call(accountApi.signup, newcomer(email), anew())
	await mailTo(email, /Usted ya tiene una cuenta/)
	await stranger.call(accountApi.requestRecovery, { email }, anew())
	await mailTo(email, /Su código de recuperación/)

	const signedIn = new TestClient()
	const { password, newPassword } = persona
	expect((await signedIn.call(accountApi.login, { email, password })).status).toBe(200)
	await signedIn.call(ownAccountApi.changePassword, { password, newPassword }, anew())
	await mailTo(email, /Your password was changed/)
})

test('a subscriber is welcomed in the language of the page, and the list says which it is', async () => {
	const { client } = await createEmployee(['User Access'])
	const { firstName, lastName, email } = newcomer()
	await new SpanishPages().call(newsletterApi.signup, { firstName, lastName, email }, anew())
	await mailTo(email, /Le damos la bienvenida a nuestro boletín/)
	const { body } = await client.call(newsletterStaffApi.subscribers, { q: email })
	expect(body.subscribers).toMatchObject([{ email, language: 'es' }])
})
