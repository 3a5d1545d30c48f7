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
import { importsPackage } from './imports.ts'
import { combined, type Reach, reachOf, tableStatements } from './reach.ts'
import type { Settings } from './settings.ts'

export interface LambdaProps {
	settings: Settings
	entry: string
	/** The effect of a failure on people. It's the text of the alarm's mail, which volunteers read. */
	failureMeans: string
	alarms: ITopic
	memory?: number
	seconds?: number
	environment?: Record<string, string>
	/** The dead-letter queue for asynchronous calls that failed three times. A function with such calls must have one. */
	deadEnd?: IQueue
	/** Packages with machine code, which can't be part of the bundle's one file. */
	native?: string[]
}

const root = `${import.meta.dirname}/../`
const node = process.execPath

/** What reads the certificate that a device may send with a passkey. We ask for none. */
const certificates = [
	'@peculiar/x509',
	'@peculiar/asn1-android',
	'@peculiar/asn1-rsa',
	'@peculiar/asn1-x509',
	'@peculiar/asn1-x509-post-quantum',
	'reflect-metadata',
]

/** Smaller replacements for packages of which a bundle needs only a small part. */
const leaner = {
	'--alias:@aws-sdk/credential-provider-node': `${root}functions/platform/bundle/credentials.ts`,
	'--alias:@aws-sdk/middleware-endpoint-discovery': `${root}functions/platform/bundle/endpoint-discovery.ts`,
	'--alias:@smithy/core/event-streams': `${root}functions/platform/bundle/event-streams.ts`,
	...Object.fromEntries(
		certificates.map((name) => [`--alias:${name}`, `${root}functions/platform/bundle/certificates.ts`]),
	),
}

/** Bundles a function with its dependencies into one file. Everything that builds a function uses these options. */
export const bundling = {
	// The bundle is CommonJS, because an ES module that imports `node:http` makes Node load all of `fetch` as well.
	format: OutputFormat.CJS,
	target: 'node22',
	minify: true,
	mainFields: ['module', 'main'],
	externalModules: [],
	esbuildArgs: leaner,
	define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BundlingOptions

/** Large packages that most requests don't need. Our code loads them with `import()`, each from a file of its own. */
const loadedLater = ['@aws-sdk/client-s3']

/**
 * What lies beside the bundle. Packages with machine code are copied on a laptop as they're installed, for its own
 * processor. For AWS npm fetches those of Lambda's processor, whatever the machine has that deploys.
 */
const besideBundle = (native: string[], later: string[], { local }: Settings): BundlingOptions => ({
	externalModules: [...native, ...later],
	commandHooks: {
		beforeBundling: () => [],
		beforeInstall: () => [],
		afterBundling: (_, to) => [
			...(native.length > 0
				? [[node, `${root}infra/tools/copy-packages.ts`, to, local ? '' : '--arm64', ...native].join(' ')]
				: []),
			...later.map((name) => bundlePackage(name, to)),
		],
	},
})

/** Bundles a package into one file, where `import()` finds it from the function's own. */
const bundlePackage = (name: string, to: string) =>
	[
		`${root}node_modules/.bin/esbuild`,
		name,
		...['--bundle', '--minify', '--platform=node', '--format=cjs', `--target=${bundling.target}`],
		`--main-fields=${bundling.mainFields}`,
		...Object.entries(leaner).map(([option, value]) => `${option}=${value}`),
		`--outfile=${to}/node_modules/${name}/index.js`,
	].join(' ')

/** Each of our functions has its own role, log and alarm, and a bundle with everything it needs. */
export class Lambda extends Construct {
	readonly function: IFunction
	readonly role: Role
	readonly log: LogGroup
	readonly #nodejs: NodejsFunction
	readonly #entry: string

	constructor(scope: Construct, id: string, props: LambdaProps) {
		super(scope, id)
		const {
			settings,
			entry,
			failureMeans,
			memory = 512,
			seconds = 10,
			environment = {},
			deadEnd,
			native = [],
		} = props
		const later = loadedLater.filter((name) => importsPackage(entry, name))
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
			environment: { ...environment, METRICS_NAMESPACE: settings.names.metrics },
			...(deadEnd && { deadLetterQueue: deadEnd }),
			awsSdkConnectionReuse: false,
			bundling: { ...bundling, ...besideBundle(native, later, settings) },
		})
		this.function = this.#nodejs
		const period = Duration.minutes(5)
		const thrown = this.#nodejs.metricErrors({ period })
		alarm(this, 'Errors', { metric: thrown, means: failureMeans, alarms: props.alarms })
		// LocalStack's community edition has no metric filters.
		if (settings.target !== 'localstack') {
			const metric = this.#loggedErrors(settings.names.metrics).metric({ period, statistic: 'Sum' })
			alarm(this, 'LoggedErrors', { metric, means: failureMeans, alarms: props.alarms })
		}
	}

	/** Counts logged errors, because Lambda doesn't count a 500 that the function itself answered as an error. */
	#loggedErrors(namespace: string) {
		return this.log.addMetricFilter('LoggedErrors', {
			filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
			metricNamespace: namespace,
			metricName: `LoggedErrors/${this.node.path}`,
		})
	}

	/** Grants access and sets the environment variable together, so that neither can be forgotten. */
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

	/** Grants the parts of the table that the function's own code uses, and the extra places. */
	reachTable(table: ITable, ...more: Reach[]) {
		this.#reach(table, reachOf(this.#entry, ...more))
	}

	/** Grants these places only, for a function that uses just a corner of what it imports. */
	reachOnly(table: ITable, ...places: Reach[]) {
		this.#reach(table, combined(places))
	}

	#reach({ tableName, tableArn }: ITable, places: ReturnType<typeof combined>) {
		this.#nodejs.addEnvironment('TABLE_NAME', tableName)
		for (const statement of tableStatements(tableArn, places)) this.role.addToPrincipalPolicy(statement)
	}

	get region() {
		return Stack.of(this).region
	}
}
