import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesFor } from '../names.ts'
import { outputsOf } from './cloud-facts.ts'
import { type Command, runNode } from './run.ts'

interface StackDeployment extends Omit<Command, 'args'> {
	folder: string
	/** The settings of infra/settings.ts. */
	context: { stage: string } & Record<string, string>
	originSecret: string
	gatewayKey: string
	/** Thrown where the CDK ends with anything but success. */
	failed: () => Error
}

/** Every stack of a stage with the CDK CLI, on AWS and on an emulator alike, and what each says about itself. */
export async function deployStacks({
	folder,
	context,
	originSecret,
	gatewayKey,
	failed,
	...run
}: StackDeployment) {
	const outputsFile = join(folder, 'outputs.json')
	const code = await runNode('node_modules/aws-cdk/bin/cdk', {
		...run,
		args: [
			...['deploy', '--all', '--require-approval', 'never', '--no-notices', '--progress', 'events'],
			...['--output', join(folder, 'cdk.out'), '--outputs-file', outputsFile],
			// `App` comes first and knows every secret that CloudFront may be sending; then `Web` sends the new one.
			...['--parameters', `OriginSecret=${originSecret}`, '--parameters', `GatewayKey=${gatewayKey}`],
			...Object.entries(context).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
		],
	})
	if (code !== 0) throw failed()
	return outputsOf(namesFor(context.stage), JSON.parse(await readFile(outputsFile, 'utf8')))
}
