import {
	type ContentOf,
	greet,
	type Page,
	text,
	type Words,
	whenAndWhere,
} from '#functions/domain/mail/words.ts'

/** To a guest whom an employee took off the list. */
export const eventRemoved = ({ firstName, event }: ContentOf<'event-removed'>, page: Page): Words => ({
	subject: 'You’re off the list for our event',
	preview: 'Our team took you off the list.',
	title: 'You’re off the list',
	greeting: greet(firstName),
	body: [
		text('You signed up for this event, and our team took you off the list:'),
		whenAndWhere(event),
		text('If this is a mistake, please sign up again or call us. We’re sorry for the trouble.'),
		{ kind: 'link', label: 'See our events', address: page('/events') },
		text('If the day is in your calendar, open the attached file to take it out.'),
	],
	ifNotYou: {
		question: 'Didn’t sign up?',
		answer: 'Someone typed your email, most likely by mistake. You don’t need to do anything.',
	},
	calendar: { event, canceled: true },
})
