import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PutParameterCommand, type SSMClient } from '@aws-sdk/client-ssm'
import { namesFor } from '#infra/stacks/names.ts'
import { outputsOf } from '../cloud-facts.ts'
import { readParameter } from '../parameters.ts'
import { type Command, runNode } from '../run.ts'
import { say } from '../terminal.ts'

const cdk = 'node_modules/aws-cdk/bin/cdk'

interface CdkRun extends Command {
	originSecret: string
	gatewayKey: string
	/** The CDK writes into this file what each stack says about itself. */
	outputsFile: string
	/** The error says what to do when the CDK ends with anything but success. */
	failed: () => Error
}

interface StackDeployment extends Omit<CdkRun, 'args' | 'outputsFile'> {
	folder: string
	context: { stage: string; target?: string } & Record<string, string>
}

const madeIn = (folder: string) => join(folder, 'cdk.out')

/** A cloud without the stacks needs no change set, for which the CDK would wait some seconds. */
export const fromSynthesized = (folder: string) => ['--app', madeIn(folder), '--method', 'direct']

/**
 * The CDK's command deploys every stack of a stage, on AWS and on an emulator alike. The answer is what each stack
 * says about itself.
 */
export async function deployStacks({ folder, context, ...run }: StackDeployment) {
	const names = namesFor(context.stage)
	const written = await cdkDeploy({
		...run,
		outputsFile: join(folder, 'outputs.json'),
		args: [
			// LocalStack has no CloudFront.
			context.target === 'localstack' ? names.app : '--all',
			...['--output', madeIn(folder)],
			...Object.entries(context).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
		],
	})
	return outputsOf(names, written)
}

/** The answer is what `cdk deploy` writes about each stack. */
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

interface ProtectedDeployment<Outputs> {
	/** A stage that won't stay isn't protected; one that is protected stays so. */
	throwaway: boolean
	deploy: (protect: 'yes' | 'no') => Promise<Outputs>
	answered: (outputs: Outputs) => Promise<void>
}

/**
 * The first deployment runs once more when it has `answered`, to protect the stacks that stand by then, and to let the
 * site's name lead to them. The CDK protects a stack before it makes its content; if that fails, AWS neither deletes a
 * protected stack nor creates anything in it again.
 */
export async function protectedOnceTheyStand<Outputs>(
	ssm: SSMClient,
	Name: string,
	{ throwaway, deploy, answered }: ProtectedDeployment<Outputs>,
) {
	const stood = (await readParameter(ssm, Name)) !== undefined
	const outputs = await deploy(stood ? 'yes' : 'no')
	await answered(outputs)
	if (stood || throwaway) return outputs
	await deploy('yes')
	await ssm.send(new PutParameterCommand({ Name, Value: 'yes', Type: 'String', Overwrite: true }))
	return outputs
}

/** `cdk bootstrap` records in this parameter the version of its roles and buckets in the account and region. */
export const versionParameter = '/cdk-bootstrap/hnb659fds/version'
/** The CDK's own synthesizer requires this version. */
const oldestVersion = 6

/** The CDK needs roles and a bucket of its own in the account, once. The answer is the CDK's exit code. */
export async function ensureBootstrapped(ssm: SSMClient, account: string, region: string) {
	const version = Number((await readParameter(ssm, versionParameter)) ?? 0)
	if (version >= oldestVersion) return 0
	say(`The CDK is prepared in account ${account} (once) …`)
	return runNode(cdk, {
		// The command runs without an app, because bootstrapping needs no stack and ours can't be made without its
		// settings.
		args: ['bootstrap', `aws://${account}/${region}`, '--app', '', '--no-notices'],
	})
}
