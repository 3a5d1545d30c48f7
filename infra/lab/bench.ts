import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type FunctionConfiguration, LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda'
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda'
import { demoAccounts, demoPassword } from '#infra/local/seed/people.ts'
import { seed } from '#infra/local/seed/seed.ts'
import { startTestCloud } from '#infra/local/start-test-cloud.ts'
import { toolEnvironment } from '#infra/local/tool-environment.ts'
import { bundle } from '#infra/stacks/bundle.ts'
import { gatewayEvent } from '#infra/testing/gateway-event.ts'
import { helpIfAsked } from '#infra/tools/arguments.ts'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { emptyCloudFolder } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { say } from '#infra/tools/terminal.ts'
import { accountApi } from '#shared/account/api.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsExamples } from '#shared/applications/examples.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Endpoint } from '#shared/endpoint.ts'

helpIfAsked(`npm run bench

Measures how much CPU each function takes to start, and a few requests to be answered, beside an emulator of its own.`)

const startRounds = 9
const flowRounds = 10
const requestsInARound = 50

type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>

interface Bundled {
	entry: string
	file: string
	env: NodeJS.ProcessEnv
}

/** Every function is bundled as it's deployed, and has the environment that the deployed one has. */
async function bundled({ endpoint, folder }: Cloud) {
	const found: FunctionConfiguration[] = []
	for await (const { Functions = [] } of paginateListFunctions(
		{ client: new LambdaClient(clientSettings(endpoint)) },
		{},
	))
		found.push(...Functions)
	return found
		.map(({ Description = '', Environment }): Bundled => {
			const [entry = ''] = Description.split(':')
			const to = join(folder, 'bundles', entry)
			bundle(entry, to, { local: true })
			return { entry, file: join(to, 'index.js'), env: { ...toolEnvironment(endpoint), ...Environment?.Variables } }
		})
		.toSorted((one, other) => (one.entry < other.entry ? -1 : 1))
}

/** The script loads the given file, or nothing at all, and prints how much CPU its process took. */
const load = `
if (process.argv[1]) require(process.argv[1])
require('node:fs').writeSync(3, JSON.stringify(process.cpuUsage()))
`

/** Whole processes are measured in turn with a Node that loads nothing, because a busy machine is slow to both. */
function measureStarts(functions: Bundled[]) {
	const taken = new Map<string, number[]>()
	for (let round = 0; round <= startRounds; round++)
		for (const { entry, file, env } of [{ entry: 'nothing', file: undefined, env: {} }, ...functions]) {
			const { output, stderr } = spawnSync(process.execPath, ['-e', load, ...(file ? [file] : [])], {
				env: { ...env, NODE_OPTIONS: '' },
				stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
			})
			const printed = String(output[3])
			if (printed === '') throw new Error(`${entry} could not be loaded:\n${stderr}`)
			// The first round brings the files into the machine's memory, so it isn't counted.
			if (round > 0) taken.set(entry, [...(taken.get(entry) ?? []), milliseconds(JSON.parse(printed))])
		}
	const nothing = median(taken.get('nothing') ?? [])
	say('\nA start in milliseconds of CPU, and how many times that of a Node that loads nothing')
	for (const [entry, all] of taken) row(entry, median(all), median(all) / nothing)
}

/** The functions answer in this process, so the emulator's own work isn't counted. */
async function measureFlows(functions: Bundled[], { originSecret }: Cloud) {
	const handlers = new Map<string, Handler>()
	for (const name of ['account', 'applications']) {
		const { file, env } = functions.find(({ entry }) => entry.includes(`/${name}/`)) ?? missing(name)
		Object.assign(process.env, env, { LOG_LEVEL: 'SILENT' })
		handlers.set(name, createRequire(import.meta.url)(file).handler)
	}
	async function ask(name: string, endpoint: Endpoint, payload: unknown, cookie = '') {
		const event = gatewayEvent(endpoint, originSecret, { payload, cookie })
		const answer = await handlers.get(name)?.(event, { awsRequestId: 'bench' } as Context)
		if (answer?.statusCode !== 200) throw new Error(`${endpoint.path} was answered with ${answer?.body}`)
		return answer
	}
	async function signIn(which: (account: (typeof demoAccounts)[number]) => boolean) {
		const { email } = demoAccounts.find(which) ?? missing('account')
		const { multiValueHeaders } = await ask('account', accountApi.login, { email, password: demoPassword })
		return (multiValueHeaders?.['set-cookie'] ?? []).map((cookie) => String(cookie).split(';')[0]).join('; ')
	}
	const [member, staff] = [await signIn(({ key }) => !key), await signIn(({ key }) => key !== undefined)]
	const listed = await ask('applications', applicationsStaffApi.list, { limit: 1 }, staff)
	const [{ token }] = JSON.parse(listed.body).applications
	const { attachments: _, ...form } = applicationsExamples.apply

	say('\nA request in milliseconds of CPU, with what the SDK takes')
	const requests: [what: string, ...Parameters<typeof ask>][] = [
		['who is signed in', 'account', accountApi.currentUser, {}, member],
		['search by token', 'applications', applicationsStaffApi.list, { limit: 50, q: token }, staff],
		['list page of 50 rows', 'applications', applicationsStaffApi.list, { limit: 50 }, staff],
		['an application', 'applications', applicationsStaffApi.show, { token }, staff],
		['apply', 'applications', applicationsApi.apply, form],
	]
	for (const [what, ...request] of requests) {
		const rounds: number[] = []
		for (let round = 0; round <= flowRounds; round++) {
			const began = process.cpuUsage()
			for (let sent = 0; sent < requestsInARound; sent++) await ask(...request)
			if (round > 0) rounds.push(milliseconds(process.cpuUsage(began)) / requestsInARound)
		}
		row(what, median(rounds))
	}
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

const median = (values: number[]) =>
	values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const row = (name: string, ...numbers: number[]) =>
	say(`  ${name.padEnd(40)}${numbers.map((number) => number.toFixed(2).padStart(9)).join('')}`)

function missing(what: string): never {
	throw new Error(`The local cloud has no ${what}`)
}

await main(async () => {
	const folder = emptyCloudFolder('bench')
	const { cloud } = await startTestCloud(folder)
	await seed(cloud)
	const functions = await bundled(cloud)
	measureStarts(functions)
	await measureFlows(functions, cloud)
	return 0
})
