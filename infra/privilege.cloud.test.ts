import { IAMClient, PutRolePolicyCommand } from '@aws-sdk/client-iam'
import { test as asked, expect } from 'vitest'
import * as z from 'zod'
import { accountApi } from '#shared/account/api.ts'
import { filesApi } from '#shared/files/api.ts'
import { UploadLink } from '#shared/files/schema.ts'
import { messages } from '#shared/messages.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { localStage, namesFor } from './names.ts'
import { logged } from './testing/function-log.ts'
import { rolePolicies } from './testing/gate/grants.ts'
import { createPerson, newcomer, newEmail } from './testing/people.ts'
import { type Reply, TestClient } from './testing/test-client.ts'
import { cloud } from './testing/test-cloud.ts'
import { clientSettings } from './tools/credentials.ts'

/** LocalStack's edition lets everybody do everything. */
const test = asked.runIf(cloud.target === 'embedded')

const { app } = namesFor(localStage)
const iam = new IAMClient(clientSettings(cloud.endpoint))

const Statement = z.looseObject({ Effect: z.string(), Action: z.union([z.string(), z.array(z.string())]) })
const Policy = z.looseObject({ Statement: z.array(Statement) })

async function policyOf(construct: string) {
	for await (const { document, ...name } of rolePolicies(iam))
		if (name.RoleName.startsWith(`${app}-${construct}Role`)) return { name, document }
	throw new Error(`No role belongs to ${construct}`)
}

/** While this runs, the function may do one thing less. */
async function without<Result>(construct: string, action: string, work: () => Promise<Result>) {
	const { name, document } = await policyOf(construct)
	const { Statement, ...rest } = Policy.parse(JSON.parse(document))
	const less = Statement.map((statement) =>
		statement.Effect === 'Allow'
			? { ...statement, Action: [statement.Action].flat().filter((one) => one !== action) }
			: statement,
	).filter(({ Action }) => Action.length > 0)
	const put = (PolicyDocument: string) => iam.send(new PutRolePolicyCommand({ ...name, PolicyDocument }))
	await put(JSON.stringify({ ...rest, Statement: less }))
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

/** Calls that work with a grant and do not work without it. */
const deeds: [construct: string, action: string, what: string, deed: () => Promise<Reply>][] = [
	['account', 'dynamodb:Query', 'signing in', login],
	['account', 'dynamodb:UpdateItem', 'signing in', login],
	['account', 'dynamodb:PutItem', 'signing up', () => new TestClient().call(accountApi.signup, newcomer())],
	['newsletter', 'dynamodb:PutItem', 'subscribing', subscribe],
]

test.each(deeds)(
	'%s without %s: %s fails as anything unexpected does',
	async (construct, action, _, deed) => {
		expect((await deed()).status).toBe(200)
		const { status, body } = await without(construct, action, deed)
		expect([status, body.code, body.message]).toEqual([500, 'failed', messages.failed])
		const log = await logged(construct, body.requestId)
		// What the metric filter of the function's alarm counts.
		expect(log).toContain('"level":"ERROR"')
		expect(log).toMatch(/AccessDenied/)
		expect(log).toContain(action)
		expect((await deed()).status).toBe(200)
	},
)

test('a link to storage is worth what the function that signed it may do', async () => {
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
