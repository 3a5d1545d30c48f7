import { expect, test } from 'vitest'
import { platformCode } from '#infra/testing/in-process.ts'
import { before } from '#infra/testing/meanwhile.ts'
import { ownTableForFile } from '#infra/testing/own-table.ts'
import { wholeTable } from '#infra/testing/table-dump.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { BookRecord } from '#shared/books/schema.ts'
import { dayOf } from '#shared/dates.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import { EventRecord, GuestRecord, SignInRecord } from '#shared/events/records.ts'
import { examples } from '#shared/examples.ts'
import { application, now, yearsAgo } from './retention.cloud.test.data.ts'

await ownTableForFile()
process.env.FILES_BUCKET = cloud.outputs.App.FilesBucket
const code = await platformCode()
const domain = await import('#functions/domain/applications/table.ts')
const { reports } = await import('#functions/domain/reports/table.ts')
const { events } = await import('#functions/domain/events/table.ts')
const { addGuest } = await import('#functions/domain/events/guests.ts')
const { signIns } = await import('#functions/domain/events/sign-ins.ts')
const { putBook } = await import('#functions/domain/books/table.ts')
const { revised } = await import('#functions/platform/store/collection.ts')
const { enforceRetention } = await import('./retention.ts')

const store = async (...those: ReturnType<typeof application>[]) => {
	for (const one of those) await code.transact(domain.putApplication(one))
}
const years = { applicationYears: 7, reportYears: 2, eventYears: 2, bookYears: 2 }
const rules = { now, ...years, remove: true, until: Number.POSITIVE_INFINITY }
const nothing = { applications: 0, reports: 0, 'sign-ups': 0, 'sign-ins': 0, books: 0 }
const keys = async (beginning: string) =>
	[...(await wholeTable()).keys()].filter((key) => key.startsWith(beginning)).toSorted()
const past = async () =>
	[...(await wholeTable())].flatMap(([key, item]) => (key.startsWith('PAST#APPLICATIONS') ? [JSON.parse(item)] : []))

test('only decided applications leave, counted from the decision, and statistics count on', async () => {
	const [first, second] = [7.5, 7.4].map((decided) =>
		application({ status: 'Approved', issued: 8, decided, email: 'twice@example.org' }),
	)
	const helper = { name: 'Aspen Hill', relation: 'friend', email: 'aspen@example.org', writeTo: 'both' } as const
	const denied = { ...application({ status: 'Denied', issued: 9, decided: 8.9 }), helper }
	const stay = [
		application({ status: 'Pending', issued: 9 }),
		application({ status: 'Approved', issued: 7.5, decided: 6.9 }),
		application({ status: 'Denied', issued: 1, decided: 0.9 }),
	]
	if (!first || !second) throw new Error('There are two applications')
	await store(first, second, denied, ...stay)
	const before = await wholeTable()
	expect(await enforceRetention({ ...rules, remove: false })).toEqual({ ...nothing, applications: 3 })
	expect(await wholeTable()).toEqual(before)

	expect(await enforceRetention({ ...rules, until: 0 })).toEqual({ ...nothing, isLeft: true })
	expect(await wholeTable()).toEqual(before)
	expect(await enforceRetention(rules)).toEqual({ ...nothing, applications: 3 })
	expect(await enforceRetention(rules)).toEqual(nothing)
	const left = await keys('APPLICATION#')
	expect(left.sort()).toEqual(stay.map(({ token }) => `APPLICATION#${token} APPLICATION`).sort())
	for (const gone of [first, second, denied])
		expect([...(await wholeTable()).keys()].filter((key) => key.includes(gone.token))).toEqual([
			expect.stringMatching(/^AUDIT#/),
		])
	const counted = await past()
	expect(counted.map(({ status, day, isContact }) => [status, day, isContact]).sort()).toEqual(
		[
			// Statistics count a person once, so only the last application of two counts them.
			['Approved', dayOf(new Date(first.issuedOn)), false],
			['Approved', dayOf(new Date(first.issuedOn)), true],
			['Denied', dayOf(new Date(denied.issuedOn)), true],
		].sort(),
	)
	expect(counted[0]).toMatchObject({ amount: 240, amountApproved: 200, state: 'AL', disorder: 'Hemophilia A' })
	expect(JSON.stringify(counted)).not.toMatch(/example\.org|BTG-|Hazel/)
	const pending = domain.applications.counter('pending')
	expect(pending.parse(await code.getItem(pending.key))).toBe(1)
})

const report = (token: string, years: number, resolved: boolean) => ({
	token,
	type: 'Technical' as const,
	description: 'A white page.',
	email: 'reporter@example.org',
	date: yearsAgo(years),
	resolved,
	version: 0,
})

test('resolved reports leave after two years, and open ones stay', async () => {
	for (const one of [report('BTG-OLD', 2.1, true), report('BTG-OPEN', 2.1, false), report('BTG-NEW', 1.9, true)])
		await code.transact(reports.add(one))
	expect(await enforceRetention(rules)).toEqual({ ...nothing, reports: 1 })
	expect((await keys('REPORT#')).sort()).toEqual(['REPORT#BTG-NEW REPORT', 'REPORT#BTG-OPEN REPORT'])
	expect(await keys('PAST#REPORTS')).toHaveLength(1)
})

test('sign-ups and sign-ins are removed two years after the event, and the event keeps the numbers', async () => {
	for (const [name, years] of [
		['old', 2.1],
		['new', 1.9],
	] as const) {
		const date = dayOf(new Date(yearsAgo(years)))
		const event = EventRecord.parse({
			name: 'Lantern Walk',
			time: '6 pm',
			description: 'By the river.',
			online: true,
			_id: name,
			date,
			dateAdded: date,
			attending: 1,
			signedIn: 1,
		})
		await code.transact(events.add(event))
		const guest = GuestRecord.parse({
			...eventsExamples.attend,
			questionAnswers: [],
			_id: `guest of ${name}`,
			// Both signed up long before the event.
			date: yearsAgo(2.5),
		})
		await code.transact(addGuest({ ...guest, eventID: name, memberId: 'someone', language: 'en', version: 0 }))
		const came = SignInRecord.parse({
			...eventsExamples.signIn,
			_id: `came to ${name}`,
			eventID: name,
			date: yearsAgo(years),
		})
		await code.transact(signIns.add({ ...came, version: 0 }))
	}
	expect(await enforceRetention(rules)).toEqual({ ...nothing, 'sign-ups': 1, 'sign-ins': 1 })
	expect(await enforceRetention(rules)).toEqual(nothing)
	const left = [...(await wholeTable())]
	expect(left.filter(([key, item]) => /guest of old|came to old/.test(key + item)).map(([key]) => key)).toEqual([
		expect.stringMatching(/^AUDIT#/),
		expect.stringMatching(/^AUDIT#/),
	])
	expect(left.filter(([key]) => /^(GUEST|EVENTSIGNIN|SIGNUPSOF)#/.test(key))).toHaveLength(3)
	expect(await events.read('old')).toMatchObject({ attending: 1, signedIn: 1 })
})

test('applications for books leave two years after the books were sent, and those that wait stay', async () => {
	for (const [token, sent] of [
		['BTG-SENT', 2.1],
		['BTG-LATE', 1.9],
		['BTG-WAITS', undefined],
	] as const) {
		const book = BookRecord.parse({
			...examples.books.apply,
			token,
			issuedOn: yearsAgo(3),
			applicantID: 'reader',
			...(sent && { sentOn: yearsAgo(sent) }),
		})
		await code.transact(putBook({ ...book, version: 0 }, 'reader'))
	}
	expect(await enforceRetention(rules)).toEqual({ ...nothing, books: 1 })
	// Each has its item and, below the member, its pointer.
	const left = (await keys('BOOK')).map((key) => key.match(/BTG-[A-Z]+/)?.[0])
	expect(left.sort()).toEqual(['BTG-LATE', 'BTG-LATE', 'BTG-WAITS', 'BTG-WAITS'])
})

test('everything that is due leaves in one run', async () => {
	const many = Array.from({ length: 130 }, (_, at) => report(`BTG-MANY${at}`, 3, true))
	await inBatches(many, (one) => code.transact(reports.add(one)))
	const sent = { token: 'BTG-AFTER', issuedOn: yearsAgo(3), sentOn: yearsAgo(2.5), applicantID: 'reader' }
	const book = BookRecord.parse({ ...examples.books.apply, ...sent })
	await code.transact(putBook({ ...book, version: 0 }, 'reader'))

	expect(await enforceRetention({ ...rules, remove: false })).toEqual({ ...nothing, reports: 130, books: 1 })
	expect(await enforceRetention(rules)).toEqual({ ...nothing, reports: 130, books: 1 })
	expect(await keys('REPORT#BTG-MANY')).toEqual([])
})

test('an application that is opened again while it is removed stays, and not from a page that was open before', async () => {
	const old = application({ status: 'Denied', issued: 8.5, decided: 8 })
	await store(old)
	const note = { ...domain.applications.key(old.token), sk: 'NOTE#2018-01-01T00:00:00.000Z#1' }
	await code.putItem({ ...note, _id: '1', authorId: '1', name: 'Hazel', date: yearsAgo(8), body: 'A note.' })
	const seenBefore = (await domain.applications.read(old.token)) ?? expect.unreachable()
	const reopen = async (seen: typeof seenBefore) => {
		const after = revised(seen, { status: 'Pending', decision: undefined })
		await code.transact(domain.changeApplication(seen, after, 'defect'))
	}
	let refused: unknown
	const reopenBoth = async () => {
		refused = await reopen(seenBefore).catch((error: unknown) => error)
		await reopen((await domain.applications.read(old.token)) ?? expect.unreachable())
	}
	// Its files and its history go before the application itself.
	await before('DeleteItemCommand', reopenBoth, () => enforceRetention(rules))
	expect(refused).toBeInstanceOf(code.ConditionFailed)
	expect(await domain.applications.read(old.token)).toMatchObject({ status: 'Pending' })
})

test('what can’t be read stays and holds up nothing, also a sign-up whose event can’t be read', async () => {
	const broken = application({ status: 'Denied', issued: 8.5, decided: 8 })
	await store(broken, application({ status: 'Denied', issued: 8.4, decided: 8 }))
	await code.updateItem(domain.applications.key(broken.token), { set: { phone: 5 } })
	await code.transact(reports.add(report('BTG-BESIDE', 3, true)))
	for (const _id of ['lost', 'unreadable', 'unreadable too']) {
		const date = yearsAgo(2.5)
		const guest = GuestRecord.parse({ ...eventsExamples.attend, questionAnswers: [], _id, date })
		await code.transact(addGuest({ ...guest, eventID: `event of ${_id}`, language: 'en', version: 0 }))
	}
	const key = { pk: 'GUEST#unreadable', sk: 'GUEST' }
	await code.updateItem(key, { set: { email: 5 } })
	await code.putItem({ ...events.key('event of unreadable too'), date: 5 })

	expect(await enforceRetention(rules)).toEqual({ ...nothing, applications: 1, reports: 1, 'sign-ups': 1 })
	expect(await keys(`APPLICATION#${broken.token}`)).toHaveLength(1)
	expect(await keys('REPORT#BTG-BESIDE')).toEqual([])
	expect((await keys('GUEST#')).filter((key) => /lost|unreadable/.test(key))).toEqual([
		'GUEST#unreadable GUEST',
		'GUEST#unreadable too GUEST',
	])
})

test('a withdrawn application leaves as if it had been decided on the day it was withdrawn', async () => {
	const [old, recent] = [7.1, 6.9].map((years) => ({
		...application({ status: 'Pending', issued: 8 }),
		withdrawnOn: yearsAgo(years),
	}))
	if (!old || !recent) throw new Error('There are two applications')
	await store(old, recent)
	await enforceRetention(rules)
	expect(await domain.applications.read(old.token)).toBeUndefined()
	expect(await domain.applications.read(recent.token)).toBeDefined()
})
