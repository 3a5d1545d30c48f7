import { type ContentOf, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'
import { unsubscribePage } from '#shared/newsletter/links.ts'

export const newsletterJoined = (
	{ firstName, leave }: ContentOf<'newsletter-joined'>,
	page: Page,
): Words => ({
	subject: 'You get our newsletter now',
	preview: 'Stories, events and ways to help, a few times a year.',
	title: 'Welcome to our newsletter',
	greeting: greet(firstName),
	body: [
		text('Thank you for signing up. We write a few times a year: stories, events and ways to help.'),
		{ kind: 'link', label: 'Unsubscribe', address: page(unsubscribePage(leave)) },
	],
	ifNotYou: {
		question: 'Didn’t sign up?',
		answer:
			'Someone typed your email, most likely by mistake. Unsubscribe above, and you’ll hear nothing more.',
	},
	leave,
})
