import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { SSMClient } from '@aws-sdk/client-ssm'
import { localStage, namesFor } from '../stacks/names.ts'
import { defaultStage } from '../stacks/settings.ts'
import { readCloud } from './cloud-facts.ts'
import { credentials, region } from './credentials.ts'
import { cloudFolder, isInUse } from './folders.ts'
import { readParameter } from './parameters.ts'
import { Trouble } from './terminal.ts'

/** Every tool that works on a deployment takes these arguments. */
export const stageOptions = { local: { type: 'boolean' }, stage: { type: 'string' } } as const

interface Stage {
	stage?: string | undefined
	local?: boolean | undefined
}

/**
 * The answer names the table, the buckets and the functions of a deployment, on AWS or with `local` in the running
 * `npm start`. From then on this process's own AWS clients work there too.
 */
export async function deployed({ stage = defaultStage, local = false }: Stage) {
	if (local) Object.assign(process.env, await theRunningCloud())
	process.env.AWS_REGION = region
	const names = namesFor(local ? localStage : stage)
	const client = new SSMClient({ region })
	const [table, files, auditArchive, functions] = await Promise.all(
		[names.tableParameter, names.filesParameter, names.auditArchiveParameter, names.functionsParameter].map((name) =>
			readParameter(client, name),
		),
	)
	if (!table || !files || !auditArchive || !functions)
		throw new Trouble('The stacks are not deployed in this account: `npm run deploy` first.')
	return { table, files, auditArchive, functions: functions.split(','), names }
}

export type Deployed = Awaited<ReturnType<typeof deployed>>

/** `npm start` has a folder for each kind of cloud it runs on. */
const startFolders = ['start', 'start-localstack']

async function theRunningCloud() {
	const folder = startFolders.map(cloudFolder).find(isInUse)
	const file = folder && join(folder, 'cloud.json')
	const endpoint = file && existsSync(file) ? readCloud(file).endpoint : ''
	const health = await fetch(`${endpoint}/_localstack/health`).catch(() => undefined)
	if (!health?.ok) throw new Trouble('The local cloud is not running: `npm start` in another window first.')
	return {
		AWS_ENDPOINT_URL: endpoint,
		AWS_ACCESS_KEY_ID: credentials.accessKeyId,
		AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
	}
}

/** The functions' own code works on the deployment's table and files from now on, so it has to be imported later. */
export function pointFunctionsAt({ table, files }: Pick<Deployed, 'table' | 'files'>) {
	Object.assign(process.env, { TABLE_NAME: table, FILES_BUCKET: files, LOG_LEVEL: 'ERROR' })
}

/** This process's AWS clients work on an emulator. */
export const onEmulator = () => process.env.AWS_ENDPOINT_URL !== undefined

/** An emulator has no names for buckets in the DNS, so the bucket is part of the path. */
export const storageClient = () => new S3Client({ region, forcePathStyle: onEmulator() })
