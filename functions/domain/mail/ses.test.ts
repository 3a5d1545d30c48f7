import type { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { fakeAws } from '#infra/testing/fake-aws.ts'

// The module below reads its settings as it loads, so this file loads a fresh copy of it.
vi.hoisted(() => void vi.resetModules())

const accepted =
	'<SendEmailResponse><SendEmailResult><MessageId>accepted</MessageId></SendEmailResult></SendEmailResponse>'

/** While Lambda had frozen the function, the connection of the mail before was ended. */
const frozen = new WeakSet<Socket>()
await fakeAws(
	({ socket }, response) => {
		if (frozen.has(socket)) return socket.destroy()
		frozen.add(socket)
		return response.end(accepted)
	},
	{
		MAIL_FROM: 'no-reply@bridge.example',
		MAIL_QUEUE_URL: 'https://queue.example/mails',
		MAIL_RETRY_SECONDS: '60',
		SITE_ADDRESS: 'https://help.bridge.example',
	},
)
const { sendMail } = await import('./ses.ts')

test('a mail after a pause leaves at once, although its function was frozen and nothing is sent again', async () => {
	const content = { template: 'new-email-in-use' } as const
	for (const id of ['first', 'second', 'third'])
		expect(await sendMail(id, 'rosa@example.org', { content, language: 'en' })).toBe('accepted')
})
