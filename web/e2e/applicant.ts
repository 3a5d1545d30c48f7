import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { applicationForm } from '#infra/testing/application.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { createPerson, type newcomer } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { goTo, openBrowser, visit } from './browser.ts'
import type { Width } from './sizes.ts'
import { words } from './words.ts'

export const button = (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name: typeof name === 'string' ? words(page, name) : name, exact: true })
export const field = (page: Page, label: string) => page.getByLabel(words(page, label), { exact: true })

const choose = (page: Page, group: string, answer: string) =>
	page
		.getByRole('radiogroup', { name: words(page, group) })
		.getByText(words(page, answer), { exact: true })
		.click()

/** Spanish pages ask for month, day and year apart. */
export async function fillDate(page: Page, label: string, date: string) {
	const boxes = page.getByRole('group', { name: words(page, label), exact: true }).getByRole('textbox')
	if ((await boxes.count()) === 0) return field(page, label).fill(date)
	for (const [at, part] of date.split('/').entries()) await boxes.nth(at).fill(part)
}

export const goOn = async (page: Page) => {
	const heading = page.locator('form h1')
	const before = await heading.textContent()
	await page.getByRole('button', { name: /^(Continue to|Continuar:)/ }).click()
	await expect.poll(() => heading.textContent()).not.toBe(before)
}

type Fill = (page: Page) => Promise<void>

/** Fills in each section of the form, in the order of the form. */
export const sections = {
	general: async (page) => {
		await field(page, 'First name').fill(persona.firstName)
		await field(page, 'Last name').fill(persona.lastName)
		if (!(await field(page, 'Email').inputValue())) await field(page, 'Email').fill(persona.email)
		await fillDate(page, 'Birthday', persona.birthday)
		await field(page, 'Phone').fill(persona.phone)
		await field(page, 'Income per month').fill('$1,200')
		await choose(page, 'Gender', 'Female')
		await field(page, 'Relationship status').selectOption('Married')
	},
	family: async (page) => {
		await choose(page, 'Do you live with anyone?', 'Yes')
		await field(page, 'Name').fill('Barnaby Quillfeather')
		await field(page, 'Relation to you').selectOption('Child')
		await fillDate(page, 'Birthday', '05/06/2016')
	},
	address: async (page) => {
		await field(page, 'Street address').fill(persona.address)
		await field(page, 'City').fill(persona.city)
		await field(page, 'State').selectOption('Alabama')
		await field(page, 'ZIP code').fill('35004')
	},
	medical: async (page) => {
		await choose(page, 'Does a bleeding disorder affect you or your family?', 'Yes')
		await choose(page, 'What’s your relationship to the patient?', 'Self')
		await field(page, 'Type').selectOption('Hemophilia A')
		await choose(page, 'Severity', 'Mild')
		await field(page, 'HTC (hemophilia treatment center)').fill('Mossy Brook Clinic')
	},
	request: async (page) => {
		await choose(page, 'Type of assistance', 'Utility')
		await choose(page, 'How should we help?', 'Bill Payment')
		await field(page, 'Amount requested in USD').fill('240')
		await field(page, 'Reason for applying').fill(`${persona.illness}, and the power bill of May.`)
	},
	otherSources: (page) => choose(page, 'Have you asked anyone else for help with this?', 'No'),
	attachments: () => Promise.resolve(),
	referral: (page) => choose(page, 'Did someone refer you to us?', 'No'),
} satisfies Record<string, Fill>

export async function fillApplication(
	page: Page,
	attach: Fill = sections.attachments,
	request: Fill = sections.request,
) {
	for (const fill of Object.values({ ...sections, attachments: attach, request })) {
		await fill(page)
		await goOn(page)
	}
}

/** A photograph of a bill, made by the browser itself: different for each name, and as large as told. */
export async function photograph(page: Page, name: string, size = 320) {
	const base64 = await page.evaluate(
		([title, side]) => {
			const canvas = document.createElement('canvas')
			canvas.width = side
			canvas.height = side
			const ink = canvas.getContext('2d')
			const grain = ink?.createImageData(side, side)
			if (grain) {
				for (let at = 0; at < grain.data.length; at++) grain.data[at] = Math.random() * 256
				ink?.putImageData(grain, 0, 0)
			}
			ink?.fillText(title, 10, 20)
			return canvas.toDataURL('image/png').split(',')[1] ?? ''
		},
		[name, size] as const,
	)
	return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

export async function attach(page: Page, ...files: Awaited<ReturnType<typeof photograph>>[]) {
	await page.locator('input[type=file][multiple]').setInputFiles(files)
}

export const tokenOf = async (page: Page) => {
	const heading = page.getByRole('region', { name: words(page, 'Your token') })
	await heading.waitFor()
	const [token = ''] = /BTG(-[0-9A-Z]{4}){4}/.exec((await heading.textContent()) ?? '') ?? []
	mayNotBeLogged(cloud, token)
	return token
}

/** An application that a guest has sent. */
export async function sentByGuest(changes: Parameters<typeof applicationForm>[0] = {}) {
	const form = applicationForm(changes)
	const { body, text } = await new TestClient().call(applicationsApi.apply, form)
	if (!body.token) throw new Error(`No application was made: ${text}`)
	mayNotBeLogged(cloud, body.token)
	return { email: form.email, token: body.token }
}

/** On the page that finds an application. */
export async function find(page: Page, token: string, firstName: string = persona.firstName) {
	await field(page, 'First name').fill(firstName)
	await field(page, 'Last name').fill(persona.lastName)
	await field(page, 'Token').fill(token)
	await button(page, 'Find Application').click()
}

/** Creates a person with an account and signs them in. */
export async function member(width: Width, path = '/dashboard') {
	const someone = await createPerson()
	const page = await visit(path, width, someone.client.cookie)
	return { ...someone, page }
}

export async function fillSignup(page: Page, person: ReturnType<typeof newcomer>) {
	await field(page, 'First name').fill(person.firstName)
	await field(page, 'Last name').fill(person.lastName)
	await field(page, 'Email').fill(person.email)
	await field(page, 'Password').fill(person.password)
	await field(page, 'Confirm password').fill(person.password)
	await button(page, 'Create account').click()
	await field(page, 'Verification code').waitFor()
}

export async function typeCode(page: Page, code: string) {
	await field(page, 'Verification code').fill(code)
	await button(page, 'Verify').click()
}

/** While it's saved again, the sentence of the last saving stays for screen readers. */
export async function savedToAccount(page: Page) {
	await page.getByText('Saving...').waitFor({ state: 'detached' })
	await page.getByText('Saved to your account. You can finish on another device.').waitFor()
}

/** The organization's switch; a new cloud has it off. */
export async function letGuestsApply() {
	const { transact, putSettings } = await tableCode(cloud)
	await transact([putSettings({ guestApplications: true })])
	await invoke('JobsPublisher')
}

export async function guest(width: Width, path = '/apply') {
	const page = await visit(path, width)
	await button(page, 'Continue as Guest').click()
	await page.getByRole('form').waitFor()
	return page
}

/** The same in front of a clock that goes as the test says. */
export async function guestAtClock(path = '/apply') {
	const page = await openBrowser('phone')
	await page.clock.install()
	await goTo(page, path)
	await button(page, 'Continue as Guest').click()
	return page
}

/** The answers to submissions get lost on their way, as in a tunnel, until it ends. Some may arrive before it begins. */
export const loseAnswers = (page: Page, path: string, before = 0) =>
	page.evaluate(
		([lost, arrive]) => {
			const send = window.fetch
			const restore = () => {
				window.fetch = send
			}
			window.addEventListener('tunnel-ends', restore, { once: true })
			let many = 0
			window.fetch = async (target, options) => {
				const answer = await send(target, options)
				if (String(target).startsWith(lost) && ++many > arrive) throw new TypeError('Failed to fetch')
				return answer
			}
		},
		[path, before] as const,
	)

/** Calls wait until they are let go. What the page does with the answer is done a second later. */
export async function holdCalls(page: Page, path: string) {
	const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
	await page.route(path, async (route) => {
		asked.resolve()
		await released.promise
		await route.continue()
	})
	const release = async () => {
		const answer = page.waitForResponse(path)
		released.resolve()
		await (await answer).finished()
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
	}
	return { asked: asked.promise, release }
}

/** The page changes without being loaded anew. */
export async function goHome(page: Page) {
	await page.getByRole('link', { name: 'Bridge The Gap' }).first().click()
	await page.getByRole('heading', { level: 1, name: 'When illness' }).waitFor()
}

interface Shot {
	width?: number
	height?: number
}

/** A bill as a phone photographs it, with the place and the phone written into the file. */
export async function billPhoto(page: Page, name: string, shot: Shot = {}) {
	const base64 = await page.evaluate(
		([title, { width = 3000, height = 4000 }]) => {
			const canvas = document.createElement('canvas')
			canvas.width = width
			canvas.height = height
			const pen = canvas.getContext('2d')
			if (!pen) return ''
			pen.fillStyle = '#f4f1ea'
			pen.fillRect(0, 0, width, height)
			pen.fillStyle = '#222'
			pen.font = `${width / 30}px sans-serif`
			for (let line = 0; line < 24; line++)
				pen.fillText(`${title}: power bill of May, line ${line}`, width / 12, (height / 26) * (line + 2))
			return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? ''
		},
		[name, shot] as const,
	)
	const jpeg = Buffer.from(base64, 'base64')
	const exif = Buffer.from('Exif\0\0GPS 33.5186 N 86.8104 W, phone of someone')
	const header = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
	const buffer = Buffer.concat([jpeg.subarray(0, 2), header, exif, jpeg.subarray(2)])
	return { name, mimeType: 'image/jpeg', buffer }
}
