import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { installed } from '#infra/tools/folders.ts'
import { toolsFirst } from '#infra/tools/run.ts'
import { lastLines, shortPath, Trouble } from '#infra/tools/terminal.ts'
import { freePort } from '../ports.ts'
import { hasStarted } from '../python-process.ts'
import { type DynamoDb, installDynamoDb } from './install.ts'

/** DynamoDB Local needs so much memory for its answers, and not for the data it keeps. */
export const javaArguments = ({ jars }: DynamoDb, megabytes: number) => [
	`-Xmx${megabytes}m`,
	`-Djava.library.path=${jars}`,
	...['-cp', `${jars}/*`],
	'com.amazonaws.services.dynamodbv2.local.main.ServerRunner',
]

/** Java doesn't notice that we are gone, so a shell that reads from us ends it. */
const untilWeAreGone = '"$@" </dev/null & cat; kill $!; wait $!'

/** DynamoDB Local begins empty, with room for a large table. The answer comes with its first answer. */
export async function startDynamoDb() {
	const dynamodb = await installDynamoDb()
	const port = await freePort()
	const log = join(installed, 'dynamodb', 'dynamodb.log')
	const output = openSync(log, 'w')
	const program = [dynamodb.java, ...javaArguments(dynamodb, 3000), '-port', String(port), '-inMemory', '-sharedDb']
	const child = spawn('sh', ['-c', untilWeAreGone, 'sh', ...program], {
		env: { PATH: toolsFirst(), DDB_LOCAL_TELEMETRY: '0' },
		stdio: ['pipe', output, output],
	})
	const ended = once(child, 'exit')
	const stop = async () => {
		child.stdin?.end()
		await ended
	}
	const endpoint = `http://localhost:${port}`
	// DynamoDB Local refuses a request that isn't signed, and such a refusal is an answer.
	const answers = async () => (await fetch(endpoint).catch(() => undefined)) !== undefined
	if (await hasStarted(() => child.exitCode !== null, answers)) return { endpoint, stop }
	await stop()
	throw new Trouble(`${lastLines(log)}\n\nDynamoDB Local did not start; its log is ${shortPath(log)}.`)
}
