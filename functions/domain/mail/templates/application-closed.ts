import {
	type ContentOf,
	greet,
	type Page,
	text,
	type Words,
	whereToLook,
} from '#functions/domain/mail/words.ts'

export const applicationClosed = (content: ContentOf<'application-closed'>, page: Page): Words => ({
	subject: 'We closed your application for now',
	preview: 'You can open it again by sending what’s missing.',
	title: 'We closed your application for now',
	greeting: greet(content.firstName),
	body: [
		text('We asked you for this, and it didn’t reach us in time:'),
		{ kind: 'list', items: content.asked },
		text(
			'That’s why we had to deny your application. It doesn’t mean you did anything wrong, and you can apply again.',
		),
		text(
			'You have it now? Send it, and your application opens again by itself. There’s no need to fill in anything twice.',
		),
		...whereToLook(content, page),
	],
	ifNotYou: {
		question: 'Didn’t apply?',
		answer: 'Someone typed your email, most likely by mistake. Please let us know, and delete this email.',
	},
})
