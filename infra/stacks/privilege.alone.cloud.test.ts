import { PutRolePolicyCommand } from '@aws-sdk/client-iam'
import { test as asked, expect } from 'vitest'
import { accountApi } from '#shared/account/api.ts'
import { filesApi } from '#shared/files/api.ts'
import { UploadLink } from '#shared/files/schema.ts'
import { messages } from '#shared/messages.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { logged } from '../testing/function-log.ts'
import { invoke } from '../testing/invoke.ts'
import { createPerson, newcomer, newEmail } from '../testing/people.ts'
import { iam, policyOf } from '../testing/roles.ts'
import { type Reply, TestClient } from '../testing/test-client.ts'
import { cloud } from '../testing/test-cloud.ts'

/** LocalStack's edition doesn't enforce permissions. */
const test = asked.runIf(cloud.target === 'embedded')

/** Until `work` ends, the function may do as much as before, but not this action, or nothing with these keys. */
async function without<Result>(construct: string, right: string, work: () => Promise<Result>) {
	const { name, document } = await policyOf(construct)
	const put = (PolicyDocument: string) => iam.send(new PutRolePolicyCommand({ ...name, PolicyDocument }))
	expect(document).toContain(JSON.stringify(right))
	await put(document.replaceAll(JSON.stringify(right), '"no:Right"'))
	try {
		return await work()
	} finally {
		await put(document)
	}
}

const { user, password } = await createPerson()
const login = () => new TestClient().call(accountApi.login, { email: user.email, password })
const subscriber = () => ({ firstName: 'Fern', lastName: 'Hollow', email: newEmail() })
const subscribe = () => new TestClient().call(newsletterApi.signup, subscriber())

/** Each call works with its place and doesn't work without it. */
const calls: [construct: string, place: string, what: string, call: () => Promise<Reply>][] = [
	['account', 'LOGIN#*', 'signing in', login],
	['account', 'SESSION#*', 'signing in', login],
	['account', 'SIGNUP#*', 'signing up', () => new TestClient().call(accountApi.signup, newcomer())],
	['newsletter', 'SUBSCRIBER#*', 'subscribing', subscribe],
	['newsletter', 'AUDIT#*', 'subscribing', subscribe],
]

test.each(calls)('%s without %s: %s answers 500', async (construct, place, _, call) => {
	expect((await call()).status).toBe(200)
	const { status, body } = await without(construct, place, call)
	expect([status, body.code, body.message]).toEqual([500, 'failed', messages.failed])
	const log = await logged(construct, body.requestId)
	// The metric filter of the function's alarm counts lines with these words.
	expect(log).toContain('"level":"ERROR"')
	expect(log).toMatch(/AccessDenied/)
	expect((await call()).status).toBe(200)
})

test('a storage link allows no more than the function that signed it', async () => {
	const bytes = new TextEncoder().encode('%PDF-1.7')
	const put = async () => {
		const wanted = { name: 'bill.pdf', size: bytes.length, contentType: '', purpose: 'attachment' } as const
		const { body } = await new TestClient().call(filesApi.uploadLink, wanted)
		const { url, headers } = UploadLink.parse(body)
		return (await fetch(url, { method: 'PUT', headers, body: bytes })).status
	}
	expect(await put()).toBe(200)
	expect(await without('files', 's3:PutObject', put)).toBe(403)
})

test('the newsletter function reaches no keys of others, in whatever way it asks', async () => {
	expect(JSON.parse(await invoke('newsletter', { selfCheck: 'newsletter' }))).toEqual({ allowed: [] })
})
