import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { type FunctionConfiguration, LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda'
import { installDynamoDb } from '#infra/local/dynamodb/install.ts'
import { freePort } from '#infra/local/ports.ts'
import { startTestCloud } from '#infra/local/start-test-cloud.ts'
import { toolEnvironment } from '#infra/local/tool-environment.ts'
import { bundleTogether, copyBundle, entries } from '#infra/stacks/bundle.ts'
import { helpIfAsked } from '#infra/tools/arguments.ts'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { emptyCloudFolder } from '#infra/tools/folders.ts'
import { atEnd, main } from '#infra/tools/lifetime.ts'
import { say } from '#infra/tools/terminal.ts'

helpIfAsked(`npm run bench [-- table 10000 100000]

Measures how much CPU each function takes to start.

table  measures the count, retention and erasing instead, with so many applications in DynamoDB Local`)

const startRounds = 9

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
	bundleTogether(entries, { local: true })
	return found
		.map(({ Description = '', Environment }): Bundled => {
			const [entry = ''] = Description.split(':')
			const to = join(folder, 'bundles', entry)
			copyBundle(entry, to, { local: true })
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
	for (const [entry, all] of taken) {
		const numbers = [median(all), median(all) / nothing].map((number) => number.toFixed(2).padStart(9))
		say(`  ${entry.padEnd(40)}${numbers.join('')}`)
	}
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

const median = (values: number[]) =>
	values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const key = (hash: string, range: string) => [
	{ AttributeName: hash, KeyType: 'HASH' as const },
	{ AttributeName: range, KeyType: 'RANGE' as const },
]

/** As infra/stacks/data.ts has it. */
const definition = {
	BillingMode: 'PAY_PER_REQUEST' as const,
	AttributeDefinitions: ['pk', 'sk', 'listPk', 'listSk', 'kindPk'].map((name) => ({
		AttributeName: name,
		AttributeType: 'S' as const,
	})),
	KeySchema: key('pk', 'sk'),
	GlobalSecondaryIndexes: ['list', 'kind'].map((name) => ({
		IndexName: `${name}s`,
		KeySchema: key(`${name}Pk`, 'listSk'),
		Projection: { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: ['row'] },
	})),
}

async function measureTable(sizes: string[]) {
	const [{ java, jars }, port] = [await installDynamoDb(), await freePort()]
	const program = ['-cp', `${jars}/*`, 'com.amazonaws.services.dynamodbv2.local.main.ServerRunner', '-inMemory']
	const server = spawn(java, [`-Djava.library.path=${jars}`, ...program, '-port', `${port}`], { cwd: jars })
	atEnd(() => server.kill())
	const endpoint = `http://127.0.0.1:${port}`
	const client = new DynamoDBClient({ ...clientSettings(endpoint), maxAttempts: 20 })
	say('\n| applications | run | s of CPU | MB | read units | write units | dollars |\n|---|---|---|---|---|---|---|')
	for (const size of sizes) {
		const TableName = `Bench${size}`
		await client.send(new CreateTableCommand({ ...definition, TableName }))
		const settings = { TABLE_NAME: TableName, FILES_BUCKET: 'none', LOG_LEVEL: 'ERROR' }
		const env = { ...toolEnvironment(endpoint), ...settings }
		for (const run of ['load', 'count', 'retention', 'erasing'])
			spawnSync(process.execPath, [join(import.meta.dirname, 'table-run.ts'), size, run], { env, stdio: 'inherit' })
	}
	return 0
}

await main(async () => {
	const [what, ...sizes] = process.argv.slice(2)
	if (what === 'table') return measureTable(sizes)
	const folder = emptyCloudFolder('bench')
	const { cloud } = await startTestCloud(folder)
	measureStarts(await bundled(cloud))
	return 0
})
