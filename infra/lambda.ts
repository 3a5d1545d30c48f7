import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, type PolicyStatementProps, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, type IFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { type BundlingOptions, NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs'
import { FilterPattern, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { alarm } from './alarm.ts'
import { listStatement, type Reach, reachOf, tableStatements } from './reach.ts'
import type { Settings } from './settings.ts'

export interface LambdaProps {
	settings: Settings
	entry: string
	/** What a failure means to people: the text of the alarm somebody reads in the evening. */
	failureMeans: string
	alarms: ITopic
	memory?: number
	seconds?: number
	environment?: Record<string, string>
	/** Where a call ends that nobody waits for and that failed three times; such a function must have one. */
	deadEnd?: IQueue
}

const root = `${import.meta.dirname}/../`

/** What a bundle takes in the place of something larger that it would use a corner of. */
const leaner = {
	'--alias:@aws-sdk/credential-provider-node': `${root}functions/platform/bundle/credentials.ts`,
	'--alias:@aws-sdk/middleware-endpoint-discovery': `${root}functions/platform/bundle/endpoint-discovery.ts`,
	'--alias:@smithy/core/event-streams': `${root}functions/platform/bundle/event-streams.ts`,
	// Mails are drawn by React's small sister: 8 instead of 44 KB.
	'--alias:react': 'preact/compat',
	'--alias:react-dom/server': 'preact-render-to-string',
}

/** How a function and all it needs become one file, here and wherever else a function is made. */
export const bundling: BundlingOptions = {
	// An ES module that imports `node:http` makes Node load its whole `fetch` as well.
	format: OutputFormat.CJS,
	target: 'node22',
	minify: true,
	mainFields: ['module', 'main'],
	externalModules: [],
	esbuildArgs: leaner,
	define: { 'process.env.NODE_ENV': '"production"' },
}

/** Every function of ours: its own role, its own log, its own alarm, everything it needs in one bundle. */
export class Lambda extends Construct {
	readonly function: IFunction
	readonly role: Role
	readonly log: LogGroup
	readonly #nodejs: NodejsFunction
	readonly #entry: string

	constructor(scope: Construct, id: string, props: LambdaProps) {
		super(scope, id)
		const { settings, entry, failureMeans, memory = 512, seconds = 10, environment = {}, deadEnd } = props
		this.#entry = entry
		this.log = new LogGroup(this, 'Log', {
			retention: RetentionDays.THREE_MONTHS,
			removalPolicy: RemovalPolicy.DESTROY,
		})
		this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
		this.log.grantWrite(this.role)
		this.#nodejs = new NodejsFunction(this, 'Function', {
			entry: `${root}${entry}`,
			handler: 'handler',
			projectRoot: root,
			depsLockFilePath: `${root}package-lock.json`,
			runtime: Runtime.NODEJS_24_X,
			architecture: Architecture.ARM_64,
			memorySize: memory,
			timeout: Duration.seconds(seconds),
			role: this.role,
			logGroup: this.log,
			environment: { ...environment, POWERTOOLS_METRICS_NAMESPACE: settings.names.metrics },
			...(deadEnd && { deadLetterQueue: deadEnd }),
			awsSdkConnectionReuse: false,
			bundling,
		})
		this.function = this.#nodejs
		const period = Duration.minutes(5)
		const thrown = this.#nodejs.metricErrors({ period })
		alarm(this, 'Errors', { metric: thrown, means: failureMeans, alarms: props.alarms })
		// LocalStack's edition has no metric filters.
		if (settings.target !== 'localstack') {
			const metric = this.#loggedErrors(settings.names.metrics).metric({ period, statistic: 'Sum' })
			alarm(this, 'LoggedErrors', { metric, means: failureMeans, alarms: props.alarms })
		}
	}

	/** What it answered with 500 and wrote down is no error to Lambda. */
	#loggedErrors(namespace: string) {
		return this.log.addMetricFilter('LoggedErrors', {
			filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
			metricNamespace: namespace,
			metricName: `LoggedErrors/${this.node.path}`,
		})
	}

	/** Granting a thing and telling its name is one act. */
	give(variable: string, name: string, actions: string[], resources: string[]) {
		this.#nodejs.addEnvironment(variable, name)
		this.allow(actions, resources)
	}

	tell(variables: Record<string, string>) {
		for (const [name, value] of Object.entries(variables)) this.#nodejs.addEnvironment(name, value)
	}

	allow(actions: string[], resources: string[], conditions: PolicyStatementProps['conditions'] = {}) {
		this.role.addToPrincipalPolicy(new PolicyStatement({ actions, resources, conditions }))
	}

	/** The table, as far as the function's own code reaches, and what it needs besides. */
	reachTable({ tableName, tableArn }: ITable, ...more: Reach[]) {
		this.#nodejs.addEnvironment('TABLE_NAME', tableName)
		for (const statement of tableStatements(tableArn, reachOf(this.#entry, ...more)))
			this.role.addToPrincipalPolicy(statement)
	}

	/** The rows of one list, and nothing else of what its module keeps. */
	readList({ tableName, tableArn }: ITable, list: string) {
		this.#nodejs.addEnvironment('TABLE_NAME', tableName)
		this.role.addToPrincipalPolicy(listStatement(tableArn, [list]))
	}

	get region() {
		return Stack.of(this).region
	}
}
