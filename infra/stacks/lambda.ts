import { AssetHashType, DockerImage, Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, type PolicyStatementProps, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Function as AwsFunction, Code, RecursiveLoop, Runtime } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { type Kind, metricOfErrors } from './alarm.ts'
import { bundleTogether, copyBundle, entries, root } from './bundle.ts'
import { combined, type Reach, reachOf, tableStatements } from './reach.ts'
import type { Settings } from './settings.ts'

export interface LambdaProps {
	settings: Settings
	entry: string
	/**
	 * The text says what people notice when the function fails. Volunteers read it in the alarm's mail and in what `npm
	 * run errors` prints.
	 */
	failureMeans: string
	/** The alarm of this kind tells of the function's errors. */
	kind: Kind
	memory?: number
	seconds?: number
	environment?: Record<string, string>
	/** An asynchronous call that failed three times ends here. A function with such calls must have one. */
	deadEnd?: IQueue
	/** The function sends messages to the queue that starts it. Lambda would end that after 16 rounds. */
	startsItself?: boolean
}

let isBundled = false

/** CDK asks for the bundle when the stack is deployed, and names it by its content. */
export const codeOf = (entry: string, { local }: { local: boolean }) =>
	Code.fromAsset(root, {
		assetHashType: AssetHashType.OUTPUT,
		bundling: {
			// CDK wants an image for machines that can't bundle by themselves, which ours always can.
			image: DockerImage.fromRegistry('unused'),
			// CDK bundles once for equal options and doesn't look at `tryBundle`, so the options name the entry.
			command: [entry],
			local: {
				tryBundle(to) {
					if (!isBundled) bundleTogether(entries, { local })
					isBundled = true
					copyBundle(entry, to, { local })
					return true
				},
			},
		},
	})

/**
 * Our errors are JSON with the level ERROR. Lambda itself writes text: `ERROR` for what a function threw, and two
 * other lines when it ran out of time or memory. A pattern for JSON would see none of these.
 */
const signsOfAnError = ['ERROR', 'Task timed out', 'Runtime exited']

/** On one machine all functions share its processors. The gateway waits no longer than 29 seconds. */
const longestRequest = 28

/** Each function has its own role and log, and a bundle with everything it needs. */
export class Lambda extends Construct {
	readonly function: AwsFunction
	readonly role: Role
	readonly log: LogGroup
	readonly #entry: string

	constructor(scope: Construct, id: string, props: LambdaProps) {
		super(scope, id)
		const {
			settings,
			entry,
			failureMeans,
			kind,
			memory = 512,
			seconds = 10,
			environment = {},
			deadEnd,
			startsItself,
		} = props
		this.#entry = entry
		this.log = new LogGroup(this, 'Log', {
			retention: RetentionDays.THREE_MONTHS,
			// The log says who looked at whose data. It stays for its three months even if the feature is renamed.
			removalPolicy: kind === 'Requests' && !settings.local ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
		})
		this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
		this.log.grantWrite(this.role)
		this.function = new AwsFunction(this, 'Function', {
			// `npm run errors` reads here where the code is, and what fails with it.
			description: `${entry}: ${failureMeans}`,
			code: codeOf(entry, settings),
			handler: 'index.handler',
			runtime: Runtime.NODEJS_24_X,
			architecture: Architecture.ARM_64,
			memorySize: memory,
			timeout: Duration.seconds(settings.local && kind === 'Requests' ? longestRequest : seconds),
			role: this.role,
			logGroup: this.log,
			environment: {
				...environment,
				METRICS_NAMESPACE: settings.names.metrics,
				...(settings.tableStream && { SESSIONS_SINCE: `${settings.tableStream.split('/').at(-1)}Z` }),
				...(settings.local && { NODE_OPTIONS: '--enable-source-maps' }),
			},
			...(deadEnd && { deadLetterQueue: deadEnd }),
			...(startsItself && { recursiveLoop: RecursiveLoop.ALLOW }),
		})
		// LocalStack's community edition has no metric filters.
		if (settings.target === 'localstack') return
		// Lambda's own metric doesn't count a 500 that the function itself answered.
		this.log.addMetricFilter('Errors', {
			filterPattern: FilterPattern.anyTerm(...signsOfAnError),
			metricNamespace: settings.names.metrics,
			metricName: metricOfErrors(kind),
		})
	}

	/** One call grants the access and sets the environment variable, so that neither can be forgotten. */
	give(variable: string, name: string, actions: string[], resources: string[]) {
		this.function.addEnvironment(variable, name)
		this.allow(actions, resources)
	}

	mayStart(variable: string, { function: { functionName, functionArn } }: Lambda) {
		this.give(variable, functionName, ['lambda:InvokeFunction'], [functionArn])
	}

	tell(variables: Record<string, string>) {
		for (const [name, value] of Object.entries(variables)) this.function.addEnvironment(name, value)
	}

	allow(actions: string[], resources: string[], conditions: PolicyStatementProps['conditions'] = {}) {
		this.role.addToPrincipalPolicy(new PolicyStatement({ actions, resources, conditions }))
	}

	/** The function may reach the parts of the table that its own code uses, and the extra places. */
	reachTable(table: ITable, ...more: Reach[]) {
		this.#reach(table, reachOf(this.#entry, ...more))
	}

	/** The function may reach these places only, because it uses just a corner of what it imports. */
	reachOnly(table: ITable, ...places: Reach[]) {
		this.#reach(table, combined(places))
	}

	#reach({ tableName, tableArn }: ITable, places: ReturnType<typeof combined>) {
		this.function.addEnvironment('TABLE_NAME', tableName)
		for (const statement of tableStatements(tableArn, places)) this.role.addToPrincipalPolicy(statement)
	}
}
