import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { SESClient, VerifyEmailIdentityCommand } from '@aws-sdk/client-ses'
import { localStage } from '#infra/names.ts'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { deployStacks } from '#infra/tools/deploy-stacks.ts'
import { lastLines, say, shortPath, Trouble } from '#infra/tools/terminal.ts'
import { toolEnvironment } from './tool-environment.ts'

export const sender = 'no-reply@bridge.example'

/** The organization's own mailbox. */
export const staffMailbox = 'team@bridge.example'
const assetBucket = 'local-assets'

export interface Deployment
	extends Pick<Cloud, 'target' | 'folder' | 'endpoint' | 'siteAddress' | 'originSecret' | 'gatewayKey'> {
	/** Further context for the CDK app, such as `mailRetrySeconds`. */
	context?: Record<string, string>
}

/** Both stacks (on LocalStack `App` alone) onto a running emulator, with the CDK CLI as on AWS. */
export async function deploy(deployment: Deployment): Promise<Cloud> {
	await prepare(deployment.endpoint)
	const { target, folder, endpoint, siteAddress, originSecret, gatewayKey } = deployment
	const log = join(folder, 'deploy.log')
	// A start that was killed leaves CDK's lock, and by now another process may have the number in it.
	rmSync(join(folder, 'cdk.out/synth.lock'), { force: true })
	const outputs = await deployStacks({
		folder,
		context: context(deployment),
		originSecret,
		gatewayKey,
		env: toolEnvironment(endpoint),
		log,
		onLine: showProgress,
		failed: () => new DeployFailed(log),
	})
	const apiAddress = `${endpoint}/_aws/execute-api/${outputs.App.ApiId}/${outputs.App.StageName}`
	return { target, folder, endpoint, apiAddress, siteAddress, originSecret, gatewayKey, outputs }
}

export class DeployFailed extends Trouble {
	/** Whether CloudFormation had begun. If not, nothing has changed. */
	readonly begun: boolean

	constructor(log: string) {
		super(`${lastLines(log)}\n\nThe deploy failed; all it said is in ${shortPath(log)}.`)
		this.begun = readFileSync(log, 'utf8').includes('deploying...')
	}
}

const context = ({ target, endpoint, siteAddress, context }: Deployment) => ({
	target,
	stage: localStage,
	port: new URL(endpoint).port,
	site: siteAddress,
	mailFrom: sender,
	staffEmail: staffMailbox,
	...context,
})

/** Creates what a real account has before the stacks too: a bucket for assets and a verified sender. */
export async function prepare(endpoint: string) {
	const s3 = new S3Client({ ...clientSettings(endpoint), forcePathStyle: true })
	await s3.send(new CreateBucketCommand({ Bucket: assetBucket })).catch((error: Error) => {
		if (error.name !== 'BucketAlreadyOwnedByYou') throw error
	})
	await new SESClient(clientSettings(endpoint)).send(new VerifyEmailIdentityCommand({ EmailAddress: sender }))
}

/** Shows only the CLI's lines that tell its progress, because it prints hundreds. */
function showProgress(line: string) {
	if (/^Bundling asset|deploying\.\.\.|Synthesis time|_FAILED|❌/u.test(line)) say(`      ${line.trim()}`)
}
