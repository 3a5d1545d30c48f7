import * as z from 'zod'
import { email, firstName, lastName, line } from '../fields.ts'
import { formSentences } from '../form-sentences.ts'
import { languages, t } from '../words/t.ts'

export const newsletterSentences = {
	incomplete: formSentences.incomplete,
	signedUp: formSentences.thanks,
	unsubscribed: t('You’re unsubscribed. We won’t send you any more newsletters.'),
} as const

export const NewsletterInput = z.strictObject({ firstName: firstName(20), lastName: lastName(20), email })

const incompleteLink = t('This link isn’t complete. Please open it from the newsletter again.')

export const UnsubscribeInput = z.strictObject({
	token: line(10, 100, incompleteLink).regex(/^[\w-]+$/, incompleteLink),
	/** A mail program sends it for its own unsubscribe button (RFC 8058); the token is in the address then. */
	'List-Unsubscribe': z.literal('One-Click').optional(),
})

export const SubscriberRecord = z.object({
	_id: z.string(),
	...NewsletterInput.shape,
	/** An application may have brought a longer name than the form takes. */
	firstName: z.string(),
	lastName: z.string(),
	/** Of the page on which they signed up, for the newsletter that they can read. */
	language: z.enum(languages).default('en'),
	dateAdded: z.string(),
})
