import { LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda'

export interface DeployedFunction {
	/** As its code is called: `applications`, `mail-sender`. */
	name: string
	functionName: string
	arn: string
	/** The effect of a failure on people. */
	means: string
	log: string
}

/** The functions of a stage, by what the stack wrote into their descriptions: AWS cuts their own names. */
export async function functionsOf(names: string[], client = new LambdaClient({})) {
	const found: DeployedFunction[] = []
	for await (const { Functions = [] } of paginateListFunctions({ client }, {}))
		for (const { FunctionName = '', FunctionArn: arn = '', Description = '', LoggingConfig } of Functions) {
			if (!names.includes(FunctionName)) continue
			const [, entry = FunctionName, means = ''] = /^(\S+): (.*)$/s.exec(Description) ?? []
			const log = LoggingConfig?.LogGroup ?? `/aws/lambda/${FunctionName}`
			found.push({ name: nameOf(entry), functionName: FunctionName, arn, means, log })
		}
	return found.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** `functions/applications/handler.ts` is `applications`, and `functions/jobs/digest.ts` is `digest`. */
const nameOf = (entry: string) => /([^/]+?)(\/handler)?\.ts$/.exec(entry)?.[1] ?? entry
