import { expect, test } from 'vitest'
import { platformCode } from '#infra/testing/in-process.ts'
import { pagesOf } from '#infra/testing/pages.ts'
import { createEmployee, createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { booksApi } from '#shared/books/api.ts'
import { bookSentences } from '#shared/books/schema.ts'
import { examples } from '#shared/examples.ts'
import { longestPage } from '#shared/lists.ts'

const { client: colleague } = await createEmployee(['Application Access'])

const written = (email = newEmail()) => ({
	...examples.books.apply,
	firstName: persona.firstName,
	lastName: persona.lastName,
	streetAddress: persona.address,
	email,
})

async function apply(form = written(), client = new TestClient(), headers = anew()) {
	const { status, body } = await client.call(booksApi.apply, form, headers)
	expect([status, body.message]).toEqual([200, bookSentences.submitted])
	const token = body.token ?? expect.unreachable()
	mayNotBeLogged(cloud, token)
	return token
}

const find = async (query: { q?: string; status?: 'waiting' | 'sent' }) =>
	(await colleague.call(booksApi.list, query)).body.applications ?? expect.unreachable()

/** All pages of the list, because other tests may have asked for more books than a page has. */
async function tokensOf(status: 'waiting' | 'sent') {
	const tokens: string[] = []
	const page = async (at: { cursor?: string }) =>
		(await colleague.call(booksApi.list, { status, limit: longestPage, ...at })).body
	for await (const { applications = [] } of pagesOf(page)) tokens.push(...applications.map((one) => one.token))
	return tokens
}

const mark = async (token: string, sent: boolean) => (await colleague.call(booksApi.mark, { token, sent })).status

test('a visitor’s application is confirmed by mail, found by staff, marked sent and unmarked', async () => {
	const form = written()
	const token = await apply(form)
	expect((await mailTo(form.email, /book application/)).text).toContain(token)
	const [found] = await find({ q: form.email.slice(0, 15) })
	expect(found).toMatchObject({ ...form, token, applicantID: 'Guest' })
	expect(found).not.toHaveProperty('sentOn')
	expect(await mark(token, true)).toBe(200)
	const [sent] = await find({ q: token, status: 'sent' })
	expect(sent?.sentOn).toMatch(/^\d+\/\d+\/20\d\d$/)
	expect(await find({ q: token, status: 'waiting' })).toEqual([])
	expect(await tokensOf('sent')).toContain(token)
	expect(await tokensOf('waiting')).not.toContain(token)
	expect(await mark(token, false)).toBe(200)
	expect(await tokensOf('waiting')).toContain(token)
	expect((await find({ q: token }))[0]).not.toHaveProperty('sentOn')
	expect(await mark('BTG-0000-0000-0000-0000', true)).toBe(404)
})

test('a member sees their own applications and nobody else’s', async () => {
	const [{ client, user }, { client: stranger }] = [await createPerson(), await createPerson()]
	const token = await apply(written(user.email), client)
	await mark(token, true)
	expect((await client.call(booksApi.mine, {})).body.applications).toEqual([
		expect.objectContaining({ token, readerFirstName: 'Reed', sentOn: expect.anything() }),
	])
	// The same address without a session: the person who typed it may be a stranger.
	const strangers = await apply(written(user.email))
	const applicants = (await find({ q: user.email })).map((one) => [one.token, one.applicantID])
	expect(new Map(applicants.map(([of, by]) => [of, by]))).toEqual(
		new Map([
			[token, user._id],
			[strangers, 'Guest'],
		]),
	)
	expect((await client.call(booksApi.mine, {})).body.applications).toHaveLength(1)
	expect((await stranger.call(booksApi.mine, {})).body.applications).toEqual([])
})

test('colleagues who mark one application at once all succeed, and it is sent once', async () => {
	const token = await apply()
	expect(await Promise.all(Array.from({ length: 5 }, () => mark(token, true)))).toEqual(Array(5).fill(200))
	const [sent, ...more] = await find({ q: token, status: 'sent' })
	expect(more).toEqual([])
	const late = await colleague.call(booksApi.mark, { token, sent: true }, anew())
	expect(late.body).toMatchObject({ sentOn: sent?.sentOn, message: bookSentences.markedAlready })
})

test('a download has every application, and the audit trail says who took it', async () => {
	const token = await apply()
	const records = async () => (await itemsOf('AUDIT#book applications')).size
	const before = await records()
	const { body } = await colleague.call(booksApi.download, {})
	expect(body.applications?.map((one) => one.token)).toContain(token)
	expect(await records()).toBe(before + 1)
})

test('a person’s books are those of their account and their address, and each look is recorded', async () => {
	const member = await createPerson()
	const own = await apply(written(), member.client)
	const form = written()
	const sent = await apply(form)
	const of = async (accounts: string[], emails: string[]) =>
		(await colleague.call(booksApi.ofPerson, { accounts, emails })).body.books?.map(({ token }) => token)
	expect(await of([member.user._id], [form.email])).toEqual([sent, own])
	expect(await of([], [form.email])).toEqual([sent])
	expect(await of([], [newEmail()])).toEqual([])
	const records = await (await platformCode()).queryItems(`AUDIT#${sent}`, '', 20)
	expect(records.map(({ action }) => action)).toContain('/api/person-books')
})
