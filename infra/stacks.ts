import { type App, CliCredentialsStackSynthesizer, DefaultStackSynthesizer } from 'aws-cdk-lib'
import { AppStack } from './app-stack.ts'
import { readSettings } from './settings.ts'
import { WebStack } from './web-stack.ts'

/** The stacks as the context of the app wants them; LocalStack's edition has no CloudFront and gets no `Web`. */
export function addStacks(app: App) {
	const settings = readSettings((name) => app.node.tryGetContext(name))
	const env = settings.local
		? { account: '000000000000', region: 'us-east-1' }
		: { account: process.env.CDK_DEFAULT_ACCOUNT ?? '', region: 'us-east-1' }
	const synthesizer = () =>
		settings.local
			? new CliCredentialsStackSynthesizer({ fileAssetsBucketName: 'local-assets', bucketPrefix: '' })
			: new DefaultStackSynthesizer()
	const stack = new AppStack(app, 'App', { env, synthesizer: synthesizer(), settings })
	if (settings.target === 'localstack') return [stack]
	return [stack, new WebStack(app, 'Web', { env, synthesizer: synthesizer(), settings, app: stack })]
}
