import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { monthNames } from '#shared/dates.ts'
import { applicationSettingsQuery } from '#web/lib/applicationSettings.ts'
import { ApplicationProgress, progressLine } from './ApplicationProgress.tsx'

type Application = Parameters<typeof progressLine>[0]

const now = new Date()
const dayLength = 24 * 3_600_000

function daysAgo(many: number) {
	const moment = new Date(now.getTime() - many * dayLength)
	return `${moment.getUTCMonth() + 1}/${moment.getUTCDate()}/${moment.getUTCFullYear()}`
}

const pending: Application = { status: 'Pending', type: 'Utility', amount: 240, attachments: [], issuedOn: daysAgo(30) }

const file = { id: 'a', name: 'bill.jpg', size: 1, contentType: 'image/jpeg' }

const missing = { things: ['bill' as const], askedOn: daysAgo(3), lastDay: '2026-12-05' }

function textOf(application: Application, closesWithoutBill?: boolean) {
	const cache = new QueryClient()
	if (closesWithoutBill !== undefined)
		cache.setQueryData(applicationSettingsQuery.queryKey, { guestApplications: true, closesWithoutBill })
	const page = (
		<QueryClientProvider client={cache}>
			<ApplicationProgress application={application} />
		</QueryClientProvider>
	)
	return renderToStaticMarkup(page).replace(/<[^>]*>/g, '')
}

test('an applicant who waits for longer than we promised reads that we are late', () => {
	const late = { ...pending, attachments: [file] }
	expect(textOf(late)).toContain('we’re late')
	expect(progressLine(late, now)).toContain('we’re late with our answer, sorry')
})

test('nothing says that an application was read before someone opened it', () => {
	const sent = { ...pending, issuedOn: daysAgo(1) }
	expect(textOf(sent)).toContain('Waiting to be read')
	expect(textOf(sent)).toContain('A person will read it soon. You’ll hear from us by')
	const opened = textOf({ ...sent, firstReadOn: daysAgo(0) })
	expect(opened).not.toMatch(/Waiting to be read|will read it/)
	expect(opened).toContain('One of us has opened it. You’ll hear from us by')
})

test('an application without a bill names the day by which we need it, until that day is over', () => {
	const lastDay = daysAgo(-5)
	const [month = '', date = ''] = lastDay.split('/')
	expect(textOf({ ...pending, issuedOn: daysAgo(10) })).toMatch(
		new RegExp(`We don’t have your bill yet. Add it by ${monthNames[Number(month) - 1]} ${date}`),
	)
	expect(textOf(pending)).toContain('Please add it soon')
	expect(textOf(pending)).not.toContain('Add it by')
	expect(textOf({ ...pending, issuedOn: daysAgo(10), attachments: [file] })).not.toMatch(/add it/i)
	const waived = textOf({ ...pending, issuedOn: daysAgo(10), billWaivedOn: daysAgo(2) })
	expect(waived).not.toMatch(/add it|don’t have your bill/i)
	const answer = { kind: 'cannot' as const, date: now.toISOString() }
	expect(textOf({ ...pending, missing: { ...missing, answer } })).not.toMatch(/add it/i)
})

test('nothing asks for a bill that staff have attached, or that nobody needs any more', () => {
	const attached = { ...pending, hasFiles: true }
	expect(textOf(attached)).not.toMatch(/add it|your bill/i)
	expect(progressLine({ ...attached, issuedOn: daysAgo(1) }, now)).toContain('you’ll hear from us')
	const answer = { kind: 'settled' as const, date: now.toISOString() }
	expect(textOf({ ...pending, missing: { ...missing, answer } })).not.toMatch(/add it|your bill/i)
	expect(textOf({ ...attached, missing: { ...missing, things: ['page'] } })).not.toMatch(/your bill/i)
})

test('no day is named while applications aren’t closed without a bill', () => {
	const sent = { ...pending, issuedOn: daysAgo(10) }
	expect(textOf(sent, true)).toContain('Add it by')
	expect(textOf(sent, false)).toContain('Please add it soon')
	expect(textOf(pending, false)).toContain('Please add it soon')
	expect(textOf({ ...sent, attachments: [file] }, false)).not.toMatch(/add it/i)
	expect(textOf({ ...sent, billWaivedOn: daysAgo(2) }, false)).not.toMatch(/add it/i)
})

test('a row says by which day the bill is needed, or only that it’s needed where there is no day', () => {
	const sent = { ...pending, issuedOn: daysAgo(10) }
	expect(progressLine(sent, now, 'December 7')).toContain('send your bill by December 7')
	expect(progressLine(sent, now)).toContain('please send your bill')
	expect(progressLine({ ...sent, attachments: [file] }, now, 'December 7')).not.toContain('your bill')
})

test('while we wait for something from them, nothing says that we read or that we are late', () => {
	const asked = { ...pending, missing }
	expect(textOf(asked)).toContain('We’re waiting for something from you')
	expect(textOf(asked)).not.toMatch(/late|hear from us/)
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
	expect(textOf(denied)).toContain('Still need help? Call 211. You can apply again with another bill.')
	expect(textOf(denied)).toContain('The bridge ends here.')
	expect(textOf({ ...denied, status: 'Approved' })).not.toMatch(/211|bridge ends/)
	// Staff may decide without an email.
	expect(textOf(denied)).toContain('If you didn’t get an email that says why')
	const told = textOf({ ...denied, decision: { ...decision, message: 'This bill was paid.' } })
	expect(told).toContain('Questions? Call')
	expect(told).not.toContain('If you didn’t get')
})

test('a grant is named with its amount, and one without an amount never reads as $0', () => {
	const granted: Application = { ...pending, status: 'Approved', decision: { amount: 1240, date: now.toISOString() } }
	expect(textOf(granted)).toContain('We granted $1,240')
	const without = textOf({ ...granted, decision: { amount: 0, date: now.toISOString() } })
	expect(without).toContain('We approved your application')
	expect(without).not.toMatch(/granted|\$0/)
})
