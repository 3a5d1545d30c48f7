import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A server in the place of AWS, for what no emulator does. The code under test reads these settings as it loads. */
export async function fakeAws(answer: RequestListener, settings: NodeJS.ProcessEnv = {}) {
	const server = createServer(answer).listen(0, '127.0.0.1')
	await once(server, 'listening')
	afterAll(() => {
		server.closeAllConnections()
		server.close()
	})
	Object.assign(process.env, {
		LOG_LEVEL: 'SILENT',
		TABLE_NAME: 'Table',
		AWS_REGION: 'us-east-2',
		AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
		AWS_SECRET_ACCESS_KEY: 'secret',
		...settings,
	})
}
