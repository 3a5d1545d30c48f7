import { expect, test } from 'vitest'
import type { Application } from '#functions/domain/applications/table.ts'
import { storedApplication } from '#infra/testing/application.ts'
import { platformCode } from '#infra/testing/in-process.ts'
import { ownTableForFile } from '#infra/testing/own-table.ts'
import { persona } from '#infra/testing/persona.ts'
import { itemsOf, wholeTable } from '#infra/testing/table-dump.ts'
import { UserRecord } from '#shared/account/user.ts'
import type { MissingRecord } from '#shared/applications/missing.ts'
import type { mailStates } from '#shared/delivery.ts'

/** The clock of these tests. Applications are sent on March 2, and what is missing is due on March 17. */
const at = (day: string, time = '16:00') => new Date(`2026-${day}T${time}:00Z`)

const application = (name: string, changes: Partial<Application> = {}) =>
	storedApplication({
		email: `${name}@example.org`,
		token: `BTG-${name.toUpperCase()}`,
		issuedOn: at('03-02').toISOString(),
		...changes,
	})

const missing: MissingRecord = {
	things: ['bill'],
	name: 'Rowan Heath',
	employeeId: 'rowan',
	askedOn: at('03-04').toISOString(),
	toldOn: at('03-04').toISOString(),
	mail: 'mail-1',
	lastDay: '2026-03-17',
}

await ownTableForFile()
const code = { ...(await platformCode()), ...(await import('#functions/domain/applications/table.ts')) }
const { outcomeKey } = await import('#functions/domain/mail/outcome.ts')
const { markUndeliverable } = await import('#functions/domain/mail/address.ts')
const { revised } = await import('#functions/platform/store/collection.ts')
const { enterDue } = await import('#functions/domain/applications/due.ts')
const { followUp } = await import('./follow-ups.ts')

/** Which of two is first differs from round to round. */
const rounds = process.env.TEST_ALL ? [1, 2, 3, 4, 5] : [1, 2]

const runAt = (now: Date) => followUp(now, 'run')

async function stored(of: Application) {
	const { application: found, followUps, decisions, lastMail } = await code.readWhole(of.token)
	return { ...(found ?? expect.unreachable()), followUps, decisions, lastMail }
}

const put = async (of: Application) => {
	await code.transact(code.putApplication(of))
	return of
}

/** The mails to someone so far, by their templates. */
async function mailsTo({ email }: Application) {
	const items = [...(await wholeTable())].filter(([key]) => key.startsWith('MAIL#'))
	const mails = items.map(([, item]) => JSON.parse(item)).filter(({ to }) => to === email)
	return mails
		.toSorted((one, other) => (one.queuedAt < other.queuedAt ? -1 : 1))
		.map(({ content }) => (content.occasion ? `${content.template}: ${content.occasion}` : content.template))
}

/** Sets the state of the mail that told an applicant of the last day. */
async function mailWas(of: Application, state: (typeof mailStates)[number]) {
	const { missing } = await stored(of)
	await code.putItem({ ...outcomeKey(missing?.mail ?? ''), state, at: at('03-15').toISOString() })
}

test('an applicant is reminded 5 and 2 days before the last day, and the application is closed as Denied the day after it', async () => {
	const one = await put(application('course', { missing }))
	await runAt(at('03-12', '14:59'))
	expect(await mailsTo(one)).toEqual([])
	await Promise.all([runAt(at('03-12')), runAt(at('03-12')), runAt(at('03-12'))])
	await runAt(at('03-13'))
	expect(await mailsTo(one)).toEqual(['missing: reminder'])
	await runAt(at('03-15'))
	expect(await mailsTo(one)).toEqual(['missing: reminder', 'missing: reminder'])
	await mailWas(one, 'sent')
	await runAt(at('03-17', '23:59'))
	expect((await stored(one)).status).toBe('Pending')
	await Promise.all([runAt(at('03-18')), runAt(at('03-18'))])
	await runAt(at('03-19'))
	const closed = await stored(one)
	expect(closed).toMatchObject({
		status: 'Denied',
		closedOn: at('03-18').toISOString(),
		decision: { status: 'Denied', amount: 0, emailed: true, message: expect.stringContaining('The bill') },
	})
	expect(closed.decisions).toHaveLength(1)
	expect(closed.followUps.map(({ what }) => what)).toEqual(['reminded', 'reminded', 'closed'])
	expect((await mailsTo(one)).slice(2)).toEqual(['application-closed'])
	const audited = [...(await itemsOf(`AUDIT#${one.token}`)).keys()]
	expect(audited).toHaveLength(3)
})

test('an applicant who still waits on day 19 is told once that we need longer, without the typed name', async () => {
	const one = await put(application('still-working', { hasFiles: true }))
	await runAt(at('03-20'))
	expect(await mailsTo(one)).toEqual([])
	await runAt(at('03-21'))
	await runAt(at('03-25'))
	expect(await mailsTo(one)).toEqual(['still-working'])
	expect(await stored(one)).toMatchObject({ status: 'Pending', stillWorkingOn: at('03-21').toISOString() })
	const mails = [...(await wholeTable()).values()].filter((item) => item.includes('"still-working"'))
	expect(mails.join()).not.toContain(persona.firstName)
})

test('an applicant who has changed the email of their account is written to there, whatever the clock does', async () => {
	const member = UserRecord.parse({
		_id: 'moved',
		email: 'moved@example.org',
		verified: true,
		firstName: persona.firstName,
		lastName: persona.lastName,
		dateRegistered: at('02-01').toISOString(),
	})
	const sent = { applicantID: member._id, applicant: member }
	const one = await put(application('moved', { ...sent, missing }))
	const two = await put(application('moved-too', { ...sent, email: member.email, hasFiles: true }))
	const after = { ...one, email: 'now@example.org' }
	await code.transact(code.users.add({ ...member, email: after.email }))
	await runAt(at('03-12'))
	await runAt(at('03-21'))
	expect(new Set(await mailsTo(after))).toEqual(new Set(['missing: reminder', 'still-working']))
	expect(await mailsTo(two)).toEqual([])
})

test('hundreds of applications with a stranger’s address send them two mails an hour at most', async () => {
	const many = [1, 2, 3, 4].map((name) => application(`flood-${name}`, { email: 'flood@example.org', hasFiles: true }))
	for (const one of many) await put(one)
	await runAt(at('03-21'))
	expect(await mailsTo(application('flood'))).toHaveLength(2)
	for (const one of many) expect((await stored(one)).stillWorkingOn).toBeDefined()
})

test('an application stays open if no mail reached its applicant; staff see it, and more time starts it again', async () => {
	const toldOn = (name: string) => at('03-18', name === 'waiting' ? '14:00' : '01:00').toISOString()
	const [bounced, failed, waiting] = await Promise.all(
		['bounced', 'failed', 'waiting'].map((name) =>
			put(application(name, { missing: { ...missing, remindedBefore: 2, mail: name, toldOn: toldOn(name) } })),
		),
	)
	if (!bounced || !failed || !waiting) return expect.unreachable()
	await markUndeliverable(bounced.email, 'bounced', at('03-15'))
	await mailWas(failed, 'failed')
	await runAt(at('03-18'))
	for (const one of [bounced, failed])
		expect(await stored(one)).toMatchObject({ status: 'Pending', missing: { unreachedOn: at('03-18').toISOString() } })
	expect((await stored(waiting)).missing?.unreachedOn).toBeUndefined()
	await runAt(at('03-19'))
	expect((await stored(waiting)).missing?.unreachedOn).toBe(at('03-19').toISOString())
	expect(await mailsTo(bounced)).toEqual([])
})

test('whoever has no email is never reminded, and never closed: employees write to them', async () => {
	const [asked, quiet] = await Promise.all([
		put(application('no-email', { missing, email: '' })),
		put(application('no-email-bill', { email: '', enteredBy: { name: 'Rowan Heath', employeeId: 'rowan' } })),
	])
	for (const day of ['03-10', '03-12', '03-15', '03-18', '03-21', '03-30']) await runAt(at(day))
	const [after, byClock] = [await stored(asked), await stored(quiet)]
	expect(after).toMatchObject({
		status: 'Pending',
		missing: { unreachedOn: at('03-18').toISOString() },
		toPost: 'missing',
	})
	expect(byClock).toMatchObject({ status: 'Pending', missing: { things: ['bill'] }, toPost: 'missing' })
	expect([after, byClock].map(({ followUps }) => followUps.map(({ what }) => what))).toEqual([
		['unreached'],
		['asked', 'unreached'],
	])
	expect(await mailsTo(asked)).toEqual([])
})

test('a decision at the same moment: one of the two wins, and there is one answer', async () => {
	for (const round of rounds) {
		const one = await put(
			application(`race-${round}`, { missing: { ...missing, remindedBefore: 2, mail: `race-${round}` } }),
		)
		await mailWas(one, 'sent')
		const decision = {
			status: 'Approved' as const,
			message: 'Yes.',
			amount: 100,
			emailed: false,
			name: 'Rowan Heath',
			employeeId: 'rowan',
			date: at('03-18').toISOString(),
		}
		const approved = revised(one, { status: 'Approved', amountApproved: 100, decision })
		const approve = () => code.transact(code.putDecision(one, approved, 'by-rowan', 'retry'))
		const [, byHand] = await Promise.allSettled([runAt(at('03-18')), approve()])
		const { status, decisions, version } = await stored(one)
		expect(status).toBe(byHand.status === 'fulfilled' ? 'Approved' : 'Denied')
		expect([decisions.length, version]).toEqual([1, 1])
		expect(await mailsTo(one)).toEqual(status === 'Approved' ? [] : ['application-closed'])
	}
})

const switchTo = (closesWithoutBill: boolean) => code.transact([code.putSettings({ closesWithoutBill })])
const told = ({ followUps }: Awaited<ReturnType<typeof stored>>) => followUps.map(({ what }) => what)

test('a file that comes at the same moment wins, or opens the application again', async () => {
	for (const round of rounds) {
		const one = await put(application(`file-${round}`))
		const withFile = () =>
			code.retried(async () => {
				const { followUps, decisions, lastMail, ...seen } = await stored(one)
				await code.transact(code.changeApplication(seen, revised(seen, { hasFiles: true }), 'retry'))
			})
		await Promise.all([runAt(at('03-10')), withFile()])
		const { hasFiles, missing, version } = await stored(one)
		expect(hasFiles).toBe(true)
		expect([version, await mailsTo(one)]).toEqual(missing ? [2, ['missing: asked']] : [1, []])
	}
})

test('many applications with a stranger’s address are asked a few an hour, without the typed name, and none is forgotten', async () => {
	const many = [1, 2, 3].map((name) => application(`asked-${name}`, { email: 'asked@example.org' }))
	for (const one of many) await put(one)
	const asked = async () => (await Promise.all(many.map(stored))).filter(({ missing }) => missing).length
	await runAt(at('03-10'))
	expect(await asked()).toBe(2)
	await runAt(at('03-10', '18:00'))
	expect(await asked()).toBe(3)
	const mails = [...(await wholeTable()).values()].filter((item) => item.includes('"to":"asked@example.org"'))
	expect(mails.join()).not.toContain(persona.firstName)
})

test('while the setting is off the clock asks nobody for a bill, and closes nobody it asked before', async () => {
	const asked = await put(application('asked-before'))
	const byStaff = await put(application('asked-by-staff', { missing: { ...missing, mail: 'by-staff' } }))
	await runAt(at('03-10'))
	await switchTo(false)
	try {
		const unasked = await put(application('not-asked'))
		await runAt(at('03-11'))
		await runAt(at('03-15'))
		expect(told(await stored(asked))).toEqual(['asked', 'settled'])
		expect(told(await stored(unasked))).toEqual(['bill waived'])
		expect(await mailsTo(unasked)).toEqual([])
		expect(await mailsTo(byStaff)).toContain('missing: reminder')
		await runAt(at('03-21'))
		for (const one of [asked, unasked]) {
			expect((await stored(one)).status).toBe('Pending')
			expect((await mailsTo(one)).at(-1)).toBe('still-working')
		}
	} finally {
		await switchTo(true)
	}
})

test('an application that cannot be read does not hold up the others, and one that is gone leaves the list', async () => {
	await code.putItem({ ...code.applications.key('BTG-BROKEN'), token: 7 })
	const due = (token: string) => ({ at: at('03-01').toISOString(), token })
	await code.transact([enterDue(due('BTG-BROKEN'))])
	await code.transact([enterDue(due('BTG-GONE'))])
	const one = await put(application('behind', { hasFiles: true }))
	await expect(runAt(at('03-21'))).rejects.toThrow('could not be done')
	expect(await mailsTo(one)).toEqual(['still-working'])
	const left = [...(await wholeTable()).keys()].filter((key) => key.startsWith('DUE#'))
	expect(left.join()).toContain('BTG-BROKEN')
	expect(left.join()).not.toContain('BTG-GONE')
})
