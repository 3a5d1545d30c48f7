import { randomUUID } from 'node:crypto'
import type { SQSEvent } from 'aws-lambda'
import { beforeAll, expect, test } from 'vitest'
import {
	allowGuests,
	applyAs,
	code,
	key,
	respond,
	show,
	staff,
} from '#functions/applications/applications.cloud.test.data.ts'
import { bounceOf } from '#functions/domain/mail/mail.cloud.test.data.ts'
import { itemsWith } from '#infra/operator/neighbors.cloud.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { request } from '#infra/testing/in-process.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { before } from '#infra/testing/meanwhile.ts'
import { finishedTo, queuedTo } from '#infra/testing/outbox.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { itemsOf, wholeTable } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { admin, cloud, inbox } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { ownAccountSentences } from '#shared/account/own-schema.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi, applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { booksApi } from '#shared/books/api.ts'
import { examples } from '#shared/examples.ts'
import { joinApi } from '#shared/join/api.ts'
import { messages } from '#shared/messages.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { ask, askErasure, beginErasure, makeDue } from './erase.cloud.test.data.ts'

const { eraseAccount } = await import('#functions/domain/erasing/erase-account.ts')
const { handler: applications } = await import('#functions/applications/handler.ts')
beforeAll(() => allowGuests(true))

const { eraseAsked, erasesPending } = ownAccountSentences
const erasesAt = async (client: TestClient) => (await client.call(accountApi.currentUser, {})).body?.erasesAt
const listed = async (id: string) => [...(await itemsOf('ERASURES')).keys()].filter((key) => key.endsWith(id))

test('what they sent last is seen, however much they have sent before', async () => {
	const someone = await createPerson()
	const { client, user } = someone
	const older = Array.from({ length: 100 }, (_, at) => `BTG-OLDR-OLDR-OLDR-${1000 + at}`)
	for (const row of older)
		await code.putItem({ pk: `USER#${user._id}`, sk: `APPLICATION#2020-01-01T00:00:00.000Z#${row}`, row })
	await applyAs(client, { email: user.email })
	expect((await ask(someone)).body.errors).toEqual({ pendingToo: erasesPending })
})

test('if two requests have read the same account, one of them sets the day', async () => {
	const { user } = await createPerson()
	const seen = (await code.users.read(user._id)) ?? expect.unreachable()
	const [now, later] = [new Date(), new Date(Date.now() + 5)]
	await code.transact(askErasure(seen, now, ''))
	await expect(code.transact(askErasure(seen, later, ''))).rejects.toThrow('did not hold')
	expect(await listed(user._id)).toHaveLength(1)
})

const files = { client: admin.files, bucket: cloud.outputs.App.FilesBucket }

/** A guest's application with someone's address, about which an employee has asked. */
async function sentByStranger(email: string) {
	const token = await applyAs(new TestClient(), { email, details: 'The eviction is on Friday.' })
	const { client: colleague } = await staff()
	await colleague.call(applicationsStaffApi.ask, { token, things: ['bill'], key, version: 0 })
	return token
}

test('what guests sent with the address is not its owner’s: it stops no erasing, and stays without the address', async () => {
	const someone = await createPerson()
	const { email, _id } = someone.user
	const asked = await sentByStranger(email)
	expect((await ask(someone)).body.message).toBe(eraseAsked)
	const tokens = [asked, await sentByStranger(email)]
	const due = await makeDue(someone.user)
	const send = async () => {
		tokens.push(await sentByStranger(email))
	}
	await before('DeleteItemCommand', send, () => eraseAccount(due, files, randomUUID()))
	expect([tokens.length, await code.users.read(_id)]).toEqual([3, undefined])

	const { client: colleague } = await staff()
	for (const token of tokens) {
		const { firstName, lastName } = persona
		const { body } = await new TestClient().call(applicationsApi.find, { firstName, lastName, token })
		expect(body.application).toMatchObject({ token, email: '', status: 'Pending' })
		const seen = await show(colleague, token)
		expect(seen).toMatchObject({ email: '', disownedOn: expect.any(String), delivery: { address: 'none' } })
		expect(seen.followUps.at(-1)?.what).toBe('address erased')
		expect((await respond(colleague, token, { emailApplicant: 'yes' })).status).toBe(200)
		const { decision, delivery } = await show(colleague, token)
		// What they were asked for before isn't sent any more, and the answer is a letter.
		expect([decision?.byPost, delivery?.lastMail?.state]).toEqual([true, 'taken-back'])
	}
	await mailTo(email, /Your account is erased/)
	const left = (await itemsWith(email)).filter(([, item]) => !item.includes('"template":"erased"'))
	expect(left.map(([key]) => key).filter((key) => !/^(MAIL|OUTCOME)#/.test(key))).toEqual([])
})

test('what someone sends at the very moment that erasing begins isn’t erased unanswered', async () => {
	const someone = await createPerson()
	const { client, user } = someone
	await ask(someone)
	const asked = await makeDue(user)
	let token = ''
	const send = async () => {
		token = await applyAs(client, { email: user.email })
	}
	const isErased = await before('TransactWriteItemsCommand', send, () => eraseAccount(asked, files, randomUUID()))
	expect([isErased, await erasesAt(client)]).toEqual([false, undefined])
	expect((await code.applications.read(token))?.status).toBe('Pending')
})

test('an application that was under way when erasing began is refused', async () => {
	const someone = await createPerson()
	const { client, user } = someone
	await ask(someone)
	const asked = await makeDue(user)
	const email = newEmail()
	const begin = async () => {
		const seen = (await code.users.read(user._id)) ?? expect.unreachable()
		await code.transact(beginErasure(seen, asked))
	}
	const late = await before('TransactWriteItemsCommand', begin, () =>
		request(applications, applicationsApi.apply, { payload: applicationForm({ email }), cookie: client.cookie }),
	)
	expect([late.status, late.body.message]).toEqual([401, messages.signedOut])
	expect([...(await wholeTable()).values()].filter((item) => item.includes(email))).toEqual([])
})

const { markDelayed, markUndeliverable } = await import('#functions/domain/mail/address.ts')

const { handler: readFeedback } = await import('#functions/jobs/mail-feedback.ts')

type Someone = Awaited<ReturnType<typeof createPerson>>

async function erased(someone: Someone) {
	await ask(someone, true)
	await invoke('JobsEraser', await makeDue(someone.user))
	expect(await code.users.read(someone.user._id)).toBeUndefined()
}

test('emails to another address than the account’s are erased with what they are about', async () => {
	const someone = await createPerson()
	const { client: colleague } = await staff()
	const elsewhere = newEmail()
	mayNotBeLogged(cloud, elsewhere)
	await markUndeliverable(elsewhere, 'bounced', new Date())
	const token = await applyAs(someone.client, { email: elsewhere })
	expect((await respond(colleague, token, { emailApplicant: 'yes' })).status).toBe(200)
	const states = async () => (await finishedTo(elsewhere)).map(({ state }) => state).sort()
	expect(await states()).toEqual(['suppressed', 'suppressed'])
	// The decision is sent by a second mail, which names the first one only.
	expect((await colleague.call(desk.tryAddressAgain, { token })).status).toBe(200)
	expect(await states()).toEqual(['sent', 'suppressed', 'suppressed'])
	const ids = (await queuedTo(elsewhere)).map(({ id }) => id)
	await erased(someone)
	const left = (await itemsWith(...ids, elsewhere)).map(([key]) => key)
	expect(left.filter((key) => !key.startsWith('AUDIT#'))).toEqual([])
	expect(await inbox(elsewhere)).toHaveLength(1)
})

/** Three forms with addresses that aren't the account's. */
async function sentElsewhere(client: TestClient) {
	const [books, board, affiliate] = [newEmail(), newEmail(), newEmail()]
	mayNotBeLogged(cloud, books, board, affiliate)
	await client.call(booksApi.apply, { ...examples.books.apply, email: books })
	await client.call(joinApi.boardMember, { ...examples.join.boardMember, email: board })
	await client.call(joinApi.affiliate, { ...examples.join.affiliate, email: affiliate })
	return [books, board, affiliate]
}

const kinds = async (...texts: string[]) =>
	(await itemsWith(...texts)).map(([key]) => key.replace(/#.*/, '')).filter((kind) => kind !== 'AUDIT')

test('what we keep of an address that a member typed goes with what they typed it into', async () => {
	const someone = await createPerson()
	const applied = newEmail()
	mayNotBeLogged(cloud, applied)
	await applyAs(someone.client, { email: applied, newsletterOptIn: 'yes' })
	const emails = [applied, ...(await sentElsewhere(someone.client))]
	for (const email of emails) await markDelayed(email, new Date())
	expect(await kinds(applied)).toEqual(expect.arrayContaining(['ADDRESS', 'SUBSCRIBER', 'LEAVE']))
	await erased(someone)
	expect(await kinds(...emails)).toEqual([])
})

test('an address that a member typed stays marked and subscribed as far as it is someone else’s', async () => {
	const someone = await createPerson()
	const [neighbors, subscribed, accounts] = [newEmail(), newEmail(), await createPerson()]
	const { firstName, lastName, email: own } = accounts.user
	mayNotBeLogged(cloud, neighbors, subscribed)
	for (const email of [neighbors, subscribed, own]) await markDelayed(email, new Date())
	await applyAs(new TestClient(), { email: neighbors })
	await new TestClient().call(newsletterApi.signup, { firstName: 'Wren', lastName: 'Alder', email: subscribed })
	await accounts.client.call(newsletterApi.signup, { firstName, lastName, email: own })
	for (const email of [neighbors, subscribed, own]) await applyAs(someone.client, { email, newsletterOptIn: 'yes' })
	await erased(someone)
	// The neighbor has the address too, and the subscription came with what is erased.
	const left = async (email: string) =>
		(await kinds(email)).filter((kind) => ['ADDRESS', 'LEAVE', 'SUBSCRIBER'].includes(kind)).toSorted()
	expect(await left(neighbors)).toEqual(['ADDRESS'])
	expect(await left(subscribed)).toEqual(['ADDRESS', 'LEAVE', 'SUBSCRIBER'])
	expect(await left(own)).toEqual(['ADDRESS', 'LEAVE', 'SUBSCRIBER'])
})

const complaintOf = (emailAddress: string, tags: object) => ({
	complaint: { complainedRecipients: [{ emailAddress }] },
	mail: { tags },
})

/** SES reports of a mail, as the queue hands it to the function. */
const report = (message: object) =>
	readFeedback({
		Records: [{ messageId: '1', body: JSON.stringify({ Message: JSON.stringify(message) }) }],
	} as SQSEvent)

test('what the mail service reports after an erasure doesn’t write the address back', async () => {
	const someone = await createPerson()
	const { email } = someone.user
	await ask(someone)
	await mailTo(email, /Keep my account/)
	const [{ id: gone } = {}] = await queuedTo(email)
	await erased(someone)
	await mailTo(email, /Your account is erased/)
	const [{ id: last } = {}] = await queuedTo(email)
	for (const tags of [
		{ mail: [gone], template: ['erase-asked'] },
		{ mail: [last], template: ['erased'] },
	])
		for (const message of [bounceOf(email, tags), complaintOf(email, tags)])
			expect(await report(message)).toEqual({ batchItemFailures: [] })
	const lasting = (await itemsWith(email)).filter(([, item]) => JSON.parse(item).ttl === undefined)
	expect(lasting.map(([key]) => key)).toEqual([])
	expect(await queuedTo(email)).toMatchObject([{ id: last, state: 'bounced' }])
})
