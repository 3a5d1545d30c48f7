import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
	['hazel@example.org', 'hazel@example.org'],
	['Hazel@Example.org', 'hazel@example.org'],
	['hazel+shop@example.org', 'hazel@example.org'],
	['hazel+shop+1.2@example.org', 'hazel@example.org'],
	['ha.zel@example.org', 'ha.zel@example.org'],
	['h.a.z.e.l@gmail.com', 'hazel@gmail.com'],
	['ha.zel+shop@gmail.com', 'hazel@gmail.com'],
	['ha.zel@googlemail.com', 'hazel@gmail.com'],
	['ha.zel+a.b@GoogleMail.com', 'hazel@gmail.com'],
	['ha.z-e_l@proton.me', 'hazel@proton.me'],
	['ha.zel+shop@protonmail.com', 'hazel@proton.me'],
	['h-azel@pm.me', 'hazel@proton.me'],
	['hazel@protonmail.ch', 'hazel@proton.me'],
	['ha-z_el@gmail.com', 'ha-z_el@gmail.com'],
	['ha.zel@notgmail.com', 'ha.zel@notgmail.com'],
	['ha.zel@gmail.com.example', 'ha.zel@gmail.com.example'],
])('mail to %s lies in the mailbox of %s', (email, mailbox) => {
	expect(mailboxOf(email)).toBe(mailbox)
})
