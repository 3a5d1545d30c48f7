import { expect, test } from 'vitest'
import { type Stack, synthesize } from './synth.test.data.ts'

/** Tests of their own say what these have to be, or the CDK makes them from what is shown. */
const elsewhere =
	/^AWS::(ApiGateway::(Account|Deployment|Method|Resource|RestApi)|CDK|CloudFront::(Function|Origin)|CloudWatch::Dashboard|IAM|Lambda::(Function|Permission)|Logs::MetricFilter|SQS::QueuePolicy|SSM)/

const unimportant = ['AlarmActions', 'AlarmDescription', 'DeploymentId', 'Tags']

/** CloudFormation's names of resources end with a hash of their place. */
const withoutHashes = (text: string) => text.replace(/(?<=[A-Za-z]\d?)[0-9A-F]{8}\b/g, '')

/** Each property is a line, so that a difference shows what it is about. */
const described = (stack: Stack) =>
	Object.entries(stack)
		.filter(
			([, { Type, Properties }]) =>
				!elsewhere.test(Type) && (Type !== 'AWS::Logs::LogGroup' || Properties.LogGroupName),
		)
		.map(([id, { Type, DeletionPolicy, Properties }]) => {
			const kept = DeletionPolicy ? `, ${DeletionPolicy}` : ''
			const properties = Object.entries(Properties).filter(([name]) => !unimportant.includes(name))
			return [
				`${id} (${Type.replace('AWS::', '')}${kept})`,
				...properties.map(([name, value]) => `\t${name}: ${JSON.stringify(value)}`),
			].join('\n')
		})
		.join('\n\n')

/** `npx vitest run --project stacks infra/stacks/templates -u` writes them anew. Read the difference as you'd read code. */
test('the templates for AWS say what they said, in all that keeps, opens, counts or costs something', async () => {
	const { App, Web } = synthesize('aws')
	await expect(withoutHashes(`${described(App)}\n\n${described(Web)}\n`)).toMatchFileSnapshot('./templates.snap')
})
