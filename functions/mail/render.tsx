import { renderToStaticMarkup } from 'react-dom/server'
import type { Letter } from '#functions/platform/letter.ts'
import { Layout } from './layout.tsx'
import { plainText } from './plain-text.ts'
import { addressInUse } from './templates/address-in-use.ts'
import { applicationReceived } from './templates/application-received.ts'
import { decision } from './templates/decision.ts'
import { keyReset } from './templates/key-reset.ts'
import { madeEmployee } from './templates/made-employee.ts'
import { passwordChanged } from './templates/password-changed.ts'
import { recovery } from './templates/recovery.ts'
import { staffMessage } from './templates/staff-message.ts'
import { verification } from './templates/verification.ts'
import type { LetterOf, Page, Words } from './words.ts'

type Templates = { [Name in Letter['template']]: (letter: LetterOf<Name>, page: Page) => Words }

const templates: Templates = {
	verification,
	'address-in-use': addressInUse,
	recovery,
	'password-changed': passwordChanged,
	'made-employee': madeEmployee,
	'key-reset': keyReset,
	'application-received': applicationReceived,
	decision,
	'staff-message': staffMessage,
}

const wordsOf = <Name extends Letter['template']>(letter: LetterOf<Name>, page: Page) =>
	templates[letter.template](letter, page)

/** What a mail says, as HTML and as text. Links lead to our own site and nowhere else. */
export function renderLetter(letter: Letter, siteAddress: string) {
	const page: Page = (path) => siteAddress + path
	const words = wordsOf(letter, page)
	return {
		subject: words.subject,
		html: `<!doctype html>${renderToStaticMarkup(<Layout words={words} page={page} />)}`,
		text: plainText(words, page),
	}
}
