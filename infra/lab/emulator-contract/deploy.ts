import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { DeployFailed, prepare, sender } from '#infra/local/deploy.ts'
import { toolEnvironment } from '#infra/local/tool-environment.ts'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { runNode } from '#infra/tools/run.ts'

const Contract = z.object({
	TABLE: z.string(),
	BUCKET: z.string(),
	QUEUE: z.string(),
	DEAD: z.string(),
	SENDER: z.string(),
	API: z.string(),
	SITE: z.string(),
	DOMAIN: z.string(),
})

export type Contract = z.output<typeof Contract>

/** The contract stack stands beside the product's own, or on an emulator with nothing else. */
export async function deployContract({ endpoint, folder }: Pick<Cloud, 'endpoint' | 'folder'>) {
	await prepare(endpoint)
	const outputsFile = join(folder, 'contract.json')
	const log = join(folder, 'contract.log')
	const code = await runNode('node_modules/aws-cdk/bin/cdk', {
		env: toolEnvironment(endpoint),
		log,
		args: [
			...['deploy', '--app', 'node infra/lab/emulator-contract/app.ts', '--require-approval', 'never', '--no-notices'],
			...['--output', join(folder, 'contract.out'), '--outputs-file', outputsFile],
			...['-c', `port=${new URL(endpoint).port}`, '-c', `sender=${sender}`],
		],
	})
	if (code !== 0) throw new DeployFailed(log)
	return z.object({ Contract }).parse(JSON.parse(readFileSync(outputsFile, 'utf8'))).Contract
}
