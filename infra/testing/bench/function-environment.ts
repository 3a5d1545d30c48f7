import { credentials, region } from '#infra/tools/credentials.ts'

export const originSecret = 'the-origin-secret-of-the-bench'

const values: Readonly<Record<string, string>> = {
	TABLE_NAME: 'bench',
	FILES_BUCKET: 'bench',
	ORIGIN_SECRET: originSecret,
	SITE_ADDRESS: 'https://help.bridge.example',
	POWERTOOLS_METRICS_NAMESPACE: 'Bench',
	MAIL_FROM: 'no-reply@bridge.example',
	MAIL_RETRY_SECONDS: '60,300',
	MAIL_QUEUE_URL: 'https://queue.bridge.example',
}

/** What Lambda would give a function that has these variables, with AWS at this address. */
export const functionEnvironment = (variables: readonly string[], endpoint: string): NodeJS.ProcessEnv => ({
	AWS_REGION: region,
	AWS_ACCESS_KEY_ID: credentials.accessKeyId,
	AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
	AWS_ENDPOINT_URL: endpoint,
	...Object.fromEntries(variables.map((name) => [name, values[name] ?? missing(name)])),
})

function missing(name: string): never {
	throw new Error(`The bench has no value for the variable ${name} of a function`)
}
