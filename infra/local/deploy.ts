import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { SESClient, VerifyEmailIdentityCommand } from '@aws-sdk/client-ses'
import { localStage } from '#infra/stacks/names.ts'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { deployStacks, synthStacks } from '#infra/tools/deploy-stacks.ts'
import { lastLines, say, shortPath, Trouble } from '#infra/tools/terminal.ts'
import { deployRecordAt } from './deploy-record.ts'
import { type Sources, sourcesNow } from './deployed-sources.ts'
import { toolEnvironment } from './tool-environment.ts'

export const sender = 'no-reply@bridge.example'

/** The organization's own mailbox. */
export const staffMailbox = 'team@bridge.example'
const assetBucket = 'local-assets'

export interface Deployment
	extends Pick<Cloud, 'target' | 'folder' | 'endpoint' | 'siteAddress' | 'originSecret' | 'gatewayKey'> {
	/** Further context for the CDK app, such as `mailRetrySeconds`. */
	context?: Record<string, string>
	/** Settles once an emulator with nothing in it answers. Until then the stacks are made. */
	ready?: Promise<unknown>
}

/** Both stacks (on LocalStack `App` alone) onto a running emulator, with the CDK CLI as on AWS. */
export async function deploy(deployment: Deployment): Promise<Cloud> {
	const { ready, context: _, ...cloud } = deployment
	if (ready === undefined) await prepare(cloud.endpoint)
	const deploying = deployOnceReady(deployment)
	// While the CDK works: what changes from now on isn't deployed.
	const sources = sourcesNow()
	const outputs = await deploying
	const { ApiId, StageName } = outputs.App
	await recordSources(cloud.endpoint, sources)
	return { ...cloud, apiAddress: `${cloud.endpoint}/_aws/execute-api/${ApiId}/${StageName}`, outputs }
}

async function deployOnceReady(deployment: Deployment) {
	const { ready, folder, endpoint, originSecret, gatewayKey } = deployment
	const log = join(folder, 'deploy.log')
	// A start that was killed leaves CDK's lock, and by now another process may have the number in it.
	rmSync(join(folder, 'cdk.out/synth.lock'), { force: true })
	const run = {
		folder,
		context: contextOf(deployment),
		env: toolEnvironment(endpoint),
		log,
		onLine: showProgress,
		failed: () => new DeployFailed(log),
	}
	if (ready !== undefined) {
		await synthStacks(run)
		await ready
		await prepare(endpoint)
	}
	return deployStacks({ ...run, originSecret, gatewayKey, isMade: ready !== undefined })
}

export const recordSources = (endpoint: string, sources: Sources) =>
	deployRecordAt(endpoint).write('sources', JSON.stringify(sources))

export class DeployFailed extends Trouble {
	/** True if CloudFormation had begun. Otherwise nothing has changed. */
	readonly begun: boolean

	constructor(log: string) {
		super(`${lastLines(log)}\n\nThe deploy failed; all it said is in ${shortPath(log)}.`)
		this.begun = readFileSync(log, 'utf8').includes('deploying...')
	}
}

const contextOf = ({ target, endpoint, siteAddress, context }: Deployment) => ({
	target,
	stage: localStage,
	host: new URL(endpoint).hostname,
	port: new URL(endpoint).port,
	site: siteAddress,
	mailFrom: sender,
	staffEmail: staffMailbox,
	...context,
})

/** Creates what a real account has before the stacks too: a bucket for assets and a verified sender. */
export async function prepare(endpoint: string) {
	await createBucket(endpoint, assetBucket)
	await new SESClient(clientSettings(endpoint)).send(new VerifyEmailIdentityCommand({ EmailAddress: sender }))
}

/** Creates a bucket unless it's there. */
export async function createBucket(endpoint: string, Bucket: string) {
	const s3 = new S3Client({ ...clientSettings(endpoint), forcePathStyle: true })
	await s3.send(new CreateBucketCommand({ Bucket })).catch((error: Error) => {
		if (error.name !== 'BucketAlreadyOwnedByYou') throw error
	})
}

/** Shows only the CLI's lines that tell its progress, because it prints hundreds. */
function showProgress(line: string) {
	if (/^Bundling asset|deploying\.\.\.|Synthesis time|_FAILED|❌/u.test(line)) say(`      ${line.trim()}`)
}
