import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { localStage, namesFor } from '#infra/stacks/names.ts'
import { type Cloud, WebOutputs } from '#infra/tools/cloud-facts.ts'
import { cdkDeploy, fromSynthesized } from '#infra/tools/deploy/deploy-stacks.ts'
import { step } from '#infra/tools/terminal.ts'
import { createBucket, DeployFailed, prepare } from '../deploy.ts'
import { toolEnvironment } from '../tool-environment.ts'

/** The stack `Web` was made together with LocalStack's `App`, and is deployed to the MiniStack that stands before it. */
export const deployFront = (cloud: Cloud, endpoint: string): Promise<Cloud> =>
	step('CloudFront’s rules on MiniStack', async () => {
		const { folder, originSecret, gatewayKey } = cloud
		const { app, web } = namesFor(localStage)
		await fillIn(join(folder, 'cdk.out', `${web}.template.json`), await outputsOn(folder, app))
		await prepare(endpoint)
		const log = join(folder, 'deploy-front.log')
		const written = await cdkDeploy({
			args: [web, '--exclusively', ...fromSynthesized(folder)],
			originSecret,
			gatewayKey,
			outputsFile: join(folder, 'front.json'),
			env: toolEnvironment(endpoint),
			log,
			failed: () => new DeployFailed(log),
		})
		const outputs = WebOutputs.parse(z.record(z.string(), z.unknown()).parse(written)[web])
		await createBucket(cloud.endpoint, outputs.SiteBucket)
		return { ...cloud, front: { ...outputs, endpoint } }
	})

/** The stack on LocalStack says this about itself. */
async function outputsOn(folder: string, stack: string) {
	const written = JSON.parse(await readFile(join(folder, 'outputs.json'), 'utf8'))
	return z.record(z.string(), z.record(z.string(), z.string())).parse(written)[stack] ?? {}
}

/** A stack can't read the output of a stack on another emulator, so its template gets the values themselves. */
async function fillIn(template: string, values: Record<string, string>) {
	const text = await readFile(template, 'utf8')
	const filled = JSON.stringify(JSON.parse(text), (_, part) => {
		const name = part?.['Fn::GetStackOutput']?.OutputName
		return typeof name === 'string' ? values[name] : part
	})
	await writeFile(template, filled)
}
