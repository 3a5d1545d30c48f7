import { afterAll, beforeAll, expect, test } from 'vitest'
import { employee } from '#functions/users/people.cloud.test.data.ts'
import { paidOn } from '#infra/testing/application.ts'
import { queuedTo } from '#infra/testing/outbox.ts'
import { mailTo } from '#infra/testing/people.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { addDays, dayOf, longDate } from '#shared/dates.ts'
import { usersApi } from '#shared/users/api.ts'
import { allowGuests, applicant, code, key, settings, show, staff } from './applications.cloud.test.data.ts'
import {
	approve,
	aspen,
	call,
	change,
	hazel,
	limits,
	limitTo,
	nameOf,
	recordsAbout,
	rowan,
	stepsOf,
	takeBack,
} from './proposals.cloud.test.data.ts'

beforeAll(async () => {
	await allowGuests(true)
	await limitTo(5000)
})
afterAll(() => limitTo(undefined))

test.each([
	['another amount', { amount: 8001 }],
	['no email', { emailApplicant: 'no' }],
])('%s is another proposal, which its proposer can’t approve and the first one can', async (_, changes) => {
	const { token } = await applicant()
	await approve(token, hazel)
	const instead = await approve(token, rowan, changes)
	expect([instead.body.message, instead.body.application.status]).toEqual([sentences.proposedInstead, 'Pending'])
	expect((await stepsOf(token)).map(([what, name]) => [what, name])).toEqual([
		['proposed', nameOf(hazel)],
		['proposed instead', nameOf(rowan)],
	])
	expect((await approve(token, rowan, changes)).status).toBe(403)
	expect((await approve(token, hazel, changes)).body.message).toBe(sentences.responseSubmitted)
	expect((await show(hazel.client, token)).history).toMatchObject([
		{ name: nameOf(hazel), proposed: { name: nameOf(rowan) } },
	])
})

test.each([
	['less, by another employee', rowan, { amount: 300 }],
	['nothing, by its proposer', hazel, { status: 'Denied' }],
])('a decision of %s replaces the proposal, and says so', async (_, by, changes) => {
	const { token } = await applicant()
	await approve(token, hazel)
	const answer = await approve(token, by, changes)
	expect([answer.status, answer.body.message]).toEqual([200, sentences.replacedProposal])
	const { status, proposal, history } = await show(rowan.client, token)
	expect([status, proposal, history.map(({ proposed }) => proposed)]).toEqual([
		'status' in changes ? 'Denied' : 'Approved',
		undefined,
		[undefined],
	])
	expect(await stepsOf(token)).toEqual([
		['proposed', nameOf(hazel), 8000],
		['proposal replaced', nameOf(by), 8000],
	])
})

test('changing the limit decides no proposal by itself', async () => {
	const { token } = await applicant()
	await approve(token, hazel)
	for (const limit of [20_000, undefined]) {
		await limitTo(limit)
		expect(await show(hazel.client, token)).toMatchObject({ status: 'Pending', proposal: { amount: 8000 } })
	}
	const alone = await approve(token, hazel)
	expect(alone.body.message).toBe(sentences.replacedProposal)
	await limitTo(5000)
	// A grant from before stays. Granting it anew needs two employees.
	expect((await approve(token, rowan, { message: 'Again.', version: 2 })).body.application).toMatchObject({
		status: 'Approved',
		amountApproved: 8000,
		proposal: { message: 'Again.' },
	})
})

test('an employee without the permission approves and takes back nothing; their proposal still needs a second one', async () => {
	const { token } = await applicant()
	const leaving = await staff('Birch')
	await approve(token, leaving)
	const keeper = await employee('User Access', 'Application Access')
	const { version } = (await keeper.client.call(usersApi.show, { id: leaving.user._id })).body.user ?? {}
	const taken = { id: leaving.user._id, newClientSidePermissions: [], version, key }
	expect((await keeper.client.call(usersApi.changePermissions, taken)).status).toBe(200)
	expect((await approve(token, leaving)).status).toBe(403)
	expect((await takeBack(token, leaving)).status).toBe(403)
	expect(await show(hazel.client, token)).toMatchObject({ status: 'Pending', version: 1 })
	expect((await approve(token, hazel)).body.message).toBe(sentences.responseSubmitted)
})

test('an earlier decision holds until the second employee approves, and not once it is paid', async () => {
	const { token, seen } = await applicant()
	await approve(token, rowan, { amount: 200, emailApplicant: 'no' })
	await approve(token, hazel, { version: 1 })
	expect(await seen()).toMatchObject({ status: 'Approved', decision: { amount: 200 } })
	const paid = await call(desk.recordPayment, { token, method: 'Check', date: paidOn, key }, aspen.client)
	expect(paid.body.application).toMatchObject({ amountApproved: 200, proposal: { amount: 8000 } })
	expect((await approve(token, rowan)).body.message).toBe(sentences.paidAlready)
	expect((await takeBack(token, rowan)).body.application).toMatchObject({ amountApproved: 200 })
})

test.each([
	['raised', 9000, '$9,000', /\$9,000/],
	['removed', null, 'no limit', /no limit/],
])(
	'a limit that is %s counts from the next day, and everyone who decides or gives access is told',
	async (_, typed, word, says) => {
		await limitTo(5000)
		const [teller, giver, other] = await Promise.all([
			staff('Larch'),
			employee('User Access'),
			employee('Event Access', 'Report Access'),
		])
		const { token } = await applicant()
		await approve(token, hazel)
		const tomorrow = addDays(dayOf(new Date()), 1)
		expect((await change(typed)).status).toBe(200)
		const raised = { ...(typed && { mostGrantedAlone: typed }), from: tomorrow }
		expect(await limits()).toEqual({ mostGrantedAlone: 5000, raised })
		expect((await approve(token, hazel)).status).toBe(403)

		const records = await recordsAbout('application settings')
		const told = `the limit on grants from $5,000 to ${word}, from ${longDate(tomorrow)} on`
		expect(records).toContain(`${desk.changeSettings.path} (${told})`)
		for (const { user } of [hazel, teller, giver]) {
			const { text } = await mailTo(user.email, says)
			const words = text.replace(/\s+/g, ' ')
			expect(words).toContain(`${nameOf(hazel)} just changed what one employee may grant alone`)
			expect(words).toContain(`from $5,000 to ${word}`)
			expect(words).toContain(`from the beginning of ${longDate(tomorrow)}, Central time`)
		}
		expect(await queuedTo(other.user.email)).toEqual([])

		await code.transact([settings.putSettings({ raised: { ...raised, from: dayOf(new Date()) } })])
		expect((await approve(token, hazel)).body.message).toBe(sentences.replacedProposal)
	},
)
