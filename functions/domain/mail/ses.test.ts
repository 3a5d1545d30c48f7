import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'

// The module below reads its settings as it loads, so this file loads a fresh copy of it.
vi.hoisted(() => void vi.resetModules())

const accepted =
	'<SendEmailResponse><SendEmailResult><MessageId>accepted</MessageId></SendEmailResult></SendEmailResponse>'

/** While Lambda had frozen the function, the connection of the mail before was ended. */
const frozen = new WeakSet<Socket>()
const ses = createServer(({ socket }, response) => {
	if (frozen.has(socket)) return socket.destroy()
	frozen.add(socket)
	return response.end(accepted)
}).listen(0, '127.0.0.1')
await once(ses, 'listening')
const { port } = ses.address() as AddressInfo

Object.assign(process.env, {
	MAIL_FROM: 'no-reply@bridge.example',
	MAIL_QUEUE_URL: 'https://queue.example/mails',
	MAIL_RETRY_SECONDS: '60',
	SITE_ADDRESS: 'https://help.bridge.example',
	AWS_REGION: 'us-east-2',
	AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
	AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
	AWS_SECRET_ACCESS_KEY: 'secret',
})
const { sendMail } = await import('./ses.ts')

afterAll(() => {
	ses.closeAllConnections()
	ses.close()
})

test('a mail after a pause leaves at once, although its function was frozen and nothing is sent again', async () => {
	const content = { template: 'new-email-in-use' } as const
	for (const id of ['first', 'second', 'third'])
		expect(await sendMail(id, 'rosa@example.org', { content, language: 'en' })).toBe('accepted')
})
