import type { SQSEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { applyAs, code, respond, staff } from '#functions/applications/applications.cloud.test.data.ts'
import { bounceOf } from '#functions/domain/mail/mail.cloud.test.data.ts'
import { itemsWith } from '#infra/operator/neighbors.cloud.test.data.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { finishedTo, queuedTo } from '#infra/testing/outbox.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud, inbox } from '#infra/testing/test-cloud.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { booksApi } from '#shared/books/api.ts'
import { examples } from '#shared/examples.ts'
import { joinApi } from '#shared/join/api.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { ask, makeDue } from './erase.cloud.test.data.ts'

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

test('emails about books and about applications to join go with these, wherever they went', async () => {
	const someone = await createPerson()
	const emails = await sentElsewhere(someone.client)
	const mails = await finishedTo(...emails)
	expect(mails.map(({ to, state }) => [to, state]).sort()).toEqual(emails.map((to) => [to, 'sent']).sort())
	await erased(someone)
	expect(await queuedTo(...emails)).toEqual([])
})

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
