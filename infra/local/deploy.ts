import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CreateBucketCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { SESClient, VerifyEmailIdentityCommand } from '@aws-sdk/client-ses'
import { localStage } from '#infra/stacks/names.ts'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { deployStacks } from '#infra/tools/deploy/deploy-stacks.ts'
import { lastLines, say, shortPath, Trouble } from '#infra/tools/terminal.ts'
import { type Sources, sourcesNow } from './deployed-sources.ts'
import { toolEnvironment } from './tool-environment.ts'

export const sender = 'no-reply@bridge.example'

/** The organization's own mailbox has this address. */
export const staffMailbox = 'team@bridge.example'
const assetBucket = 'local-assets'

export interface Deployment
	extends Pick<Cloud, 'target' | 'folder' | 'endpoint' | 'siteAddress' | 'originSecret' | 'gatewayKey'> {
	/** The CDK app gets this further context, such as `mailRetrySeconds`. */
	context?: Record<string, string>
}

/** The CDK's command deploys both stacks (on LocalStack `App` alone) to a running emulator, as on AWS. */
export async function deploy(deployment: Deployment): Promise<Cloud> {
	const { context: _, ...cloud } = deployment
	const { folder, endpoint, originSecret, gatewayKey } = cloud
	const log = join(folder, 'deploy.log')
	// A start that was killed leaves the CDK's lock, and by now another process may have the number in it.
	rmSync(join(folder, 'cdk.out/synth.lock'), { force: true })
	await prepare(endpoint)
	const deploying = deployStacks({
		folder,
		context: contextOf(deployment),
		originSecret,
		gatewayKey,
		env: toolEnvironment(endpoint),
		log,
		onLine: showProgress,
		failed: () => new DeployFailed(log),
	})
	// The sources are read before the CDK works, because what changes from now on isn't deployed.
	const sources = sourcesNow()
	const outputs = await deploying
	const { ApiId, StageName } = outputs.App
	await recordSources(endpoint, sources)
	return { ...cloud, apiAddress: `${endpoint}/_aws/execute-api/${ApiId}/${StageName}`, outputs }
}

export const recordSources = (endpoint: string, sources: Sources) =>
	deployRecordAt(endpoint).write('sources', JSON.stringify(sources))

export class DeployFailed extends Trouble {
	/** CloudFormation had begun. Where it had not, nothing has changed. */
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
	languages: 'en,es',
	mailFrom: sender,
	staffEmail: staffMailbox,
	...context,
})

/** A real account has these before the stacks too: a bucket for assets and a verified sender. */
export async function prepare(endpoint: string) {
	await createBucket(endpoint, assetBucket)
	await new SESClient(clientSettings(endpoint)).send(new VerifyEmailIdentityCommand({ EmailAddress: sender }))
}

export async function createBucket(endpoint: string, Bucket: string) {
	await storage(endpoint)
		.send(new CreateBucketCommand({ Bucket }))
		.catch((error: Error) => {
			if (error.name !== 'BucketAlreadyOwnedByYou') throw error
		})
}

const storage = (endpoint: string) => new S3Client({ ...clientSettings(endpoint), forcePathStyle: true })

/** Notes what was deployed to this emulator. The note is in the emulator, so that both are kept or lost together. */
export function deployRecordAt(endpoint: string) {
	const client = storage(endpoint)
	const place = (what: string) => ({ Bucket: assetBucket, Key: `deployed/${what}` })
	return {
		read: async (what: string) => {
			const found = await client.send(new GetObjectCommand(place(what))).catch((error: Error) => {
				if (!['NoSuchKey', 'NoSuchBucket'].includes(error.name)) throw error
				return undefined
			})
			return found?.Body?.transformToString()
		},
		write: (what: string, text: string) => client.send(new PutObjectCommand({ ...place(what), Body: text })),
	}
}

/** The CLI prints hundreds of lines, so only those that tell its progress are shown. */
function showProgress(line: string) {
	if (/^Bundling asset|deploying\.\.\.|Synthesis time|_FAILED|❌/u.test(line)) say(`      ${line.trim()}`)
}
