import type { SSMClient } from '@aws-sdk/client-ssm'
import { readParameter } from '../parameters.ts'
import { runNode } from '../run.ts'
import { say } from '../terminal.ts'

/** `cdk bootstrap` records in this parameter the version of its roles and buckets in the account and region. */
export const versionParameter = '/cdk-bootstrap/hnb659fds/version'
/** The CDK's own synthesizer requires this version. */
const oldestVersion = 6

/** The CDK needs roles and a bucket of its own in the account, once. The answer is the CDK's exit code. */
export async function ensureBootstrapped(ssm: SSMClient, account: string, region: string) {
	const version = Number((await readParameter(ssm, versionParameter)) ?? 0)
	if (version >= oldestVersion) return 0
	say(`The CDK is prepared in account ${account} (once) …`)
	return runNode('node_modules/aws-cdk/bin/cdk', {
		// The command runs without an app, because bootstrapping needs no stack and ours can't be made without its
		// settings.
		args: ['bootstrap', `aws://${account}/${region}`, '--app', '', '--no-notices'],
	})
}
