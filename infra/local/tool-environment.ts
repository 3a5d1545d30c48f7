import { delimiter, join } from 'node:path'
import { credentials, region } from '#infra/tools/credentials.ts'

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
