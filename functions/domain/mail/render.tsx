import { renderToStaticMarkup } from 'react-dom/server'
import { accessGiven } from '#functions/domain/mail/templates/access-given.ts'
import { addressInUse } from '#functions/domain/mail/templates/address-in-use.ts'
import { applicationClosed } from '#functions/domain/mail/templates/application-closed.ts'
import { applicationReceived } from '#functions/domain/mail/templates/application-received.ts'
import { booksRequested } from '#functions/domain/mail/templates/books-requested.ts'
import { decision } from '#functions/domain/mail/templates/decision.ts'
import { digest } from '#functions/domain/mail/templates/digest.ts'
import { eventMessage } from '#functions/domain/mail/templates/event-message.ts'
import { eventSignedUp } from '#functions/domain/mail/templates/event-signed-up.ts'
import { joinAnswered } from '#functions/domain/mail/templates/join-answered.ts'
import { joinReceived } from '#functions/domain/mail/templates/join-received.ts'
import { joinToRead } from '#functions/domain/mail/templates/join-to-read.ts'
import { keyReset } from '#functions/domain/mail/templates/key-reset.ts'
import { madeEmployee } from '#functions/domain/mail/templates/made-employee.ts'
import { missing } from '#functions/domain/mail/templates/missing.ts'
import { newsletterJoined } from '#functions/domain/mail/templates/newsletter-joined.ts'
import { passkeyAdded } from '#functions/domain/mail/templates/passkey-added.ts'
import { passkeysReset } from '#functions/domain/mail/templates/passkeys-reset.ts'
import { passwordChanged } from '#functions/domain/mail/templates/password-changed.ts'
import { recovery } from '#functions/domain/mail/templates/recovery.ts'
import { recoveryCodeUsed } from '#functions/domain/mail/templates/recovery-code-used.ts'
import { staffMessage } from '#functions/domain/mail/templates/staff-message.ts'
import { stillWorking } from '#functions/domain/mail/templates/still-working.ts'
import { verification } from '#functions/domain/mail/templates/verification.ts'
import { leavePath } from '#shared/newsletter/links.ts'
import type { MailContent } from './content.ts'
import { Layout } from './layout.tsx'
import { plainText } from './plain-text.ts'
import { eventRemoved } from './templates/event-removed.ts'
import type { ContentOf, Page, Words } from './words.ts'

type Templates = { [Name in MailContent['template']]: (content: ContentOf<Name>, page: Page) => Words }

const templates: Templates = {
	verification,
	'address-in-use': addressInUse,
	recovery,
	'password-changed': passwordChanged,
	'made-employee': madeEmployee,
	'access-given': accessGiven,
	'key-reset': keyReset,
	'passkey-added': passkeyAdded,
	'passkeys-reset': passkeysReset,
	'recovery-code-used': recoveryCodeUsed,
	'application-received': applicationReceived,
	'join-received': joinReceived,
	'join-answered': joinAnswered,
	'join-to-read': joinToRead,
	'books-requested': booksRequested,
	'newsletter-joined': newsletterJoined,
	'event-signed-up': eventSignedUp,
	'event-removed': eventRemoved,
	decision,
	missing,
	'application-closed': applicationClosed,
	'still-working': stillWorking,
	digest,
	'staff-message': staffMessage,
	'event-message': eventMessage,
}

const wordsOf = <Name extends MailContent['template']>(content: ContentOf<Name>, page: Page) =>
	templates[content.template](content, page)

/** RFC 8058: mail programs show a button of their own, which posts to this address. */
const leaveHeaders = (page: Page, token: string) => [
	`List-Unsubscribe: <${page(leavePath)}?token=${token}>`,
	'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
]

/** What a mail says, as HTML and as text. Links lead to our own site and nowhere else. */
export function renderMail(content: MailContent, siteAddress: string) {
	const page: Page = (path) => siteAddress + path
	const words = wordsOf(content, page)
	return {
		subject: words.subject,
		html: `<!doctype html>${renderToStaticMarkup(<Layout words={words} page={page} />)}`,
		text: plainText(words, page),
		headers: words.leave === undefined ? [] : leaveHeaders(page, words.leave),
		calendar: words.calendar,
	}
}
