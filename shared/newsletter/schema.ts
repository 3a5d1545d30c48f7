import * as z from 'zod'
import { email, firstName, lastName, line } from '../fields.ts'
import { messages } from '../messages.ts'

export const newsletterSentences = {
	incomplete: messages.incomplete,
	signedUp: messages.thanks,
	unsubscribed: 'You will get no more newsletters from us.',
} as const

export const NewsletterInput = z.strictObject({
	firstName: firstName(2, 20),
	lastName: lastName(2, 20),
	email,
})

export const UnsubscribeInput = z.strictObject({
	token: line(10, 100, 'This link is not complete. Please open it from the newsletter again.').regex(
		/^[\w-]+$/,
		'This link is not complete. Please open it from the newsletter again.',
	),
})

export const SubscriberRecord = z.object({
	_id: z.string(),
	...NewsletterInput.shape,
	/** An application may have brought a longer name than the form takes. */
	firstName: z.string(),
	lastName: z.string(),
	dateAdded: z.string(),
})
