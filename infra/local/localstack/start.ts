import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lastLines, shortPath, step, Trouble } from '#infra/tools/terminal.ts'
import { type DynamoDb, installDynamoDb } from '../dynamodb/install.ts'
import { javaArguments } from '../dynamodb/start.ts'
import { hasStarted, isHealthy, startPython } from '../python-process.ts'
import { installLocalStack } from './install.ts'
import { needed } from './own.ts'

/** LocalStack runs without Docker, always begins with nothing in it, and is there with its first answer. */
export async function startLocalStack(folder: string, port: number) {
	const [python, dynamodb] = await Promise.all([installLocalStack(), installDynamoDb()])
	const root = join(folder, 'root')
	await rm(root, { recursive: true, force: true })
	await layOut(root, dynamodb)
	const log = join(folder, 'localstack.log')
	const { stop, ended, isGone } = startPython({
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
	return { endpoint, log, stop, ended }
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

/** The script drops everything up to and including `-jar X` and starts the jars that Maven brought. */
const javaScript = (dynamodb: DynamoDb) => `#!/bin/sh
while [ $# -gt 0 ]; do if [ "$1" = -jar ]; then shift 2; break; fi; shift; done
export DDB_LOCAL_TELEMETRY=0
exec ${[dynamodb.java, ...javaArguments(dynamodb, 512)].map((word) => `'${word}'`).join(' ')} "$@"
`
