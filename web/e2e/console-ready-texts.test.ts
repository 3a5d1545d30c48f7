import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEmployee, mailTo, newEmail } from '#infra/testing/people.ts'
import { readyTextSentences as sentences } from '#shared/applications/ready-texts.ts'
import { readyTextsApi } from '#shared/applications/ready-texts-api.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { pending } from './pending.ts'
import type { Width } from './sizes.ts'
import { choose, confirm, employee, open } from './staff.ts'

/** Of this run, because other journeys use the texts of the site. */
const named = () => `Fern ${randomUUID().slice(0, 8)}`

const english = 'A letter from [the clinic] that says so.'
const spanish = 'Una carta de [la clínica] que lo diga.'

async function twoApplications() {
	const [inEnglish, inSpanish] = [newEmail(), newEmail()]
	const { tokens } = await pending(2, 2, (at) =>
		at === 0 ? { email: inEnglish } : { email: inSpanish, language: 'es' },
	)
	return { tokens: { en: tokens[0] ?? '', es: tokens[1] ?? '' }, emails: { en: inEnglish, es: inSpanish } }
}

test.each<[Width]>([['desk'], ['phone']])(
	'a text is written and changed in Settings, and used in both languages, at the %s',
	async (width) => {
		const { tokens, emails } = await twoApplications()
		const { page } = await employee(['Application Access'], width)
		const [decides, asks] = [named(), named()]
		await goTo(page, '/dashboard/settings/texts')
		await expectAccessible(page)

		await button(page, 'Add a text for Approving').click()
		await button(page, 'Save Text').click()
		await page.getByText(sentences.label).first().waitFor()
		await field(page, 'Name').fill(decides)
		await page.getByLabel('Text in English').fill('We can help with [the')
		await button(page, 'Save Text').click()
		await page.getByText(sentences.brackets).first().waitFor()
		await expectAccessible(page)
		await page.getByLabel('Text in English').fill('We can help with your rent.')
		await button(page, 'Save Text').click()
		await page.getByText(sentences.added).waitFor()

		await button(page, 'Add a text for Asking for more').click()
		await field(page, 'Name').fill(asks)
		await page.getByLabel('Text in English').fill('A letter.')
		await button(page, 'Save Text').click()
		await page.getByText(sentences.added).waitFor()
		await button(page, `Change ${asks}`).click()
		await page.getByLabel('Text in English').fill(english)
		await page.getByLabel('The same in Spanish').fill(spanish)
		await button(page, 'Save Text').click()
		await page.getByText(sentences.changed).waitFor()
		await expectAccessible(page)

		await open(page, tokens.en, 'respond')
		await choose(page, 'Status', 'Approved')
		await button(page, decides).click()
		const message = page.getByLabel(/^Message to the applicant/)
		await expect.poll(() => message.inputValue()).toBe('We can help with your rent.')

		await open(page, tokens.es, 'respond')
		await choose(page, 'Status', 'Approved')
		await button(page, `${decides} (English only)`).click()
		await button(page, 'Verify Response').click()
		await page.getByText('This applicant reads Spanish. Send it in English?').waitFor()

		for (const language of ['en', 'es'] as const) {
			await open(page, tokens[language], 'respond')
			await page.getByText('Ask for more').click()
			await page.getByText('Something else', { exact: true }).click()
			await button(page, asks).click()
			const words = page.getByLabel('In your own words')
			await expect.poll(() => words.inputValue()).toBe(language === 'es' ? spanish : english)
			await button(page, 'Check the email').click()
			await page.getByText('Fill in the part in brackets.').first().waitFor()
			await words.fill((await words.inputValue()).replace(/\[.*\]/, 'Mossy Brook'))
			await expectAccessible(page)
			await button(page, 'Check the email').click()
			await confirm(page, 'Ask and send email')
			await page
				.getByText(/They have until/)
				.first()
				.waitFor()
		}
		await mailTo(emails.en, /A letter from Mossy Brook that says so\./)
		await mailTo(emails.es, /Una carta de Mossy Brook que lo diga\./)

		await goTo(page, '/dashboard/settings/texts')
		for (const label of [asks, decides]) {
			await button(page, `Remove ${label}`).click()
			await button(page, 'Remove it').click()
			await page.getByText(sentences.removed).first().waitFor()
			await button(page, `Remove ${label}`).waitFor({ state: 'detached' })
		}
	},
)

test('an email begins with a ready text, and its blank is filled before it is checked', async () => {
	const { tokens } = await twoApplications()
	const { page } = await employee(['Application Access'])
	await open(page, tokens.en, 'email')
	await button(page, 'Still working on it').click()
	await button(page, 'Verify Email').click()
	await page.getByText('Fill in the part in brackets.').first().waitFor()
	await field(page, 'Message').fill('We’ll write again by Friday.')
	await button(page, 'Verify Email').click()
	await page.getByRole('heading', { name: 'Verify the email' }).waitFor()
})

test('whoever changes a text beside a colleague is told so, and nothing typed is lost', async () => {
	const { page } = await employee(['Application Access'])
	const { client } = await createEmployee(['Application Access'])
	const label = named()
	const text = { label, use: 'email', english: 'First words.' } as const
	const { body } = await client.call(readyTextsApi.saveReadyText, text)
	const id = String(body.texts?.find((one) => one.label === label)?._id)
	await goTo(page, '/dashboard/settings/texts')
	await button(page, `Change ${label}`).click()
	await client.call(readyTextsApi.saveReadyText, { ...text, id, version: 0, english: 'Their words.' })
	await page.getByLabel('Text in English').fill('My words.')
	await button(page, 'Save Text').click()
	await page
		.getByText(/^A colleague changed this first/)
		.first()
		.waitFor()
	await expect.poll(() => page.getByLabel('Text in English').inputValue()).toBe('My words.')
	await expectAccessible(page)
	await button(page, 'Save Text').click()
	await page.getByText(sentences.changed).waitFor()
	await page.getByText('My words.', { exact: true }).waitFor()
	await client.call(readyTextsApi.removeReadyText, { id })
	await button(page, `Change ${label}`).click()
	await button(page, 'Save Text').click()
	await page.getByText(sentences.gone).first().waitFor()
})
