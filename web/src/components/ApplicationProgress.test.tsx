import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { monthNames } from '#shared/dates.ts'
import { ApplicationProgress, progressLine } from './ApplicationProgress.tsx'

type Application = Parameters<typeof progressLine>[0]

const now = new Date()
const dayLength = 24 * 3_600_000

function daysAgo(many: number) {
	const moment = new Date(now.getTime() - many * dayLength)
	return `${moment.getUTCMonth() + 1}/${moment.getUTCDate()}/${moment.getUTCFullYear()}`
}

const pending: Application = {
	status: 'Pending',
	type: 'Utility',
	amount: 240,
	attachments: [],
	issuedOn: daysAgo(30),
}

const file = { id: 'a', name: 'bill.jpg', size: 1, contentType: 'image/jpeg' }

const missing = { things: ['bill' as const], askedOn: daysAgo(3), lastDay: '2026-12-05' }

const textOf = (application: Application) =>
	renderToStaticMarkup(<ApplicationProgress application={application} />).replace(/<[^>]*>/g, '')

test('an applicant who waits for longer than we promised reads that we are late', () => {
	expect(textOf(pending)).toContain('we’re late')
	expect(progressLine(pending, now)).toContain('our answer is late')
})

test('without a bill the day is named by which we need it, as long as it is ahead', () => {
	const lastDay = daysAgo(-5)
	const [month = '', date = ''] = lastDay.split('/')
	expect(textOf({ ...pending, issuedOn: daysAgo(10) })).toMatch(
		new RegExp(`Please add it below by ${monthNames[Number(month) - 1]} ${date}`),
	)
	expect(textOf(pending)).not.toContain('Please add it below by')
	expect(textOf({ ...pending, issuedOn: daysAgo(10), attachments: [file] })).not.toContain('Please add it')
	const waived = textOf({ ...pending, issuedOn: daysAgo(10), billWaivedOn: daysAgo(2) })
	expect(waived).not.toMatch(/Please add it|don’t have a bill/)
})

test('while we wait for something from them, nothing says that we read or that we are late', () => {
	const asked = { ...pending, missing }
	expect(textOf(asked)).toContain('We’re waiting for something from you')
	expect(textOf(asked)).not.toMatch(/late|reading what you sent/)
	expect(progressLine(asked, now)).toContain('please send what’s missing by December 5')
	const answer = { kind: 'documents' as const, date: now.toISOString() }
	expect(textOf({ ...asked, missing: { ...missing, answer } })).toContain('we’re late')
})

test('an application that was closed for what is missing says so, and that it can be opened again', () => {
	const decision = { amount: 0, date: now.toISOString() }
	const denied: Application = { ...pending, status: 'Declined', missing, decision }
	const closed = { ...denied, closedOn: now.toISOString() }
	expect(textOf(closed)).toContain('didn’t reach us in time')
	expect(textOf(closed)).toContain('open your application again')
	expect(textOf(closed)).not.toContain('We couldn’t help')
	expect(progressLine(closed, now)).toContain('you can still send what’s missing')
	expect(textOf(denied)).toContain('We couldn’t help')
	// Staff may decide without an email.
	expect(textOf(denied)).toContain('If you didn’t get an email that says why')
})

test('a grant is named with its amount, and one without an amount never reads as $0', () => {
	const granted: Application = {
		...pending,
		status: 'Approved',
		decision: { amount: 1240, date: now.toISOString() },
	}
	expect(textOf(granted)).toContain('We granted $1,240')
	const without = textOf({ ...granted, decision: { amount: 0, date: now.toISOString() } })
	expect(without).toContain('We approved your application')
	expect(without).not.toMatch(/granted|\$0/)
})
