import * as z from 'zod'
import { Trouble } from '#infra/tools/terminal.ts'

const Health = z.object({ version: z.string(), services: z.record(z.string(), z.string()) })

/** The App stack and the tools that look at it use these services. */
export const needed = [
	...['apigateway', 'cloudformation', 'cloudwatch', 'dynamodb', 'dynamodbstreams', 'events', 'iam', 'lambda'],
	...['logs', 's3', 'ses', 'sns', 'sqs', 'ssm', 'sts'],
]

/** The first version that runs functions on Node 24, which brings the Argon2 of our passwords. */
const firstWithNode24 = '4.11'

/** The developer runs this LocalStack. It's checked before anything is deployed, and never stopped by us. */
export async function connectToLocalStack(address: string) {
	const endpoint = address.replace(/\/+$/, '')
	const { version, services } = await healthOf(endpoint)
	if (isOlder(version, firstWithNode24))
		throw new Trouble(
			`The LocalStack at ${endpoint} is version ${version}. Our functions run on Node 24, which LocalStack has from ${firstWithNode24} on.`,
		)
	const missing = needed.filter((name) => !['available', 'running'].includes(services[name] ?? ''))
	if (missing.length > 0)
		throw new Trouble(
			`The LocalStack at ${endpoint} does not offer ${missing.join(', ')}. If it was started with SERVICES, add them, then try again.`,
		)
	return endpoint
}

async function healthOf(endpoint: string) {
	const answer = await fetch(`${endpoint}/_localstack/health`).catch(() => undefined)
	const { data } = Health.safeParse(await answer?.json().catch(() => undefined))
	if (data) return data
	throw new Trouble(
		`No LocalStack answers at ${endpoint}, the address in LOCAL_AWS_ENDPOINT. Start it first; usually its address is http://localhost:4566.`,
	)
}

function isOlder(version: string, than: string) {
	const [own = 0, ownMinor = 0] = version.split('.').map(Number)
	const [other = 0, otherMinor = 0] = than.split('.').map(Number)
	return own < other || (own === other && ownMinor < otherMinor)
}
