import {
	type ContentOf,
	dayAndCancel,
	greet,
	type Page,
	text,
	type Words,
	whenAndWhere,
	written,
} from '#functions/domain/mail/words.ts'

const beginnings = {
	new: {
		subject: 'You’re signed up for our event',
		title: 'You’re on the list',
		words: 'Thank you for signing up. We look forward to seeing you.',
	},
	before: {
		subject: 'You’re already signed up for our event',
		title: 'You’re already on the list',
		words:
			'Someone just signed up with this email again. You were on the list before, so nothing changed. To change your answers, cancel and sign up again.',
	},
	replaced: {
		subject: 'You’re signed up for our event',
		title: 'You’re on the list',
		words:
			'Thank you for signing up. Someone had signed up with your email before, so the list has your name and your answers now.',
	},
} as const

export const eventSignedUp = (
	{ firstName, listed, toConfirm, event, cancelToken }: ContentOf<'event-signed-up'>,
	page: Page,
): Words => ({
	subject: beginnings[listed].subject,
	preview: toConfirm ? 'When and where. Please confirm your email.' : 'When and where, and how to cancel.',
	title: beginnings[listed].title,
	greeting: greet(firstName),
	body: [
		text(beginnings[listed].words),
		whenAndWhere(event),
		...written(event.instructions ?? ''),
		...dayAndCancel(cancelToken, page, toConfirm),
	],
	ifNotYou: {
		question: 'Didn’t sign up?',
		answer: 'Someone typed your email, most likely by mistake. The link above takes you off the list.',
	},
	calendar: { event, canceled: false },
})
