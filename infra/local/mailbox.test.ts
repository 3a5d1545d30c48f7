import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { mimeMessage } from '#functions/domain/mail/mime.ts'
import { mailbox, readWholeMail } from './mailbox.ts'

const mail = {
	Id: '1',
	Source: 'no-reply@bridge.example',
	Timestamp: '2026-11-25T21:41:54Z',
	Destination: { ToAddresses: ['someone@example.org'] },
	Subject: 'Your code',
	Body: { text_part: '123456', html_part: null },
}

test('mails are listed although one arrives while LocalStack lists them', async () => {
	let failures = 2
	const server = createServer((_, response) => {
		if (failures-- > 0) response.writeHead(500).end('{"message":"dictionary changed size during iteration"}')
		else response.end(JSON.stringify({ messages: [mail] }))
	})
	const port = await new Promise((listening) => server.listen(0, () => listening(Object(server.address()).port)))
	onTestFinished(() => void server.close())
	const mails = await mailbox({ target: 'localstack', endpoint: `http://localhost:${port}` })
	expect(mails).toMatchObject([{ to: ['someone@example.org'], text: '123456' }])
})

test.each([undefined, { method: 'CANCEL', text: 'BEGIN:VCALENDAR' } as const])(
	'a mail is read as it was written, with this calendar: %o',
	(calendar) => {
		const words = { subject: 'You’re coming', text: 'Hello,\n\n'.repeat(40), html: '<p>Hello – see you</p>' }
		const whole = mimeMessage({
			from: 'team@bridge.example',
			to: 'someone@example.org',
			headers: ['List-Unsubscribe: <x>'],
			...words,
			...(calendar && { calendar }),
		})
		expect(readWholeMail(whole)).toEqual({ ...words, to: ['someone@example.org'] })
	},
)
