import { LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda'

export interface DeployedFunction {
	/** The function has the name of its code: `applications`, `mail-sender`. */
	name: string
	functionName: string
	arn: string
	/** The text says what people notice when the function fails. */
	means: string
	log: string
}

/** The stack wrote the names of a stage's functions into their descriptions, because AWS cuts their own names. */
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

/** `functions/applications/handler.ts` gives `applications`, and `functions/jobs/eraser.ts` gives `eraser`. */
const nameOf = (entry: string) => /([^/]+?)(\/handler)?\.ts$/.exec(entry)?.[1] ?? entry
