import { randomUUID } from 'node:crypto'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { credentials, region } from '#infra/tools/credentials.ts'

/**
 * Commands that read the whole table refuse kinds of keys that table-map.ts doesn't declare, so an item of a test has a key
 * of one that is declared.
 */
export const testKey = (id: string = randomUUID()) => `THROTTLE#test-${id}`

/** Tests run the functions' own table code against a cloud, so that they write items exactly as the product does. */
export async function tableCode({ endpoint, outputs }: Pick<Cloud, 'endpoint' | 'outputs'>) {
	Object.assign(process.env, {
		TABLE_NAME: outputs.App.TableName,
		AWS_ENDPOINT_URL: endpoint,
		AWS_REGION: region,
		AWS_ACCESS_KEY_ID: credentials.accessKeyId,
		AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
	})
	const { putItem, ...table } = await import('#functions/platform/store/table.ts')
	// Tests share a small machine with an emulator, where a call may take longer than a function waits for AWS.
	for (const wait of ['connectionTimeout', 'requestTimeout'])
		Object(table.client.config.requestHandler).updateHttpClientConfig(wait, 60_000)
	const write = await import('#functions/platform/store/write.ts')
	const { putAccount } = await import('#functions/domain/credentials/complete-account.ts')
	const { putSignup } = await import('#functions/domain/credentials/table.ts')
	const { hashSecret } = await import('#functions/platform/identity/secrets.ts')
	const { setEmployeeKey } = await import('#functions/domain/people/employee-keys.ts')
	const { beginSession } = await import('#functions/platform/identity/session.ts')
	const people = await import('#functions/domain/people/table.ts')
	const access = await import('#functions/domain/people/user-access.ts')
	const { applications } = await import('#functions/domain/applications/table.ts')
	const { putSettings } = await import('#functions/domain/applications/settings.ts')
	return {
		...table,
		...write,
		...people,
		...access,
		putItem,
		putAccount,
		putSignup,
		hashSecret,
		setEmployeeKey,
		beginSession,
		putSettings,
		applications,
	}
}
