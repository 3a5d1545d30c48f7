import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { grants, onTable } from './grants.test.data.ts'
import { bridge, every, type Stack, synthesize } from './synth.test.data.ts'

/** The CDK makes these from what is shown, or another part of the snapshot has them. */
const elsewhere =
	/^AWS::(ApiGateway::(Account|Deployment|Method|Resource|RestApi)|CDK|CloudFront::(Function|Origin)|IAM|Lambda::(Function|Permission)|Logs::MetricFilter|SQS::QueuePolicy|SSM)/

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

const Deployed = z.object({
	Description: z.string().regex(/^functions\/\S+\.ts: \p{Lu}.*\.$/u),
	Runtime: z.literal('nodejs24.x'),
	Architectures: z.tuple([z.literal('arm64')]),
	MemorySize: z.number(),
	Timeout: z.number(),
	LoggingConfig: z.object({ LogGroup: z.string() }),
	Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
	DeadLetterConfig: z.object({ TargetArn: z.string() }).optional(),
	RecursiveLoop: z.string().optional(),
})

/** Where a function's code is, what it may take, how long its log stays, where its failures end, and what it's told. */
const functionsIn = (stack: Stack) =>
	every(stack, 'AWS::Lambda::Function', Deployed).map(({ id, is }) => {
		const { Properties, DeletionPolicy } = stack[is.LoggingConfig.LogGroup.slice(1, -1)] ?? expect.unreachable()
		return [
			`${id} ${is.Description.replace(/:.*/, '')}`,
			`\t${is.MemorySize} MB, ${is.Timeout} s; log: ${Properties.RetentionInDays} days, ${DeletionPolicy}`,
			...(is.DeadLetterConfig ? [`\tfailures end in ${is.DeadLetterConfig.TargetArn}`] : []),
			...(is.RecursiveLoop ? [`\tstarts itself: ${is.RecursiveLoop}`] : []),
			`\t${Object.entries(is.Environment.Variables)
				.map(([name, value]) => `${name}=${value}`)
				.join(' ')}`,
		].join('\n')
	})

/** What each role may do. Of the table it says with which keys. */
const rightsIn = (stack: Stack) =>
	grants(stack).flatMap(({ role, statements }) => {
		const keyed = onTable(statements)
		const others = statements
			.filter((statement) => onTable([statement]).length === 0)
			.map(({ Effect, Action, Resource, Condition }) =>
				[
					...(Effect === 'Deny' ? ['not '] : []),
					`${Action.join(' ')} on ${Resource.join(' ')}`,
					...(Condition ? [` if ${JSON.stringify(Condition)}`] : []),
				].join(''),
			)
		const byAction = Map.groupBy(keyed, (line) => line.split(' ')[0])
		const table = [...byAction].map(
			([action, lines]) => `${action} of ${lines.map((line) => line.replace(/^\S+ /, '')).join(' ')}`,
		)
		return [...others, ...table].map((right) => `${role}: ${right}`)
	})

const Gateway = z.object({ Body: z.looseObject({ paths: z.unknown() }) }).loose()

/** All of the gateway but its paths. What its document leaves out would be lost when it's imported again. */
const gatewayOf = (stack: Stack) =>
	every(stack, 'AWS::ApiGateway::RestApi', Gateway).flatMap(({ is: { Body, ...gateway } }) => {
		const { paths: _, ...document } = Body
		return Object.entries({ ...gateway, ...document }).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
	})

/** How many resources of a kind, and which rights, an emulator has that AWS hasn't, and the other way round. */
function differences(target: 'embedded' | 'localstack') {
	const linesOf = (stack: Stack) => {
		const kinds = Map.groupBy(Object.values(stack), ({ Type }) => Type)
		return [...[...kinds].map(([Type, { length }]) => `${length} × ${Type}`), ...rightsIn(stack).map(withoutHashes)]
	}
	const [ours, theirs] = [linesOf(synthesize('aws').App), linesOf(synthesize(target).App)]
	return [
		...ours.filter((line) => !theirs.includes(line)).map((line) => `- ${line}`),
		...theirs.filter((line) => !ours.includes(line)).map((line) => `+ ${line}`),
	]
}

const titled = (title: string, lines: string[], between = '\n') => `## ${title}\n\n${lines.join(between)}`

/** `npx vitest run --project stacks infra/stacks/templates -u` writes them anew. Read the difference as you'd read code. */
test('the stack App says what it said', async () => {
	const { App } = synthesize('aws')
	const parts = [
		titled('Functions', functionsIn(App)),
		titled('Rights', rightsIn(App)),
		titled('The gateway', gatewayOf(App)),
		titled('All else that keeps, opens, counts or costs something', described(App), '\n\n'),
		titled('On MiniStack otherwise', differences('embedded')),
		titled('On LocalStack otherwise', differences('localstack')),
	]
	await expect(withoutHashes(`${parts.join('\n\n')}\n`)).toMatchFileSnapshot('./app.snap')
})

test('the stack Web says what it said', async () => {
	await expect(withoutHashes(`${described(synthesize('aws').Web).join('\n\n')}\n`)).toMatchFileSnapshot(
		'./web/web.snap',
	)
})

const Report = z.object({ pluginReports: z.array(z.object({ violations: z.array(z.unknown()) })) })

test('CloudFormation’s own rules find nothing wrong with the templates', () => {
	const { directory } = bridge('aws').app.synth()
	const report = Report.parse(JSON.parse(readFileSync(join(directory, 'validation-report.json'), 'utf8')))
	expect(report.pluginReports.flatMap(({ violations }) => violations)).toEqual([])
})

test('the stack has at least 50 resources fewer than CloudFormation takes', () => {
	expect(Object.keys(synthesize('aws').App).length).toBeLessThan(450)
})
