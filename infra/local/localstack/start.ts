import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lastLines, shortPath, step, Trouble } from '#infra/tools/terminal.ts'
import { type DynamoDb, installDynamoDb } from '../dynamodb/install.ts'
import { startEmulator } from '../emulator/start.ts'
import { freePort } from '../ports.ts'
import { pythonWith } from '../python-packages.ts'
import { hasStarted, isHealthy, startPython } from '../python-process.ts'

/** LocalStack begins with nothing in it, and so does the MiniStack that plays its CloudFront. Both answer by then. */
export async function beginLocalStack(folder: string) {
	const [port, frontPort] = [await freePort(), await freePort()]
	// Each is installed first where it's missing, and neither waits for the other.
	const [own, front] = await Promise.all([startLocalStack(folder, port), startFront(folder, frontPort)])
	const ended = Promise.race([own.ended, front.ended])
	return { endpoint: own.endpoint, front: front.endpoint, ended, log: own.log }
}

/**
 * LocalStack's free edition has no CloudFront, so the other emulator's stands before it: with the same rules,
 * functions and headers, on LocalStack's files and API. It begins empty each time.
 */
async function startFront(folder: string, port: number) {
	const own = join(folder, 'front')
	await mkdir(join(own, 'tmp'), { recursive: true })
	return startEmulator({ folder: own, port, keep: false })
}

/** The App stack and the tools that look at it use these services. */
const needed = [
	...['apigateway', 'cloudformation', 'cloudwatch', 'dynamodb', 'dynamodbstreams', 'events', 'iam', 'lambda'],
	...['logs', 's3', 'ses', 'sns', 'sqs', 'ssm', 'sts'],
]

/** LocalStack's community edition runs on this Python, as pinned. */
const installLocalStack = () =>
	pythonWith({
		name: 'localstack',
		what: 'LocalStack',
		says: 'Installing LocalStack (once)',
		pins: join(import.meta.dirname, 'requirements.txt'),
		// The pins leave out what LocalStack doesn't load here, so pip must not bring it in.
		options: ['--no-deps'],
		oldest: 11,
	})

/** LocalStack runs without Docker, always begins with nothing in it, and is there with its first answer. */
async function startLocalStack(folder: string, port: number) {
	const [python, dynamodb] = await Promise.all([installLocalStack(), installDynamoDb()])
	const root = join(folder, 'root')
	await rm(root, { recursive: true, force: true })
	await layOut(root, dynamodb)
	const log = join(folder, 'localstack.log')
	const { ended, isGone } = startPython({
		python,
		args: ['-m', 'local_process_executor.run'],
		home: join(root, 'tmp'),
		log,
		modules: [join(import.meta.dirname, 'python')],
		env: {
			OVERRIDE_IN_DOCKER: '0',
			FILESYSTEM_ROOT: root,
			GATEWAY_LISTEN: `127.0.0.1:${port}`,
			LOCALSTACK_HOST: `localhost:${port}`,
			GATEWAY_SERVER: 'loopback',
			SERVICES: needed.join(','),
			LAMBDA_RUNTIME_EXECUTOR: 'process',
			// LocalStack looks at streams and queues every so many seconds, and after a quiet time only every ten.
			LAMBDA_EVENT_SOURCE_MAPPING_POLL_INTERVAL_SEC: '0.2',
			LAMBDA_EVENT_SOURCE_MAPPING_MAX_BACKOFF_ON_EMPTY_POLL_SEC: '0.5',
			LAMBDA_EVENT_SOURCE_MAPPING_MAX_BACKOFF_ON_ERROR_SEC: '2',
			S3_SKIP_SIGNATURE_VALIDATION: '0',
			SQS_ENDPOINT_STRATEGY: 'path',
			PROVIDER_OVERRIDE_DYNAMODB: 'v2',
			DYNAMODB_IN_MEMORY: '1',
			DNS_ADDRESS: '0',
			DISABLE_EVENTS: '1',
			SKIP_SSL_CERT_DOWNLOAD: '1',
		},
	})
	const endpoint = `http://localhost:${port}`
	if (!(await step('LocalStack', () => hasStarted(isGone, () => isHealthy(endpoint)))))
		throw new Trouble(`${lastLines(log)}\n\nLocalStack did not start; its log is ${shortPath(log)}.`)
	return { endpoint, log, ended }
}

/** Puts Java and DynamoDB Local where LocalStack looks for them, so that it doesn't download them. */
async function layOut(root: string, dynamodb: DynamoDb) {
	const libraries = join(root, 'var', 'lib', 'localstack', 'lib')
	const java = join(libraries, 'java', '21', 'bin', 'java')
	const jar = join(libraries, 'dynamodb-local', '2')
	await mkdir(join(root, 'tmp'), { recursive: true })
	await mkdir(join(java, '..'), { recursive: true })
	await mkdir(join(jar, 'DynamoDBLocal_lib'), { recursive: true })
	await writeFile(join(jar, 'DynamoDBLocal.jar'), '')
	await writeFile(join(jar, 'ddb-local-loader-0.1.jar'), '')
	await writeFile(java, javaScript(dynamodb))
	await chmod(java, 0o755)
}

/** The script drops everything up to and including `-jar X` and starts the jars that Maven brought. The memory is for answers. */
const javaScript = ({ java, jars }: DynamoDb) => `#!/bin/sh
while [ $# -gt 0 ]; do if [ "$1" = -jar ]; then shift 2; break; fi; shift; done
export DDB_LOCAL_TELEMETRY=0
exec '${java}' -Xmx512m '-Djava.library.path=${jars}' -cp '${jars}/*' com.amazonaws.services.dynamodbv2.local.main.ServerRunner "$@"
`
