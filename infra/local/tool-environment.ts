import { credentials, region } from '#infra/tools/credentials.ts'

/** The CDK gets only the variables it needs, so that the developer's AWS profile and proxy settings don't affect it. */
export const toolEnvironment = (endpoint: string): NodeJS.ProcessEnv => ({
	PATH: process.env.PATH,
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
