import { App, CliCredentialsStackSynthesizer } from 'aws-cdk-lib'
import { ContractStack } from './stack.ts'

const app = new App()

new ContractStack(app, 'Contract', {
	synthesizer: new CliCredentialsStackSynthesizer({ fileAssetsBucketName: 'local-assets', bucketPrefix: '' }),
	port: Number(app.node.tryGetContext('port')),
	sender: String(app.node.tryGetContext('sender')),
})
