import { type App, CliCredentialsStackSynthesizer, DefaultStackSynthesizer } from 'aws-cdk-lib'
import { AppStack } from './app-stack.ts'
import { readSettings, type Settings } from './settings.ts'
import { WebStack } from './web/web-stack.ts'

/**
 * LocalStack's edition has no CloudFront, so there `Web` is deployed to the other emulator
 * (infra/local/localstack/front.ts).
 */
export function addStacks(app: App) {
	const settings = readSettings((name) => app.node.tryGetContext(name))
	const { names } = settings
	const stack = new AppStack(app, names.app, { ...stackProps(settings), settings })
	return [stack, new WebStack(app, names.web, { ...stackProps(settings), settings, app: stack })]
}

/** The default account is the emulators'. CloudFormation gives a stack's tags to everything in the stack. */
const stackProps = ({ local, protect, stage, account = '000000000000' }: Settings) => ({
	env: { account, region: 'us-east-1' },
	synthesizer: local
		? new CliCredentialsStackSynthesizer({ fileAssetsBucketName: 'local-assets', bucketPrefix: '' })
		: new DefaultStackSynthesizer(),
	tags: { project: 'bridge-the-gap', stage },
	terminationProtection: !local && protect === 'yes',
})
