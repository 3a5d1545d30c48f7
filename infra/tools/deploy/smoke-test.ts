import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import * as z from 'zod'
import { served } from '#infra/stacks/groups.ts'
import { endpointsOf } from '#shared/endpoint.ts'
import { publishedAt } from '#shared/paths.ts'
import { inBatches } from '../batches.ts'
import { region } from '../credentials.ts'
import { functionsOf } from '../deployed-functions.ts'
import { scanPlan } from '../scan-plan.ts'
import { callAws } from '../signed-call.ts'
import { type Visit, type Visited, visit } from '../visit.ts'

export interface Check {
	what: string
	ask: () => Promise<Problem>
}

export interface Patience {
	attempts: number
	milliseconds: number
}

interface Page {
	what: string
	address: string
	visit?: Visit
	isRight: (answer: Visited) => boolean
}

const { account, events } = served

/** A login that can't succeed is compared with a password hash all the same, so it shows that hashing runs there. */
const nonsense = () => ({ email: `${randomUUID()}@example.org`, password: 'Nobody-has-this-1!' })

/** Nobody has such a session, and a function has to read the table to refuse it. */
const nobody = () => ({ cookie: `__Host-session=${randomUUID()}.${randomUUID()}` })

const posted = (body: object): Visit => ({
	method: 'POST',
	headers: { 'content-type': 'application/json', ...nobody() },
	body: JSON.stringify(body),
})

const page = ({ what, address, visit: how, isRight }: Page): Check => ({
	what: `${what}, at ${address}`,
	ask: async () => {
		const answer = await visit(address, how)
		return isRight(answer) ? undefined : `${answer.status} ${answer.body.slice(0, 200)}`
	},
})

/** The gateway refuses in the same form, but only a function's answer has the request's id. */
const isOurs = ({ status, headers, body }: Visited, expected: number, code: string) =>
	status === expected && headers['x-request-id'] !== undefined && JSON.parse(body).code === code

/** Each function is called once, without being signed in. */
const functionPages = (site: string) =>
	Object.entries(served).map(([name, api]) => {
		const endpoints = endpointsOf({ api })
		const closed = endpoints.filter(({ access }) => access !== 'public')
		const read = closed.find(({ method }) => method === 'GET') ?? closed[0]
		const { path = '', method } = read ?? endpoints[0] ?? {}
		return page({
			what: `the function ${name}`,
			address: site + path,
			visit: method === 'GET' ? { headers: nobody() } : posted({}),
			isRight: (answer) => isOurs(answer, read ? 401 : 400, read ? 'signed-out' : 'invalid'),
		})
	})

const checks = (deployed: Deployed): Check[] => [
	page({
		what: 'the start page',
		address: deployed.site,
		isRight: ({ status, body }) => status === 200 && body.includes('<div id="root"'),
	}),
	page({
		what: 'an address that nothing has',
		address: `${deployed.site}/${randomUUID()}`,
		isRight: ({ status, body }) => status === 404 && body.includes('<div id="root"'),
	}),
	page({
		what: 'a visitor without a session',
		address: deployed.site + account.currentUser.path,
		isRight: ({ status, body }) => status === 200 && body === 'null',
	}),
	page({
		what: 'a list, which a job reads from an index and CloudFront from a file',
		address: `${deployed.site}/${publishedAt(events.upcoming.path, {})}`,
		isRight: ({ status, body }) => status === 200 && events.upcoming.response.safeParse(JSON.parse(body)).success,
	}),
	page({
		what: 'a login with a wrong password',
		address: deployed.site + account.login.path,
		visit: posted(nonsense()),
		isRight: (answer) => isOurs(answer, 400, 'invalid'),
	}),
	page({
		what: 'the API past CloudFront, which must refuse',
		address: deployed.api + account.currentUser.path,
		isRight: ({ status }) => status === 403,
	}),
	...functionPages(deployed.site),
	...settingsChecks(deployed),
]

/** So few calls run at once that an account with room for ten functions has room for people, too. */
const atOnce = 4

const aMinute = { attempts: 12, milliseconds: 5000 }

/** The answer has a sentence for each thing that isn't as it should be. */
export async function smokeTest(deployed: Deployed, patience: Patience = aMinute) {
	const problems = await inBatches(checks(deployed), (check) => problem(check, patience), atOnce)
	return problems.filter((sentence) => sentence !== undefined)
}

/** AWS may need a minute until every part of it knows what was made a moment ago. */
export async function problem({ what, ask }: Check, { attempts, milliseconds }: Patience) {
	let last: Problem
	for (let attempt = 1; attempt <= attempts; attempt++) {
		last = await ask().catch((error) => (error instanceof Error ? error.message : String(error)))
		if (last === undefined) return undefined
		if (attempt < attempts) await pause(milliseconds)
	}
	return `${what}: ${last}`
}

/** A problem says in words what is wrong. */
type Problem = string | undefined

interface Deployed {
	/** CloudFront serves the site here. */
	site: string
	/** The API's own address goes past CloudFront. */
	api: string
	apiId: string
	functions: string[]
	/** People's files go here to be scanned. No emulator has GuardDuty. */
	scannedBucket?: string
}

const Gateway = z.object({
	binaryMediaTypes: z.array(z.string()).default([]),
	minimumCompressionSize: z.number().optional(),
})

/** No visitor could see these, so they are asked with the operator's own rights. */
const settingsChecks = ({ apiId, functions, scannedBucket }: Deployed) => [
	{ what: 'files in a form that the gateway passes on', ask: () => gateway(apiId) },
	{
		what: 'a picture drawn by Lambda’s own processor',
		ask: () => selfCheck(functions, 'pictures', z.object({ drawn: z.literal(1) })),
	},
	{ what: 'public files', ask: () => selfCheck(functions, 'publisher', z.object({ failed: z.literal(0) })) },
	{
		what: 'the table’s keys of others, which AWS must refuse to a function',
		ask: () => selfCheck(functions, 'newsletter', z.object({ allowed: z.tuple([]) })),
	},
	...(scannedBucket ? [{ what: 'the scan of uploads by GuardDuty', ask: () => scanning(scannedBucket) }] : []),
]

/** An imported document may take these types away, and then a file in a form arrives as text. */
async function gateway(apiId: string): Promise<Problem> {
	const call = { service: 'apigateway', method: 'GET', path: `/restapis/${apiId}` } as const
	const { binaryMediaTypes, minimumCompressionSize } = Gateway.parse(await callAws(call))
	if (!binaryMediaTypes.includes('multipart/form-data'))
		return `the gateway takes only these for binary: ${binaryMediaTypes.join(', ') || 'none'}`
	return minimumCompressionSize === undefined ? 'the gateway compresses nothing' : undefined
}

/** A function looks at itself, and its answer has to be like this. */
const selfCheck = async (functions: string[], name: string, right: z.ZodType): Promise<Problem> => {
	const client = new LambdaClient({ region })
	const found = (await functionsOf(functions, client)).find((one) => one.name === name)
	if (!found) return `there is no function for ${name}`
	const Payload = Buffer.from(JSON.stringify({ selfCheck: name }))
	const answer = await client.send(new InvokeCommand({ FunctionName: found.functionName, Payload }))
	const said = Buffer.from(answer.Payload ?? []).toString()
	if (answer.FunctionError) return said.slice(0, 300)
	return right.safeParse(JSON.parse(said)).success ? undefined : said.slice(0, 300)
}

async function scanning(bucket: string): Promise<Problem> {
	const plan = await scanPlan(bucket)
	if (plan?.status === 'ACTIVE') return undefined
	return plan ? `${plan.status} ${plan.reasons.join(' ')}` : 'there is no plan for the bucket'
}
