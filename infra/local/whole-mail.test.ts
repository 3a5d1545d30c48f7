import { expect, test } from 'vitest'
import { mimeMessage } from '#functions/domain/mail/mime.ts'
import { readWholeMail } from './whole-mail.ts'

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
