import { delimiter, join } from 'node:path'

export const region = 'us-east-1'

/** Root of the emulated account: for tools. Functions run as their own roles. */
export const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }

/** For the SDK clients of tools and tests. */
export const clientSettings = (endpoint: string) => ({ endpoint, region, credentials })

/** For the CDK: only what it needs, so that nobody's AWS profile or proxy settings get in. */
export const toolEnvironment = (endpoint: string): NodeJS.ProcessEnv => ({
	PATH: join(import.meta.dirname, 'bin') + delimiter + process.env.PATH,
	HOME: process.env.HOME,
	LANG: 'C.UTF-8',
	AWS_ENDPOINT_URL: endpoint,
	AWS_ACCESS_KEY_ID: credentials.accessKeyId,
	AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
	AWS_REGION: region,
	AWS_DEFAULT_REGION: region,
	AWS_EC2_METADATA_DISABLED: 'true',
	AWS_CONFIG_FILE: '/dev/null',
	AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
	CDK_DISABLE_CLI_TELEMETRY: 'true',
	NO_COLOR: '1',
})
