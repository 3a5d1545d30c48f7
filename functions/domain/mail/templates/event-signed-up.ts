import { type ContentOf, greet, type Page, text, type Words, written } from '#functions/domain/mail/words.ts'
import { longDate } from '#shared/dates.ts'

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
		{
			kind: 'list',
			items: [event.name, `${longDate(event.date)}, ${event.time}`, event.location],
		},
		...written(event.instructions ?? ''),
		text('The attached file puts the day into your calendar.'),
		text('Can’t come? Please tell us, so that someone else can have your place.'),
		{
			kind: 'link',
			label: 'Cancel my sign-up',
			// What comes after # stays in the browser, so no log has the token.
			address: `${page('/events/cancel')}#${cancelToken}`,
		},
	],
	ifNotYou: {
		question: 'Didn’t sign up?',
		answer: 'Someone typed your email, most likely by mistake. The link above takes you off the list.',
	},
	calendar: event,
})
