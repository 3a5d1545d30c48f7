import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PutParameterCommand, type SSMClient } from '@aws-sdk/client-ssm'
import { namesFor } from '../stacks/names.ts'
import { outputsOf } from './cloud-facts.ts'
import { readParameter } from './parameters.ts'
import { type Command, runNode } from './run.ts'

const cdk = 'node_modules/aws-cdk/bin/cdk'

interface CdkRun extends Command {
	originSecret: string
	gatewayKey: string
	/** Where the CDK writes what each stack says about itself. */
	outputsFile: string
	/** Thrown where the CDK ends with anything but success. */
	failed: () => Error
}

interface StackDeployment extends Omit<CdkRun, 'args' | 'outputsFile'> {
	folder: string
	/** The settings of infra/stacks/settings.ts. */
	context: Context
	/** True if `synthStacks` has made the stacks, and nothing was ever deployed there. */
	isMade?: boolean
}

type Context = { stage: string; target?: string } & Record<string, string>

const madeIn = (folder: string) => join(folder, 'cdk.out')

const asArguments = (context: Context) =>
	Object.entries(context).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** Makes the stacks, for which no cloud needs to be there. */
export async function synthStacks({
	folder,
	context,
	failed,
	...run
}: Omit<StackDeployment, 'originSecret' | 'gatewayKey'>) {
	const args = ['synth', '--quiet', '--no-notices', '--output', madeIn(folder), ...asArguments(context)]
	if ((await runNode(cdk, { ...run, args })) !== 0) throw failed()
}

/** For a cloud without the stacks: without a change set, for which the CDK would wait some seconds. */
export const asMade = (folder: string) => ['--app', madeIn(folder), '--method', 'direct']

/** Every stack of a stage with the CDK CLI, on AWS and on an emulator alike, and what each says about itself. */
export async function deployStacks({ folder, context, isMade, ...run }: StackDeployment) {
	const names = namesFor(context.stage)
	const written = await cdkDeploy({
		...run,
		outputsFile: join(folder, 'outputs.json'),
		args: [
			// LocalStack has no CloudFront.
			context.target === 'localstack' ? names.app : '--all',
			...(isMade ? asMade(folder) : ['--output', madeIn(folder), ...asArguments(context)]),
		],
	})
	return outputsOf(names, written)
}

/** Runs `cdk deploy`, and returns what it writes about each stack. */
export async function cdkDeploy({
	args,
	originSecret,
	gatewayKey,
	outputsFile,
	failed,
	...run
}: CdkRun): Promise<unknown> {
	const code = await runNode(cdk, {
		...run,
		args: [
			...['deploy', ...args, '--require-approval', 'never', '--no-notices', '--progress', 'events'],
			...['--outputs-file', outputsFile],
			// `App` comes first and knows every secret that CloudFront may be sending; then `Web` sends the new one.
			...['--parameters', `OriginSecret=${originSecret}`, '--parameters', `GatewayKey=${gatewayKey}`],
		],
	})
	if (code !== 0) throw failed()
	return JSON.parse(await readFile(outputsFile, 'utf8'))
}

/**
 * Deploys, and the first time once more to protect what stands by then. The CDK protects a stack before it makes what is
 * in it; if that fails, AWS neither deletes a protected stack nor creates anything in it again.
 */
export async function protectedOnceTheyStand<Outputs>(
	ssm: SSMClient,
	Name: string,
	deploy: (protect: 'yes' | 'no') => Promise<Outputs>,
) {
	if (await readParameter(ssm, Name)) return deploy('yes')
	await deploy('no')
	const outputs = await deploy('yes')
	await ssm.send(new PutParameterCommand({ Name, Value: 'yes', Type: 'String', Overwrite: true }))
	return outputs
}
