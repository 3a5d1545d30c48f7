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

export const eventSignedUp = (
	{ firstName, again, event, cancelToken }: ContentOf<'event-signed-up'>,
	page: Page,
): Words => ({
	subject: again ? 'You’re already signed up for our event' : 'You’re signed up for our event',
	preview: 'When and where, and how to cancel.',
	title: again ? 'You’re already on the list' : 'You’re on the list',
	greeting: greet(firstName),
	body: [
		...(again
			? [
					text(
						'Someone just signed up with this email again. You were on the list before, so nothing changed. To change your answers, cancel and sign up again.',
					),
				]
			: [text('Thank you for signing up. We look forward to seeing you.')]),
		whenAndWhere(event),
		...written(event.instructions ?? ''),
		...dayAndCancel(cancelToken, page),
	],
	ifNotYou: {
		question: 'Didn’t sign up?',
		answer: 'Someone typed your email, most likely by mistake. The link above takes you off the list.',
	},
	calendar: { event, canceled: false },
})
