import { expect, test } from 'vitest'
import { inboxPage } from './inbox.ts'
import type { Mail } from './mailbox.ts'

const mail: Mail = {
	id: 'one',
	from: 'us@example.org',
	to: ['willow@example.org'],
	subject: 'Your <b>code</b>',
	text: 'Code: 123 456',
	html: `<p title="x">Code</p><script>alert('no')</script>`,
	sentAt: new Date('2026-01-05T09:00:00Z'),
}

test('a mail in the inbox can run no scripts and load nothing', () => {
	const page = inboxPage([mail])
	expect(page).toContain('Your &lt;b&gt;code&lt;/b&gt;')
	expect(page).toContain('Code: 123 456')
	expect(page).toContain('<iframe sandbox ')
	expect(page).toContain('srcdoc="&lt;p title=&quot;x&quot;&gt;')
	expect(page).not.toContain("<script>alert('no')")
})

test('an empty inbox says what to do', () => {
	expect(inboxPage([])).toContain('No mail yet')
})
