import { credentials, region } from '#infra/tools/credentials.ts'

export const originSecret = 'the-origin-secret-of-the-bench'

/** A function parses these variables, or the bench itself uses them, so they need values that fit. */
const values: Readonly<Record<string, string>> = {
	TABLE_NAME: 'bench',
	FILES_BUCKET: 'bench',
	ORIGIN_SECRET: originSecret,
}

/** This default is valid for a text as well as for an address. */
const anything = 'https://bench.bridge.example'

/** Lambda would give a function such an environment for these variables, with AWS at this address. */
export const functionEnvironment = (variables: readonly string[], endpoint: string): NodeJS.ProcessEnv => ({
	AWS_REGION: region,
	AWS_ACCESS_KEY_ID: credentials.accessKeyId,
	AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
	AWS_ENDPOINT_URL: endpoint,
	...Object.fromEntries(variables.map((name) => [name, values[name] ?? (name.endsWith('_SECONDS') ? '60' : anything)])),
})
