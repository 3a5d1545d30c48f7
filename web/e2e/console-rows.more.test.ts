import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { applicationForm } from '#infra/testing/application.ts'
import { createEvent, today } from '#infra/testing/events.ts'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import type { TestClient } from '#infra/testing/test-client.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { booksApi } from '#shared/books/api.ts'
import { addDays, monthDayYear } from '#shared/dates.ts'
import { examples } from '#shared/examples.ts'
import { joinApi } from '#shared/join/api.ts'
import { legacyApi } from '#shared/legacy/api.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { reportsApi } from '#shared/reports/api.ts'
import { expectAccessible, goTo } from './browser.ts'
import { resize } from './sizes.ts'
import { employee, key } from './staff.ts'

const lists = [
	...['', '?show=approved', '?show=denied', '?show=all'].map((view) => `applications${view}`),
	...['money', 'money?show=all', 'legacy', 'affiliates', 'employees', 'books', 'events?show=all', 'reports?show=all'],
	...['settings/users?show=all', 'settings/trail', 'settings/newsletter'],
]

/** Long names and large sums, because those are what runs into its neighbor. */
const long = { firstName: 'Clementine-Rosalind', lastName: 'Featherstone-Oakholt' }

/** Puts at least one row into each list. */
async function fill() {
	const everything = ['Application Access', 'Event Access', 'Report Access', 'User Access'] as const
	const staff = await employee([...everything])
	const member = await createPerson()
	const send: TestClient['call'] = async (endpoint, payload) => {
		const answer = await (endpoint.access === 'Application Access' ? staff : member).client.call(endpoint, payload)
		expect(answer.status, answer.text).toBe(200)
		return answer
	}
	const apply = async (changes: Parameters<typeof applicationForm>[0] = {}) => {
		const form = applicationForm({ email: newEmail(), ...long, amount: '123456', ...changes })
		return (await send(applicationsApi.apply, form)).body.token ?? ''
	}
	await apply({ type: 'Rental', cutOffDate: monthDayYear(addDays(today, 4)) })
	for (const status of ['Approved', 'Denied'] as const) {
		const decision = { status, amount: '123456', message: 'We looked at it.', emailApplicant: 'no', key } as const
		await send(applicationsStaffApi.respond, { token: await apply(), ...decision })
	}
	await createEvent({ name: 'An evening for everyone who crossed the river with us this year' })
	await send(booksApi.apply, { ...examples.books.apply, ...long, email: member.user.email })
	await send(joinApi.affiliate, examples.join.affiliate)
	await send(joinApi.boardMember, { ...examples.join.boardMember, ...long })
	await send(newsletterApi.signup, { ...long, email: member.user.email })
	await send(reportsApi.report, examples.reports.report)
	await send(legacyApi.add, { ...examples.legacy.add, ...long })
	return staff.page
}

const rowsOf = '[data-rows] > li, tbody > tr'

/** Pairs of texts or tags of one row that lie on one another. A tag's own words are inside it, and that is no overlap. */
const overlaps = (page: Page) =>
	page.locator(rowsOf).evaluateAll((rows) => {
		const cellsOf = (row: Element) =>
			[...row.querySelectorAll('*')].flatMap((element) => {
				const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
				const text = words
					.map((node) => node.textContent)
					.join('')
					.trim()
				if (!text || element.closest('.sr-only') || !element.checkVisibility()) return []
				const range = document.createRange()
				range.selectNodeContents(element)
				// Text that is cut off with an ellipsis ends where its box ends.
				const frame = element.closest('.rounded-full, .truncate')
				const boxes = frame ? [frame.getBoundingClientRect()] : [...range.getClientRects()]
				return boxes.map((box) => ({ text, box }))
			})
		const meet = (one: DOMRect, other: DOMRect) =>
			Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
			Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4
		return rows.flatMap((row) => {
			const cells = cellsOf(row)
			return cells.flatMap((one, at) =>
				cells
					.slice(at + 1)
					.filter((other) => other.text !== one.text && meet(one.box, other.box))
					.map((other) => `${one.text} | ${other.text}`),
			)
		})
	})

test('no two cells of a row lie on one another, in every list and at every width', async () => {
	const page = await fill()
	for (const list of lists) {
		await goTo(page, `/dashboard/${list}`)
		await page.locator(rowsOf).first().waitFor()
		for (const width of [360, 768, 880, 1280, 1920]) {
			await resize(page, { width, height: 800 })
			expect(await overlaps(page), `${list} at ${width} px`).toEqual([])
		}
	}
	await goTo(page, '/dashboard/applications?show=approved')
	await expectAccessible(page)
})
