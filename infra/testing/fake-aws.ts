import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, vi } from 'vitest'

/**
 * A server in the place of AWS, for what no emulator does. The code under test reads these settings as it loads. The
 * answer is the server's address.
 */
export async function fakeAws(answer: RequestListener, settings: Record<string, string> = {}) {
	const server = createServer(answer).listen(0, '127.0.0.1')
	await once(server, 'listening')
	afterAll(() => {
		vi.unstubAllEnvs()
		server.closeAllConnections()
		server.close()
	})
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	const environment = {
		LOG_LEVEL: 'SILENT',
		TABLE_NAME: 'Table',
		AWS_REGION: 'us-east-2',
		AWS_ENDPOINT_URL: address,
		AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
		AWS_SECRET_ACCESS_KEY: 'secret',
		...settings,
	}
	for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
	return address
}
