import {
	type ContentOf,
	greet,
	type Page,
	text,
	type Words,
	whereToLook,
} from '#functions/domain/mail/words.ts'

export const stillWorking = (content: ContentOf<'still-working'>, page: Page): Words => ({
	subject: 'We’re still working on your application',
	preview: 'You don’t need to do anything.',
	title: 'We’re still working on it',
	greeting: greet(content.firstName),
	body: [
		text('We told you we’d answer within 21 days. We may need a little longer, and we’re sorry about that.'),
		text('We haven’t forgotten you. You don’t need to do anything, and you don’t need to apply again.'),
		...whereToLook(content, page),
	],
	ifNotYou: {
		question: 'Didn’t apply?',
		answer: 'Someone typed your email, most likely by mistake. Please let us know, and delete this email.',
	},
})
