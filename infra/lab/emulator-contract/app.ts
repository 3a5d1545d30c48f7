import { App, CliCredentialsStackSynthesizer } from 'aws-cdk-lib'
import { ContractStack } from './stack.ts'

/** The contract's queue gives up after a second, so that a test sees a retry. AWS advises more for a real one. */
const app = new App({ postCliContext: { '@aws-cdk/core:validateAgainstDefaultRules': false } })

new ContractStack(app, 'Contract', {
	synthesizer: new CliCredentialsStackSynthesizer({ fileAssetsBucketName: 'local-assets', bucketPrefix: '' }),
	port: Number(app.node.tryGetContext('port')),
	sender: String(app.node.tryGetContext('sender')),
})
