import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { SESClient, VerifyEmailIdentityCommand } from '@aws-sdk/client-ses'
import { type Cloud, Outputs } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { runNode } from '#infra/tools/run.ts'
import { lastLines, say, shortPath, Trouble } from '#infra/tools/terminal.ts'
import { toolEnvironment } from './tool-environment.ts'

export const sender = 'no-reply@bridge.example'
const assetBucket = 'local-assets'

export interface Deployment
	extends Pick<Cloud, 'target' | 'folder' | 'endpoint' | 'siteAddress' | 'originSecret'> {
	/** Further context for the CDK app, such as `runtime`. */
	context?: Record<string, string>
}

/** Both stacks (on LocalStack `App` alone) onto a running emulator, with the CDK CLI as on AWS. */
export async function deploy(deployment: Deployment): Promise<Cloud> {
	await prepare(deployment.endpoint)
	const { target, folder, endpoint, siteAddress, originSecret } = deployment
	const outputsFile = join(folder, 'outputs.json')
	const log = join(folder, 'deploy.log')
	await cdk({
		endpoint,
		log,
		args: [
			'deploy',
			...(target === 'localstack' ? ['App', '--exclusively'] : ['--all']),
			...['--require-approval', 'never', '--no-notices', '--progress', 'events'],
			...['--output', join(folder, 'cdk.out'), '--outputs-file', outputsFile],
			...parameters(deployment),
			...Object.entries(context(deployment)).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
		],
		onLine: showProgress,
	})
	const outputs = Outputs.parse(JSON.parse(await readFile(outputsFile, 'utf8')))
	const apiAddress = `${endpoint}/_aws/execute-api/${outputs.App.ApiId}/${outputs.App.StageName}`
	return { target, folder, endpoint, apiAddress, siteAddress, originSecret, outputs }
}

interface CdkRun {
	endpoint: string
	log: string
	args: string[]
	onLine?: (line: string) => void
}

/** The CDK CLI against an emulator, with nothing of this machine's own AWS settings. */
export async function cdk({ endpoint, ...command }: CdkRun) {
	const env = toolEnvironment(endpoint)
	if ((await runNode('node_modules/aws-cdk/bin/cdk', { env, ...command })) !== 0)
		throw new DeployFailed(command.log)
}

export class DeployFailed extends Trouble {
	/** Whether CloudFormation had begun: before that, nothing has changed. */
	readonly begun: boolean

	constructor(log: string) {
		super(`${lastLines(log)}\n\nThe deploy failed; all it said is in ${shortPath(log)}.`)
		this.begun = readFileSync(log, 'utf8').includes('deploying...')
	}
}

const context = ({ target, endpoint, siteAddress, context }: Deployment) => ({
	target,
	port: new URL(endpoint).port,
	site: siteAddress,
	mailFrom: sender,
	// LocalStack does not know the label of Node 24; the Node that runs is the same.
	...(target === 'localstack' && { runtime: 'nodejs22.x' }),
	...context,
})

const parameters = ({ target, originSecret }: Deployment) =>
	(target === 'localstack' ? ['App'] : ['App', 'Web']).flatMap((stack) => [
		'--parameters',
		`${stack}:OriginSecret=${originSecret}`,
	])

/** What is there before the stacks on a real account too: a place for assets and a sender that may send. */
export async function prepare(endpoint: string) {
	const s3 = new S3Client({ ...clientSettings(endpoint), forcePathStyle: true })
	await s3.send(new CreateBucketCommand({ Bucket: assetBucket })).catch((error: Error) => {
		if (error.name !== 'BucketAlreadyOwnedByYou') throw error
	})
	await new SESClient(clientSettings(endpoint)).send(new VerifyEmailIdentityCommand({ EmailAddress: sender }))
}

/** Of the CLI's many lines the few that tell how far it is. */
function showProgress(line: string) {
	if (/^Bundling asset|deploying\.\.\.|Synthesis time|_FAILED|❌/u.test(line)) say(`      ${line.trim()}`)
}
